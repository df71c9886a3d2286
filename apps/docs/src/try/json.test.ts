import { expect, test } from "vitest";
import { indentJson } from "./json.ts";

test.each([
  '{"name":"a \\"quoted\\" {name}, with: signs","legs":[4,-2.5e3,true,null],"none":{},"nothing":[],"in":{"in":[[]]}}',
  "[]",
  '"text"',
  "7",
])("indents %s like JSON.stringify", (text) => {
  expect(indentJson(text)).toBe(JSON.stringify(JSON.parse(text), null, 2).replace("-2500", "-2.5e3"));
});

test("preserves all digits of numbers", () => {
  expect(indentJson('{"id":9223372036854775807,"legs":1.0}')).toBe('{\n  "id": 9223372036854775807,\n  "legs": 1.0\n}');
});

test.each(['{\n  "a": [\n    1,\n    {}\n  ]\n}', '{"name":'])(
  "does not change indented JSON or other text: %s",
  (text) => {
    expect(indentJson(text)).toBe(text);
  },
);
