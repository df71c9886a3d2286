import { expect, it } from "vitest";
import { createCases } from "../src/cases/all-cases.ts";
import { createApiDocument } from "../src/document.ts";
import { runConformance } from "../src/run.ts";
import { createPattern } from "../src/schema/schema-validator.ts";
import { serve } from "./serve.ts";

const list = <Value>(count: number, create: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => create(index));
const text = { type: "string" };
const members = (count: number, schema: object = text) =>
  Object.fromEntries(list(count, (index) => [`m${index}`, schema]));
const toReference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** Returns a schema at the end of a chain of references. */
const toChain = (length: number, toLink: (reference: object) => object): Parts => ({
  schema: toReference(`S${length}`),
  schemas: {
    S0: text,
    ...Object.fromEntries(list(length, (index) => [`S${index + 1}`, toLink(toReference(`S${index}`))])),
  },
});
const items = (depth: number, minItems: number): object =>
  depth === 0 ? text : { type: "array", minItems, items: items(depth - 1, minItems) };

interface Parts {
  readonly path?: string;
  readonly schema?: object;
  readonly schemas?: object;
  readonly parameters?: readonly object[];
  readonly content?: object;
}

function createTestDocument({ path = "/a", schema = text, schemas = {}, parameters = [], content }: Parts) {
  const json = { "application/json": { schema } };
  const responses = { 200: { description: "ok", content: json }, 400: { description: "bad" } };
  return createApiDocument({
    openapi: "3.1.1",
    paths: {
      [path]: {
        get: { parameters, responses },
        post: { requestBody: { required: true, content: content ?? json }, responses },
      },
    },
    components: { schemas },
  });
}

const rejected: Record<string, Parts> = {
  "a chain of allOf": toChain(2000, (part) => ({ allOf: [part] })),
  "a chain of references": toChain(2000, (part) => part),
  "a chain of not": toChain(2000, (not) => ({ not })),
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

const bombs: Record<string, Parts> = {
  "minLength 2,000,000,000": { schema: { type: "string", minLength: 2e9 } },
  "minLength 500,000,000 of a format": { schema: { type: "string", format: "uuid", minLength: 5e8 } },
  "maxLength 2,147,483,647": { schema: { type: "string", maxLength: 2 ** 31 - 1 } },
  "minItems 2,000,000,000": { schema: { type: "array", minItems: 2e9, items: text } },
  "uniqueItems and minItems": {
    schema: { type: "array", minItems: 1e9, uniqueItems: true, items: { type: "integer" } },
  },
  "nested minItems": { schema: items(3, 1000) },
  "deeply nested minItems": { schema: items(9, 20) },
  "nested minItems of long texts": {
    schema: { type: "array", minItems: 1000, items: { type: "string", minLength: 100_000 } },
  },
  minProperties: { schema: { type: "object", minProperties: 1e9, additionalProperties: text } },
  "required members of members": toChain(25, (reference) => ({
    type: "object",
    required: Object.keys(members(10)),
    properties: members(10, reference),
  })),
  "required members that parts repeat": toChain(25, (reference) => {
    const part = { type: "object", required: ["a"], properties: { a: reference } };
    return { allOf: [part, { ...part, properties: { a: reference, b: reference } }] };
  }),
  "a member that requires itself": {
    schema: toReference("Node"),
    schemas: { Node: { type: "object", required: ["next"], properties: { next: toReference("Node") } } },
  },
  "optional members of members": toChain(25, (reference) => ({ type: "object", properties: members(10, reference) })),
  "prefixItems of prefixItems": toChain(25, (reference) => ({ type: "array", prefixItems: list(10, () => reference) })),
  ...Object.fromEntries(
    ["1e400", Infinity, -Infinity, Number.NaN, Number.MAX_VALUE, "x", null].map((bound) => [
      `integers with the bounds ${bound}`,
      { schema: { type: "integer", minimum: bound, maximum: bound, multipleOf: bound } },
    ]),
  ),
  "a tiny multipleOf": { schema: { type: "number", multipleOf: 5e-324, minimum: 0.5, maximum: 1e300 } },
  "a pattern with a large count": { schema: { type: "string", pattern: "^a{1000000000}$" } },
  "a pattern with many choices": { schema: { type: "string", pattern: "^(a|b){0,65535}$" } },
  "a pattern that backtracks": {
    schema: { type: "string", pattern: "^(([a-z])+.)+[A-Z]([a-z])+$", minLength: 40, maxLength: 5000 },
  },
  "names with a pattern that backtracks": {
    schema: { type: "object", patternProperties: { "^(\\w+\\s?)*$": { type: "integer" } }, minProperties: 1 },
  },
};

// A hang or a crash fails the test.
it.each(Object.entries(bombs))("ends a run of a document with %s", async (_, { schema = {}, schemas = {} }) => {
  await run({ schema, schemas, parameters: [{ name: "q", in: "query", schema }] });
});

it.each(Object.entries(skipped))("skips the cases of %s", async (_, parts) => {
  expect((await run(parts)).some(({ skipReason }) => skipReason !== undefined)).toBe(true);
});

async function run(parts: Parts) {
  const baseUrl = await serve((_, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify("a".repeat(1000))),
  );
  const { findings, results } = await runConformance({ document: createTestDocument(parts), baseUrl, seed: 1 });
  expect(findings.filter(({ check }) => check === "case-error")).toEqual([]);
  return results;
}
