import { expect, it } from "vitest";
import { homeOf } from "./home-of.ts";

const document = {
  first: { inner: { $ref: "#/shared/a~1b" }, list: [{ $ref: "#/first/inner" }] },
  shared: { "a/b": { deep: { $ref: "#/shared/last" } }, last: { value: 1 } },
  elsewhere: { $ref: "other.yaml#/x" },
};

it.each([
  ["first/list", "first/list"],
  ["first/inner/deep/value", "shared/last/value"],
  ["first/list/0", "shared/a~1b"],
  ["first/list/0/deep/value", "shared/last/value"],
  ["elsewhere/x", "elsewhere/x"],
  ["nowhere/x", "nowhere/x"],
])("what stands at %s has its home at %s", (path, home) => {
  const unescaped = home.split("/").map((key) => key.replace("~1", "/"));
  expect(homeOf(document, path.split("/"))).toEqual(unescaped);
});
