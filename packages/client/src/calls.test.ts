import { calls } from "@animal-store/contract/calls";
import { describe, expect, it } from "vitest";
import { callOf, documentsHeader, endsWithPath, operationAt } from "./calls.ts";

const origin = "http://store.test";

describe("callOf", () => {
  it.each(Object.entries(calls))("knows %s wherever the API lies", (call, { operation }) => {
    const [method = "", path = ""] = call.split(" ");
    for (const base of ["/v1", "", "/proxied/animal-store/v1"]) {
      const url = `${origin}${base}${path.replace(/{\w+}/, "9223372036854775807")}?limit=1`;
      expect(callOf(new Request(url, { method }))).toEqual({ operation, path });
    }
  });

  it.each(["/v1/cats", "/v1/pets/1/2", "/v1/pets/", "/v1/petshop"])("knows no operation at %s", (path) => {
    expect(callOf(new Request(origin + path))).toBeUndefined();
  });

  it("knows no operation of another method", () => {
    expect(callOf(new Request(`${origin}/v1/pets`, { method: "DELETE" }))).toBeUndefined();
  });
});

it("what the contract writes leads to its operation and to the headers that it documents", () => {
  expect(operationAt("post", "/pets")).toBe("createPet");
  expect(operationAt("PUT", "/pets")).toBeUndefined();
  expect(operationAt("GET", "toString")).toBeUndefined();
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
])("%s, compared with the path %s: %s", (pathname, path, isIts) => {
  expect(endsWithPath(pathname, path)).toBe(isIts);
});
