import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { createPattern, createSchemaValidator } from "../src/schema/schema-validator.ts";

it("validates each member with its own pattern", () => {
  const document = createApiDocument({ openapi: "3.1.1", paths: {} });
  const validate = createSchemaValidator(document, { direction: "request" });
  const schema = { properties: { a: { pattern: "^a+$" }, b: { pattern: "^b+$" }, c: { pattern: "(" } } };
  expect(validate(schema, { a: "a", b: "b", c: "c" })).toEqual([]);
  expect(validate(schema, { a: "b", b: "a" }).map(({ path }) => path)).toEqual(["/a", "/b"]);
});

it.each([
  ["^(a+)+$", `${"a".repeat(40)}!`],
  ["^(\\w+\\s?)*$", `${"word ".repeat(20)}!`],
  ["^(([a-z])+.)+[A-Z]([a-z])+$", "a".repeat(60)],
  ["^.*a.*b.*c.*d.*e.*$", "abcd".repeat(2000)],
  ["\\s+$", `${" ".repeat(1_000_000)}!`],
  [`^${"a?".repeat(40)}${"a".repeat(40)}$`, `${"a".repeat(60)}!`],
  [`^${"a{0,5}".repeat(20)}!$`, "a".repeat(60)],
])("skips the case for %s if a text takes too long", (source, text) => {
  const pattern = createPattern(source);
  for (let attempt = 0; attempt < 3; attempt += 1) expect(() => pattern.test(text)).toThrow(`unlike ${source}`);
});

it.each([
  ["^(b+)+$", "b".repeat(40), true],
  ["^(a|b){0,20}$", "ab".repeat(10), true],
  ["^[a-z]+$", `${"a".repeat(100_000)}!`, false],
])("tests %s", (source, text, isMatch) => {
  expect(createPattern(source).test(text)).toBe(isMatch);
});
