import { describe, expect, it } from "vitest";
import { findLink, parseRetryAfter } from "./headers.ts";

it.each([
  ["0", 0],
  ["Fri, 32 Foo 2026 00:00:00 GMT", undefined],
  ["Thu, 15 Jan 2026 00:01:30 GMT", 90],
  ["Wed, 14 Jan 2026 00:00:00 GMT", 0],
])("parseRetryAfter parses %s as %s", (text, seconds) => {
  const response = new Response(null, { headers: { "Retry-After": text, Date: "Thu, 15 Jan 2026 00:00:00 GMT" } });
  expect(parseRetryAfter(response)).toBe(seconds);
});

describe("findLink", () => {
  it.each([
    ['</v2/books?limit=20&cursor=a>; rel="next"', "/v2/books?limit=20&cursor=a"],
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
    '<a>; rel="next"; anchor="/v2/shelves"',
    '<a; rel="next"',
    '<a>; rel="next',
    '; rel="next"',
    '"<a>; rel=next"',
  ])("finds no link in %s", (header) => {
    expect(findLink(header, "next")).toBeUndefined();
  });
});
