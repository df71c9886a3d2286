import { expect, it } from "vitest";
import { resolvePointer, toPathPattern, toPointer } from "./index.ts";

// The examples of RFC 6901, section 5 and section 6.
const root = { foo: ["bar", "baz"], "": 0, "a/b": 1, "c%d": 2, "e^f": 3, 'k"l': 6, " ": 7, "m~n": 8 };

it.each(Object.keys(root))("resolves the pointer of the member %j", (key) => {
  expect(resolvePointer(root, `#${encodeURI(toPointer(key))}`)).toBe(root[key as keyof typeof root]);
});

it.each([
  ["", root],
  ["#", root],
  ["#/foo/0", "bar"],
  ["#/foo/-", undefined],
  ["#/toString", undefined],
  ["#/foo/length", 2],
  ["#foo", undefined],
  ["#/c%d", 2],
])("resolves %j", (pointer, target) => {
  expect(resolvePointer(root, pointer)).toBe(target);
});

it.each([
  ["/shelves/{shelfId}", "/shelves/7", ["7"]],
  ["/shelves/{shelfId}", "/shelves/", undefined],
  ["/shelves/{shelfId}", "/shelves/7/books", undefined],
  ["/a.b/{from}-{to}", "/a.b/1-2", ["1", "2"]],
  ["/a.b/{from}-{to}", "/a-b/1-2", undefined],
])("the template %s and the path %s", (template, path, groups) => {
  expect(toPathPattern(template).exec(path)?.slice(1)).toEqual(groups);
});
