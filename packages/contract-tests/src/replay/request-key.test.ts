import { expect, it } from "vitest";
import { requestKey, withKey } from "./request-key.ts";

const request = { method: "GET", target: "/v1/pets", headers: [["authorization", "bearer  a"] as const] };

it("requests are alike that differ in their API key alone", () => {
  expect(requestKey({ ...request, headers: [["authorization", "bearer  b"]] })).toBe(requestKey(request));
});

it.each([
  { method: "HEAD" },
  { target: "/v1/pets?limit=1" },
  { headers: [] },
  { headers: [["authorization", "basic a"] as const] },
  { body: "1" },
])("requests are not alike that differ by %j", (other) => {
  expect(requestKey({ ...request, ...other })).not.toBe(requestKey(request));
});

it("only a bearer token is changed", () => {
  const others = [
    ["X-Key", "Bearer a"],
    ["Authorization", "a"],
  ] as const;
  expect(withKey([...request.headers, ...others], "k")).toEqual([["authorization", "bearer  k"], ...others]);
});
