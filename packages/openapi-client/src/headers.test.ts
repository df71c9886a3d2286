import { describe, expect, it } from "vitest";
import { convertHeader, findLink, parseInteger, parseRetryAfter } from "./headers.ts";

const conversions = {
  "X-Total": parseInteger,
  "Retry-After": (_: string, response: Response) => parseRetryAfter(response),
};

it.each([
  ["X-Total", "59", 59],
  ["X-Request-Id", "42", "42"],
  ["X-Total", "", undefined],
  ["X-Total", "sixty", undefined],
  ["Retry-After", "0", 0],
  ["Retry-After", "Fri, 32 Foo 2026 00:00:00 GMT", undefined],
  ["Retry-After", "Thu, 15 Jan 2026 00:01:30 GMT", 90],
  ["Retry-After", "Wed, 14 Jan 2026 00:00:00 GMT", 0],
] as const)("convertHeader converts %s: %s to %s", (name, text, value) => {
  const response = new Response(null, { headers: { [name]: text, Date: "Thu, 15 Jan 2026 00:00:00 GMT" } });
  expect(convertHeader(response, name, conversions)).toBe(value);
  expect(convertHeader(response, "X-Missing", conversions)).toBeUndefined();
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
