import fc from "fast-check";
import { expect, it } from "vitest";
import { mergePatch } from "./merge-patch.ts";

// The cases of RFC 7396, appendix A.
it.each<[unknown, unknown, unknown]>([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("changes %j by %j to %j", (value, patch, expected) => {
  expect(mergePatch(value, patch)).toEqual(expected);
});

it("sets each member of a patch without null, also __proto__", () => {
  const members = fc.dictionary(fc.oneof(fc.string(), fc.constant("__proto__")), fc.oneof(fc.integer(), fc.string()));
  fc.assert(
    fc.property(members, members, (value, patch) => {
      const merged = mergePatch(value, patch);
      const entries = [...Object.entries(value), ...Object.entries(patch)];
      expect(Object.entries(merged)).toEqual(Object.entries(Object.fromEntries(entries)));
    }),
  );
});
