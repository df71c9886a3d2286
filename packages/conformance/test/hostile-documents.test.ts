import { expect, it } from "vitest";
import { createCases } from "../src/cases/all-cases.ts";
import { createApiDocument } from "../src/document.ts";
import { runConformance } from "../src/run.ts";
import { createPattern } from "../src/schema/pattern.ts";
import { serve } from "./serve.ts";

const list = <Value>(count: number, create: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => create(index));
const text = { type: "string" };
const members = (count: number) => Object.fromEntries(list(count, (index) => [`m${index}`, text]));
const chain = (toLink: (reference: object) => object) => ({
  S0: text,
  ...Object.fromEntries(list(2000, (index) => [`S${index + 1}`, toLink({ $ref: `#/components/schemas/S${index}` })])),
});
const last = { $ref: "#/components/schemas/S2000" };

interface Parts {
  readonly path?: string;
  readonly schema?: object;
  readonly schemas?: object;
  readonly parameters?: readonly object[];
  readonly content?: object;
}

function createTestDocument({ path = "/a", schema = text, schemas = {}, parameters = [], content }: Parts) {
  const json = { "application/json": { schema } };
  const operation = { parameters, responses: { 200: { description: "ok", content: json } } };
  return createApiDocument({
    openapi: "3.1.1",
    paths: {
      [path]: { get: operation, post: { ...operation, requestBody: { required: true, content: content ?? json } } },
    },
    components: { schemas },
  });
}

const rejected: Record<string, Parts> = {
  "a chain of allOf": { schema: last, schemas: chain((part) => ({ allOf: [part] })) },
  "a chain of references": { schema: last, schemas: chain((part) => part) },
  "a chain of not": { schema: last, schemas: chain((not) => ({ not })) },
  "many parts": { schema: { allOf: list(2000, () => ({ minLength: 1 })) } },
  "many alternatives": { schema: { anyOf: list(2000, (index) => ({ const: index })) } },
  "many members": { schema: { type: "object", properties: members(2000) } },
  "many names that need others": {
    schema: { type: "object", dependentRequired: Object.fromEntries(list(2000, (index) => [`m${index}`, ["a"]])) },
  },
  "many values": { schema: { enum: list(20_000, (index) => index) } },
  "a long path": { path: `/${"a".repeat(100_000)}` },
  "many parameters in a segment": { path: `/${list(60, (index) => `{p${index}}`).join("")}` },
  "many parameters": { parameters: list(1000, (index) => ({ name: `p${index}`, in: "query", schema: text })) },
  "many media types": {
    content: Object.fromEntries(list(2000, (index) => [`application/x${index}+json`, { schema: text }])),
  },
};

it.each(Object.entries(rejected))("rejects a document with %s, with its line and the next step", (_, parts) => {
  expect(() => createTestDocument(parts)).toThrow(
    /^document\.yaml:\d+:\d+: .* (at most|more than) \d+ .*\. (Remove|Split)/,
  );
});

const keywords = [
  ...["type", "enum", "const", "format", "pattern", "multipleOf", "minimum", "maximum", "exclusiveMinimum"],
  ...["exclusiveMaximum", "minLength", "maxLength", "minItems", "maxItems", "uniqueItems", "items", "prefixItems"],
  ...["properties", "patternProperties", "additionalProperties", "propertyNames", "required", "minProperties"],
  ...["maxProperties", "dependentRequired", "dependentSchemas", "allOf", "anyOf", "oneOf", "not", "if", "then"],
];
const wrongValues = [null, -5, 0.5, 1e300, "x", "", true, [], [null], [5], {}, { a: null }, { a: 5 }];
const types = ["string", "integer", "number", "array", "object", undefined];

it.each(keywords)("creates cases for each wrong value of %s", (keyword) => {
  for (const type of types)
    for (const value of wrongValues)
      expect(() => [...createCases(createTestDocument({ schema: { type, [keyword]: value } }))]).not.toThrow();
});

it("tests a pattern that is too large or too deep without an error", () => {
  for (const source of [`^${"a".repeat(1_000_000)}$`, `${"(".repeat(20_000)}a${")".repeat(20_000)}`])
    expect(createPattern(source).test("b")).toBe(true);
  expect(() => createPattern(`^${"(a|b)*c?".repeat(2000)}$`).test("abababababx")).toThrow(
    "a pattern that takes at most",
  );
});

const skipped: Record<string, Parts> = {
  "a path with blanks": { path: "/a b\n漢" },
  "a cookie with a line end": { parameters: [{ name: "a\r\nb", in: "cookie", required: true, schema: text }] },
  "a header with an invalid name": { parameters: [{ name: "a b", in: "header", required: true, schema: text }] },
  "a header with an invalid value": {
    parameters: [{ name: "X-A", in: "header", required: true, schema: { enum: ["a\r\nb", "\0", "漢"] } }],
  },
  "members with the names of built-in ones": {
    schema: {
      type: "object",
      required: ["constructor"],
      properties: { constructor: text, toString: { type: "integer" } },
    },
  },
  "members whose names can hardly match": {
    schema: { type: "object", minProperties: 5000, propertyNames: { pattern: "^x[0-9]$" } },
  },
};

it.each(Object.entries(skipped))("skips the cases of %s", async (_, parts) => {
  const baseUrl = await serve((_, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}"),
  );
  const { findings, results } = await runConformance({ document: createTestDocument(parts), baseUrl, seed: 1 });
  expect(findings.filter(({ check }) => check === "case-error")).toEqual([]);
  expect(results.some(({ skipReason }) => skipReason !== undefined)).toBe(true);
});
