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
