import { expect, it } from "vitest";
import { createRequestIdReader } from "./request-id.ts";

const readRequestId = createRequestIdReader((text) => text.replace("secret", "…"));

it.each(["a", "A.b_c-9", "x".repeat(128)])("returns the valid header %s", (header) => {
  expect(readRequestId(header)).toBe(header);
});

it.each([null, "", "a b", "é", "x".repeat(129), "my-secret"])("returns a new id for %j", (header) => {
  expect(readRequestId(header)).toMatch(/^[\w-]{22}$/);
});

it("returns a different id for each request", () => {
  const ids = Array.from({ length: 20_000 }, () => readRequestId(null));
  expect(new Set(ids).size).toBe(ids.length);
});
