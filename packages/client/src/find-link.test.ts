import { describe, expect, it } from "vitest";
import { findLink } from "./find-link.ts";

describe("findLink", () => {
  it.each([
    ['</v1/pets?limit=20&cursor=a>; rel="next"', "/v1/pets?limit=20&cursor=a"],
    ["<?cursor=a>;rel=next", "?cursor=a"],
    ['<a,b;c>; rel="next"', "a,b;c"],
    ['<a>; rel="prev", <b>; rel="next"', "b"],
    ['<b>; rel="next", <a>; rel="prev"', "b"],
    ['<b>; rel="next", <c>; rel="next"', "b"],
    ['<b>; rel="last  NEXT"', "b"],
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
    '<a>; rel="nextpage"',
    '<a>; rel="http://example.org/next"',
    '<a>; rev="next"',
    '<a>; title="rel=next"',
    '<a>; title="<b>; rel=next"',
    '<a>; rel="prev"; rel="next"',
    '<a>; rel="next"; anchor="/v1/store/orders"',
    '<a; rel="next"',
    '<a>; rel="next',
    'a; rel="next"',
    '; rel="next"',
    '"<a>; rel=next"',
  ])("finds none in %s", (header) => {
    expect(findLink(header, "next")).toBeUndefined();
  });
});
