import { calls } from "@animal-store/contract/calls";
import { describe, expect, it } from "vitest";
import { documentsHeader, endsWithPath, findOperation, findRoute } from "./calls.ts";

const origin = "http://store.test";

describe("findRoute", () => {
  it.each(Object.entries(calls))("finds %s under any base path", (route, { operation }) => {
    const [method = "", path = ""] = route.split(" ");
    for (const base of ["/v1", "", "/proxied/animal-store/v1"]) {
      const url = `${origin}${base}${path.replace(/{\w+}/, "9223372036854775807")}?limit=1`;
      expect(findRoute(new Request(url, { method }))).toEqual({ operation, path });
    }
  });

  it.each(["GET /v1/cats", "GET /v1/pets/1/2", "GET /v1/pets/", "GET /v1/petshop", "DELETE /v1/pets"])(
    "returns undefined for %s",
    (route) => {
      const [method = "", path] = route.split(" ");
      expect(findRoute(new Request(origin + path, { method }))).toBeUndefined();
    },
  );
});

it("findOperation and documentsHeader find an operation and its documented headers by method and path", () => {
  expect(findOperation("post", "/pets")?.operation).toBe("createPet");
  expect(findOperation("PUT", "/pets")).toBeUndefined();
  expect(findOperation("GET", "toString")).toBeUndefined();
  expect(documentsHeader("POST", "/store/orders", "Idempotency-Key")).toBe(true);
  expect(documentsHeader("GET", "/pets", "Idempotency-Key")).toBe(false);
});

it.each([
  ["/v1/pets", "/pets", true],
  ["/proxied/v1/pets/7", "/pets/{petId}", true],
  ["/v1/pets/7/toys", "/pets/{petId}", false],
  ["/v1/mypets", "/pets", false],
  ["/v1/feed-json", "/feed.json", false],
  ["/v1/a+(b)*$", "/a+(b)*$", true],
  ["/v1/aa(b)", "/a+(b)*$", false],
  ["/v1/caf%C3%A9/7", "/caf%C3%A9/{id}", true],
])("endsWithPath(%j, %j) returns %s", (pathname, path, expected) => {
  expect(endsWithPath(pathname, path)).toBe(expected);
});
