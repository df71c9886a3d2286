import { describe, expect, it } from "vitest";
import { parseYaml } from "./parse-text.ts";

describe("parseYaml", () => {
  it.each([
    ["a: {\n  b: 1\n}\n", { a: { b: 1 } }],
    ["a:\n  b: [\n    x, yes, 2020-01-01,\n  ]\n  c: 1\n", { a: { b: ["x", "yes", "2020-01-01"], c: 1 } }],
    ["base: &base { a: 1 }\nother:\n  <<: *base\n  list: [\n  ]\n", { base: { a: 1 }, other: { a: 1, list: [] } }],
  ])("accepts a flow collection whose end is not indented: %j", (text, value) => {
    expect(parseYaml(text)).toEqual(value);
  });

  it.each(["a: {\n  b: 1\n", 'a:\n  "b\nc"\n', "a: [\n]\na: 1\n"])("rejects %j with a reason and a mark", (text) => {
    expect(() => parseYaml(text)).toThrow(
      expect.objectContaining({ reason: expect.any(String), mark: expect.any(Object) }),
    );
  });
});
