import { describe, expect, it } from "vitest";
import { calls } from "../test/generated/calls.ts";
import { endsWithPath, findRoute } from "./calls.ts";

const origin = "http://library.test";

describe("findRoute", () => {
  it.each(Object.entries(calls))("finds %s under any base path", (route, { operation }) => {
    const [method = "", path = ""] = route.split(" ");
    for (const base of ["/library/v2", "", "/proxied/library/v2"]) {
      const url = `${origin}${base}${path.replaceAll(/{\w+}/g, "9223372036854775807")}?limit=1`;
      expect(findRoute(calls, new Request(url, { method }))).toEqual({ operation, path });
    }
  });

  it.each(["GET /v2/films", "GET /v2/books/1/2", "GET /v2/books/", "GET /v2/bookshop", "DELETE /v2/books"])(
    "returns undefined for %s",
    (route) => {
      const [method = "", path] = route.split(" ");
      expect(findRoute(calls, new Request(origin + path, { method }))).toBeUndefined();
    },
  );
});

it.each([
  ["/v1/books", "/books", true],
  ["/proxied/v1/books/7", "/books/{isbn}", true],
  ["/v1/books/7/copies", "/books/{isbn}", false],
  ["/v1/mybooks", "/books", false],
  ["/v1/feed-json", "/feed.json", false],
  ["/v1/a+(b)*$", "/a+(b)*$", true],
  ["/v1/aa(b)", "/a+(b)*$", false],
  ["/v1/caf%C3%A9/7", "/caf%C3%A9/{id}", true],
])("endsWithPath(%j, %j) returns %s", (pathname, path, expected) => {
  expect(endsWithPath(pathname, path)).toBe(expected);
});
