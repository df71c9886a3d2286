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
  "optional members of members": {
    schema: last,
    schemas: chain(25, { type: "string" }, (reference) => ({ type: "object", properties: members(reference) })),
  },
  "prefixItems of prefixItems": {
    schema: last,
    schemas: chain(25, { type: "string" }, (reference) => ({ type: "array", prefixItems: ten(() => reference) })),
  },
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
