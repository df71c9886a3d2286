import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { runConformance } from "../src/run.ts";
import { serve } from "./serve.ts";

const chain = (levels: number, first: object, toNext: (reference: object) => object) =>
  Object.fromEntries(
    Array.from({ length: levels + 1 }, (_, level) => [
      `S${level}`,
      level === 0 ? first : toNext({ $ref: `#/components/schemas/S${level - 1}` }),
    ]),
  );
const ten = (create: (index: number) => unknown) => Array.from({ length: 10 }, (_, index) => create(index));
const members = (reference: object) =>
  Object.fromEntries(ten((index) => [`m${index}`, reference]) as [string, object][]);
const items = (depth: number, minItems: number): object =>
  depth === 0 ? { type: "string" } : { type: "array", minItems, items: items(depth - 1, minItems) };

const last = { $ref: "#/components/schemas/S25" };
const bombs: Record<string, { schema: object; schemas?: object }> = {
  "minLength 2,000,000,000": { schema: { type: "string", minLength: 2e9 } },
  "minLength 500,000,000 of a format": { schema: { type: "string", format: "uuid", minLength: 5e8 } },
  "maxLength 2,147,483,647": { schema: { type: "string", maxLength: 2 ** 31 - 1 } },
  "minItems 2,000,000,000": { schema: { type: "array", minItems: 2e9, items: { type: "string" } } },
  "uniqueItems and minItems": {
    schema: { type: "array", minItems: 1e9, uniqueItems: true, items: { type: "integer" } },
  },
  "nested minItems": { schema: items(3, 1000) },
  "deeply nested minItems": { schema: items(9, 20) },
  "nested minItems of long texts": {
    schema: { type: "array", minItems: 1000, items: { type: "string", minLength: 100_000 } },
  },
  minProperties: { schema: { type: "object", minProperties: 1e9, additionalProperties: { type: "string" } } },
  "required members of members": {
    schema: last,
    schemas: chain(25, { type: "string" }, (reference) => ({
      type: "object",
      required: Object.keys(members(reference)),
      properties: members(reference),
    })),
  },
  "required members that parts repeat": {
    schema: last,
    schemas: chain(25, { type: "string" }, (reference) => {
      const part = { type: "object", required: ["a"], properties: { a: reference } };
      return { allOf: [part, { ...part, properties: { a: reference, b: reference } }] };
    }),
  },
  "a member that requires itself": {
    schema: { $ref: "#/components/schemas/Node" },
    schemas: {
      Node: { type: "object", required: ["next"], properties: { next: { $ref: "#/components/schemas/Node" } } },
    },
  },
  "optional members of members": {
    schema: last,
    schemas: chain(25, { type: "string" }, (reference) => ({ type: "object", properties: members(reference) })),
  },
  "prefixItems of prefixItems": {
    schema: last,
    schemas: chain(25, { type: "string" }, (reference) => ({ type: "array", prefixItems: ten(() => reference) })),
  },
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
it.each(Object.entries(bombs))("ends a run of a document with %s", async (_, { schema, schemas }) => {
  const content = { "application/json": { schema } };
  const responses = { 200: { description: "ok", content }, 400: { description: "bad" } };
  const document = createApiDocument({
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    paths: {
      "/a": {
        get: { operationId: "getA", parameters: [{ name: "q", in: "query", schema }], responses },
        post: { operationId: "addA", requestBody: { required: true, content }, responses },
      },
    },
    components: { schemas: schemas ?? {} },
  });
  const text = JSON.stringify("a".repeat(1000));
  const baseUrl = await serve((_request, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(text),
  );
  const { results } = await runConformance({ document, baseUrl, seed: 1 });
  expect(results.flatMap(({ findings }) => findings.filter(({ check }) => check === "case-error"))).toEqual([]);
});

const largeBodies: Record<string, string> = {
  "4 million wrong items": `[${"1,".repeat(4_000_000)}1]`,
  "a text of 10 million characters": JSON.stringify("-".repeat(10_000_000)),
  "4 million nested arrays": "[".repeat(4_000_000),
  "100,000 wrong objects": JSON.stringify(Array.from({ length: 100_000 }, (_, id) => ({ id, other: "x" }))),
};

it.each(Object.entries(largeBodies))("ends a run against a service that responds with %s", async (_, text) => {
  const schema = { type: "array", items: { type: "object", properties: { id: { type: "string" } } } };
  const content = { "application/json": { schema } };
  const parameters = [{ name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100 } }];
  const responses = { 200: { description: "ok", content }, 400: { description: "bad" } };
  const document = createApiDocument({
    openapi: "3.1.1",
    info: { title: "T", version: "1" },
    paths: { "/a": { get: { operationId: "getA", parameters, responses } } },
  });
  const baseUrl = await serve((_request, response) =>
    response.writeHead(200, { "Content-Type": "application/json" }).end(text),
  );
  const { stopReason, findings } = await runConformance({ document, baseUrl, seed: 1, maxResponseBytes: 12_000_000 });
  expect(findings.some(({ check }) => check === "case-error")).toBe(false);
  if (text.length > 8_000_000) expect(stopReason).toContain("Raise --max-response-bytes");
});
