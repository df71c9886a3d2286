import { expect, it } from "vitest";
import { readHeader } from "./read-header.ts";

it("a header has the type that the contract gives it", () => {
  const headers = { "X-RateLimit-Remaining": "59", "X-Request-Id": "42", "Idempotency-Replayed": "true" };
  const answer = { response: new Response(null, { headers }), operation: "createPet" } as const;
  expect(readHeader(answer, "X-RateLimit-Remaining")).toBe(59);
  expect(readHeader(answer, "X-Request-Id")).toBe("42");
  expect(readHeader(answer, "Idempotency-Replayed")).toBe(true);
  expect(readHeader(answer, "Retry-After")).toBeUndefined();
});

it.each([
  ["Idempotency-Replayed", "false", undefined],
  ["X-RateLimit-Remaining", "", undefined],
  ["X-RateLimit-Limit", "sixty", undefined],
  ["X-RateLimit-Reset", "60, 60", undefined],
  ["Retry-After", "0", 0],
  ["Retry-After", "soon", undefined],
  ["Retry-After", "Fri, 32 Foo 2026 00:00:00 GMT", undefined],
  ["Retry-After", "Thu, 15 Jan 2026 00:01:30 GMT", 90],
  ["Retry-After", "Wed, 14 Jan 2026 00:00:00 GMT", 0],
] as const)("%s: %s is read as %s", (name, text, value) => {
  const response = new Response(null, { headers: { [name]: text, Date: "Thu, 15 Jan 2026 00:00:00 GMT" } });
  expect(readHeader({ response, operation: "createPet" }, name)).toBe(value);
});
