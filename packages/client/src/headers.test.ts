import { describe, expect, it } from "vitest";
import { findLink, readHeader } from "./headers.ts";

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
  ["Retry-After", "0", 0],
  ["Retry-After", "Fri, 32 Foo 2026 00:00:00 GMT", undefined],
  ["Retry-After", "Thu, 15 Jan 2026 00:01:30 GMT", 90],
  ["Retry-After", "Wed, 14 Jan 2026 00:00:00 GMT", 0],
] as const)("%s: %s is read as %s", (name, text, value) => {
  const response = new Response(null, { headers: { [name]: text, Date: "Thu, 15 Jan 2026 00:00:00 GMT" } });
  expect(readHeader({ response, operation: "createPet" }, name)).toBe(value);
});

describe("findLink", () => {
  it.each([
    ['</v1/pets?limit=20&cursor=a>; rel="next"', "/v1/pets?limit=20&cursor=a"],
    ["<?cursor=a>;rel=next", "?cursor=a"],
    ['<a>; rel="prev", <b>; rel="next"', "b"],
    ['<b>; rel="next", <c>; rel="next"', "b"],
    ['<b> ; title="x" ; REL = "next"', "b"],
    ['<b>; title="a, <c>; rel=\\"next\\""; rel="next"', "b"],
    ['<a>; title="\\\\", <b>; rel="next"', "b"],
    ["<b>; title*=UTF-8''n%C3%A4chste; crossorigin; rel=next", "b"],
    ['<b>; rel="\\next"', "b"],
    ['<a>; rel="prev";, , <b>;; rel="next";', "b"],
    ['<>; rel="next"', ""],
  ])("finds the target in %s", (header, target) => {
    expect(findLink(header, "next")).toBe(target);
  });

  it.each([
    "",
    "<a>",
    '<a>; rel="prev"',
    '<a>; rel="http://example.org/next"',
    '<a>; title="rel=next"',
    '<a>; title="<b>; rel=next"',
    '<a>; rel="prev"; rel="next"',
    '<a>; rel="next"; anchor="/v1/store/orders"',
    '<a; rel="next"',
    '<a>; rel="next',
    '; rel="next"',
    '"<a>; rel=next"',
  ])("finds none in %s", (header) => {
    expect(findLink(header, "next")).toBeUndefined();
  });
});
