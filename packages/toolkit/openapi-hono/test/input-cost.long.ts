import { toNode } from "@animal-store/openapi-document";
import fc from "fast-check";
import type { Hono } from "hono";
import { expect, it } from "vitest";
import { mountDocument, toDocument } from "./mount-document.ts";

type Json = Record<string, unknown> | boolean;
const objects = { type: "object", properties: { a: { type: "integer" } } };

/** A schema for each keyword that validators check. */
const schemas: Record<string, Json> = {
  "type string": { type: "string" },
  "type number": { type: "number" },
  "type integer": { type: "integer" },
  int64: { type: "integer", format: "int64" },
  "int64 with bounds": { type: "integer", format: "int64", minimum: 5, multipleOf: 10 },
  "bounds without a type": { minimum: 5, multipleOf: 10 },
  enum: { enum: Array.from({ length: 300 }, (_, index) => index) },
  "enum of objects": { enum: Array.from({ length: 50 }, (_, a) => ({ a, b: [a] })) },
  const: { const: { a: [1, 2, 3] } },
  multipleOf: { type: "number", multipleOf: 0.01 },
  "minimum and maximum": { type: "number", exclusiveMinimum: 5, exclusiveMaximum: 9 },
  "minLength and maxLength": { type: "string", minLength: 3, maxLength: 20 },
  pattern: { type: "string", pattern: "^[a-z]*$" },
  uniqueItems: { type: "array", uniqueItems: true },
  "uniqueItems of objects": { type: "array", uniqueItems: true, items: objects },
  "uniqueItems of int64": { type: "array", uniqueItems: true, items: { type: "integer", format: "int64" } },
  "minItems and maxItems": { minItems: 3, maxItems: 5 },
  prefixItems: { prefixItems: [{ type: "string" }], items: { type: "string" } },
  "items false": { prefixItems: [{ type: "string" }], items: false },
  contains: { contains: { type: "boolean" }, minContains: 2, maxContains: 3 },
  unevaluatedItems: {
    prefixItems: [{}],
    anyOf: [{ prefixItems: [{}, {}] }, {}],
    unevaluatedItems: false,
  },
  required: { type: "object", required: ["b", "c"] },
  "minProperties and maxProperties": { minProperties: 3, maxProperties: 5 },
  "additionalProperties false": { ...objects, additionalProperties: false },
  additionalProperties: { ...objects, additionalProperties: { type: "boolean" } },
  patternProperties: { patternProperties: { "^[a-m]": { type: "boolean" }, "[0-5]$": false } },
  propertyNames: { propertyNames: { maxLength: 2, pattern: "^b" } },
  "propertyNames without a valid name": { propertyNames: { not: {} } },
  dependentRequired: { dependentRequired: { a: ["b", "c"] } },
  dependentSchemas: { dependentSchemas: { a: { required: ["b"] } } },
  unevaluatedProperties: {
    allOf: [objects],
    anyOf: [{ patternProperties: { "^b": {} } }, {}],
    unevaluatedProperties: false,
  },
  not: { not: { type: ["integer", "string", "object", "array"] } },
  // As text: an object with the member `then` is treated like a promise.
  if: JSON.parse('{"if":{"type":"object"},"then":{"required":["b"]},"else":{"type":"boolean"}}'),
  allOf: { allOf: [{ type: "object", required: ["b"] }, { maxProperties: 0 }] },
  anyOf: {
    anyOf: [{ type: "object", required: ["b"] }, { type: "array", items: { type: "boolean" } }, { type: "boolean" }],
  },
  oneOf: {
    oneOf: [{ type: "object", required: ["b"] }, { type: "array", items: { type: "boolean" } }, { type: "boolean" }],
  },
  "oneOf several": { oneOf: [{ type: ["string", "integer"] }, { type: ["string", "object", "array"] }] },
  discriminator: {
    oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
    discriminator: { propertyName: "a" },
    unevaluatedProperties: false,
  },
  "a recursive reference": { $ref: "#/components/schemas/Tree" },
  "date-time": { type: "string", format: "date-time" },
};
const names = ["a", "b"].map((value) => ({
  type: "object",
  required: ["a"],
  properties: { a: { const: value }, n: { type: "integer" } },
}));
const components = {
  Cat: names[0],
  Dog: names[1],
  Tree: {
    anyOf: [
      { type: "array", items: { $ref: "#/components/schemas/Tree" } },
      { type: "object", additionalProperties: { $ref: "#/components/schemas/Tree" } },
      { type: "boolean" },
    ],
  },
};

/** Parts of a schema that contains itself. */
const createRecursiveParts = (self: Json): Record<string, Record<string, unknown>> => ({
  items: { type: "array", items: self },
  members: { type: "object", additionalProperties: self },
  "members with a pattern": { patternProperties: { "^[a-m0-9]": self } },
  "the member a": { properties: { a: self }, unevaluatedProperties: self },
  prefixItems: { prefixItems: [self, self] },
  contains: { contains: { type: "boolean" } },
  "contains itself": { contains: self },
  minItems: { type: "array", minItems: 1 },
  uniqueItems: { type: ["array", "integer", "object"], uniqueItems: true },
  required: { type: "object", required: ["q"] },
  minProperties: { type: "object", minProperties: 5 },
  propertyNames: { propertyNames: { maxLength: 1 } },
  const: { properties: { op: { const: "and" } } },
  dependentSchemas: { dependentSchemas: { a: { additionalProperties: self } } },
  if: JSON.parse(`{"if":{"minProperties":2},"else":{"additionalProperties":${JSON.stringify(self)}}}`),
  not: { not: { type: "object", additionalProperties: self, minProperties: 1 } },
  integer: { type: "integer" },
  "a long number": { type: "number" },
});

/** Returns schemas of two alternatives that contain themselves, by the names of their parts. */
function createRecursiveSchemas(count: number): Map<string, { component: string; schema: Json }> {
  const names = Object.keys(createRecursiveParts(true));
  const alternative = fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 });
  const schema = fc.record({
    combination: fc.constantFrom("anyOf", "oneOf", "allOf"),
    alternatives: fc.tuple(alternative, alternative),
  });
  const examples = [
    ["required,members", "minProperties,members"],
    ["required,members", "const,members"],
    ["integer", "items,contains"],
    ["integer", "items,minItems"],
    ["items,contains"],
    ["uniqueItems,items,members"],
  ].map((parts) => ({ combination: "anyOf", alternatives: parts.map((part) => part.split(",")) }));
  const entries = [...examples, ...fc.sample(schema, { numRuns: count, seed: 41 })].map(
    ({ combination, alternatives }, index) => {
      const component = `Recursive${index}`;
      const parts = createRecursiveParts({ $ref: `#/components/schemas/${component}` });
      const toSchema = (own: readonly string[]) => Object.assign({}, ...own.map((name) => parts[name]));
      const name = `${combination} of ${alternatives.map((own) => own.join(" and ")).join(", or ")}`;
      return [name, { component, schema: { [combination]: alternatives.map(toSchema) } }] as const;
    },
  );
  return new Map(entries);
}

/** Where a schema is: at the root, in items, in members, and behind a reference. */
const places: Record<string, (schema: Json, reference: Json) => Json> = {
  root: (schema) => schema,
  items: (schema) => ({ type: "array", items: schema }),
  "items of members": (_schema, reference) => ({
    type: "object",
    additionalProperties: { type: "array", items: reference },
  }),
  "members of members": (schema) => ({
    type: "object",
    additionalProperties: { type: "object", additionalProperties: schema },
  }),
};

const fill = (bytes: number, item: (index: number) => string, separator = ",") => {
  const items: string[] = [];
  for (let size = 0; size < bytes; size += (items.at(-1) as string).length + separator.length)
    items.push(item(items.length));
  return items.join(separator);
};
const array = (item: (index: number) => string) => (bytes: number) => `[${fill(bytes, item)}]`;
const object = (member: (index: number) => string) => (bytes: number) => `{${fill(bytes, member)}}`;
const withLongName = (value: (bytes: number) => string) => (bytes: number) =>
  `{"${"n".repeat(bytes / 2)}":${value(bytes / 2)}}`;
const withDepth = (value: (bytes: number) => string) => (bytes: number) => {
  const open = `{"${"d".repeat(Math.min(300, bytes / 300))}":`;
  return open.repeat(60) + value(Math.max(10, bytes - open.length * 60)) + "}".repeat(60);
};

const int64 = (index: number) => String(2n ** 53n + BigInt(index));
const inArrays = (value: (bytes: number) => string) => (bytes: number) =>
  "[0,".repeat(58) + value(bytes) + "]".repeat(58);
const chainOf = (open: string, value: string, close: string) => open.repeat(60) + value + close.repeat(60);
/** Bodies for schemas that contain themselves. */
const deepBodies: Record<string, (bytes: number) => string> = {
  "chains of arrays": array(() => chainOf("[", "", "]")),
  "chains of members": object((index) => `"${index}":${chainOf('{"a":', "{}", "}")}`),
  "chains of long numbers": object((index) => `"${index}":${chainOf('{"a":', int64(2 * index), "}")}`),
  "chains of forms": array((index) => '{"op":"and","a":['.repeat(30) + index + "]}".repeat(30)),
  "arrays around members": inArrays((bytes) => `[1,{${fill(bytes, (index) => `"k${index}":1`)}}]`),
  "members around members": (bytes) =>
    chainOf('{"a":', `{${fill(bytes, (index) => `"k${index}":{}`)}}`, "}").slice(5, -1),
};
/** Bodies of about the given number of bytes. */
const jsonBodies: Record<string, (bytes: number) => string> = {
  "equal integers": array(() => "1"),
  integers: array(String),
  "long integers": array(int64),
  "numbers with a fraction": array((index) => `${index}.0`),
  strings: array((index) => `"${index}"`),
  "strings that differ at the end": array((index) => `"${"s".repeat(90)}${index}"`),
  "empty arrays": array(() => "[]"),
  arrays: array((index) => `["${index}"]`),
  objects: array((index) => `{"a":${index}}`),
  "objects with a discriminator": array((index) => `{"a":"a","n":"${index}","x":1}`),
  "objects with other members": array((index) => `{"a":"b","x":${index}}`),
  members: object((index) => `"${index.toString(36)}":${index}`),
  "members with escapes": object((index) => `"~/${index}":{}`),
  "equal members": object(() => '"a":1'),
  "a long name of an array": withLongName(array(() => "1")),
  "a long name of arrays": withLongName(array(() => "[]")),
  "a long name of members": withLongName(object((index) => `"${index}":1`)),
  "deep names of an array": withDepth(array(() => "1")),
  "deep names of long integers": withDepth(array(int64)),
  "deep names of members": withDepth(object((index) => `"${index}":{}`)),
  "a string": (bytes) => `"${"a".repeat(bytes)}"`,
  "a string of surrogate pairs": (bytes) => `"${"🐶".repeat(bytes / 4)}"`,
  "a string that ends a pattern": (bytes) => `"${"a".repeat(bytes)}!"`,
  "a string of quotes": (bytes) => `"${'\\"'.repeat(bytes / 2)}"`,
  "a long integer": (bytes) => "9".repeat(bytes),
  "spaces after a bracket": (bytes) => `[${" ".repeat(bytes)}1.0]`,
};

const multipart = (part: (index: number) => string) => (bytes: number) => `${fill(bytes, part, "\r\n")}\r\n--B--\r\n`;
const disposition = 'Content-Disposition: form-data; name="';
const urlEncodedBodies: Record<string, (bytes: number) => string> = {
  names: (bytes) => fill(bytes, (index) => `${index.toString(36)}=`, "&"),
  "a repeated name": (bytes) => fill(bytes, (index) => `list=${index}`, "&"),
  "members of an object": (bytes) => fill(bytes, (index) => `map[${index}]=1`, "&"),
  escapes: (bytes) => fill(bytes, () => "%61%62", "&"),
  "invalid escapes": (bytes) => fill(bytes, (index) => `${index}=%ff`, "&"),
  ampersands: (bytes) => "&".repeat(bytes),
  brackets: (bytes) => "map[".repeat(bytes / 4),
  "long integers": (bytes) => fill(bytes, (index) => `longs=${int64(index)}`, "&"),
  "a long integer": (bytes) => `longs=${"9".repeat(bytes)}`,
};
const multipartBodies: Record<string, (bytes: number) => string> = {
  names: multipart((index) => `--B\r\n${disposition}${index}"\r\n\r\n`),
  "a repeated name": multipart(() => `--B\r\n${disposition}list"\r\n\r\n`),
  "members of an object": multipart((index) => `--B\r\n${disposition}map[${index}]"\r\n\r\n`),
  files: multipart((index) => `--B\r\n${disposition}files"; filename="${index}"\r\n\r\n`),
  "invalid JSON": multipart(() => `--B\r\n${disposition}json"; filename=a\r\n\r\n{`),
  "carriage returns": (bytes) => `--B\r\n${disposition}a"\r\n\r\n${"\r".repeat(bytes)}\r\n--B--`,
  "line ends": (bytes) => `--B\r\n${disposition}a"\r\n\r\n${"\r\n".repeat(bytes / 2)}\r\n--B--`,
  "parts of delimiters": (bytes) => `--B\r\n${disposition}a"\r\n\r\n${"\r\n--".repeat(bytes / 4)}\r\n--B--`,
  "a preamble": (bytes) => `${"--\r\n".repeat(bytes / 4)}--B--`,
  padding: (bytes) => `--B${" ".repeat(bytes)}x`,
  "parameters of a header": (bytes) =>
    `--B\r\n${disposition}a"${fill(bytes, (index) => `; p${index}=""`, "")}\r\n\r\n\r\n--B--`,
  "semicolons of a header": (bytes) => `--B\r\n${disposition}a"${"; ".repeat(bytes / 2)}\r\n\r\n\r\n--B--`,
  "a quoted string without an end": (bytes) => `--B\r\n${disposition}${'\\"'.repeat(bytes / 2)}\r\n\r\n\r\n--B--`,
  headers: (bytes) => `--B\r\n${fill(bytes, (index) => `h${index}: `, "\r\n")}\r\n${disposition}a"\r\n\r\n\r\n--B--`,
  "a folded header": (bytes) => `--B\r\n${disposition}a"${"\r\n ".repeat(bytes / 3)}\r\n\r\n\r\n--B--`,
  "colons of a header": (bytes) => `--B\r\n${":".repeat(bytes)}\r\n\r\n\r\n--B--`,
};
const list = (items: Json) => ({ type: "array", items });
const formProperties = {
  list: { ...list({ type: "integer" }), uniqueItems: true },
  longs: list({ type: "integer", format: "int64" }),
  map: { type: "object", additionalProperties: { type: "boolean" } },
  json: list({ type: "object" }),
};
const files = { files: { ...list({ type: "string", format: "binary" }), uniqueItems: true } };
const formSchemas: Record<string, Json> = {
  "unlisted members": {},
  "additionalProperties false": { additionalProperties: false },
  additionalProperties: { additionalProperties: { type: "string", maxLength: 0, minLength: 1 } },
  propertyNames: { propertyNames: { pattern: "^a" } },
  "maxProperties and not": { maxProperties: 2, not: { required: ["list"] } },
};

interface Case {
  readonly keyword: string;
  readonly bodyType: string;
  readonly name: string;
  readonly target: string;
  readonly toInit: (bytes: number) => RequestInit & { target?: string };
}

it("costs at most linear time for each keyword and each kind of body", { timeout: 1_500_000 }, async () => {
  const { app, cases } = await mountCases();
  // The compiler optimizes what runs often.
  for (const each of cases) await measure(app, each, 2 ** 12);
  const slowest = new Map<string, { readonly each: Case; readonly ms: number }>();
  const superlinear: string[] = [];
  for (const each of cases) {
    const ms = await measure(app, each, 2 ** 17);
    if (ms > 10 && (await isSuperlinear(app, each))) superlinear.push(describe(each));
    const key = `${each.keyword} | ${each.bodyType}`;
    if (ms > (slowest.get(key)?.ms ?? 0)) slowest.set(key, { each, ms });
  }
  const rows: [string, number][] = [];
  for (const { each } of slowest.values()) rows.push([describe(each), await measureBest(app, each, 2 ** 20)]);
  rows.sort(([, left], [, right]) => right - left);
  console.log(
    `${cases.length} cases. Slowest body per MiB:\n${rows.map(([name, ms]) => `${ms.toFixed(0).padStart(6)} ms | ${name}`).join("\n")}`,
  );
  expect(superlinear).toEqual([]);
  expect(rows.filter(([, ms]) => ms > 5000)).toEqual([]);
});

/** Returns whether four times the bytes take more than nine times as long. Below 200 ms per MiB, the garbage collector decides. */
async function isSuperlinear(app: Hono, each: Case): Promise<boolean> {
  if ((await measure(app, each, 2 ** 17)) < 9 * (await measure(app, each, 2 ** 15))) return false;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [small, large] = [await measureBest(app, each, 2 ** 18), await measureBest(app, each, 2 ** 20)];
    if (large < 200 || large < 9 * small) return false;
  }
  return true;
}

function describe({ keyword, bodyType, name }: Case): string {
  return `${keyword} | ${bodyType} | ${name}`;
}

/** Returns the shortest of five measurements. */
async function measureBest(app: Hono, each: Case, bytes: number): Promise<number> {
  const times: number[] = [];
  while (times.length < 5) times.push(await measure(app, each, bytes));
  return Math.min(...times);
}

/** Returns the CPU time of a request in milliseconds, without the threads of the garbage collector. */
async function measure(app: Hono, { target, toInit }: Case, bytes: number): Promise<number> {
  const { target: ownTarget = target, ...init } = toInit(bytes);
  const request = new Request(`http://localhost${ownTarget}`, init);
  const start = process.threadCpuUsage();
  const response = await app.fetch(request);
  const { user, system } = process.threadCpuUsage(start);
  expect([200, 400], await response.text()).toContain(response.status);
  return (user + system) / 1000;
}

async function mountCases(): Promise<{ app: Hono; cases: Case[] }> {
  const contents: object[] = [];
  const cases: Case[] = [];
  const schemaComponents: Record<string, unknown> = { ...components };
  const addContent = (type: string, mediaType: object) => `/p${contents.push({ [type]: mediaType }) - 1}`;
  const post = (type: string, body: string): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": type },
    body,
  });

  for (const [keyword, schema] of Object.entries(schemas)) {
    const component = `C${Object.keys(schemaComponents).length}`;
    schemaComponents[component] = schema;
    for (const [place, wrap] of Object.entries(places)) {
      const wrapped = wrap(schema, { $ref: `#/components/schemas/${component}` });
      const target = addContent("application/json", { schema: wrapped });
      for (const [name, toBody] of Object.entries(jsonBodies)) {
        const toInit = (bytes: number) => post("application/json", toBody(bytes));
        cases.push({ keyword, bodyType: "JSON", name: `${place}, ${name}`, target, toInit });
      }
    }
    if (typeof schema !== "object" || schema.type !== "string") continue;
    const target = addContent("text/plain", { schema });
    for (const text of ["a", "1", "🐶", "-", ".", "\r\n", "2026-01-01T00:00:00Z"]) {
      const toInit = (bytes: number) => post("text/plain", text.repeat(bytes / Buffer.byteLength(text)));
      cases.push({ keyword, bodyType: "text", name: JSON.stringify(text), target, toInit });
    }
  }
  for (const [keyword, { component, schema }] of createRecursiveSchemas(60)) {
    schemaComponents[component] = schema;
    const target = addContent("application/json", { schema: { $ref: `#/components/schemas/${component}` } });
    for (const [name, toBody] of Object.entries(deepBodies)) {
      const toInit = (bytes: number) => post("application/json", toBody(bytes));
      cases.push({ keyword, bodyType: "JSON", name, target, toInit });
    }
  }
  for (const [keyword, schema] of Object.entries(formSchemas)) {
    const encoding = { map: { style: "deepObject", explode: true } };
    const addForm = (type: string, bodies: typeof jsonBodies, properties: object, parameters = "") => {
      const target = addContent(type, { schema: { type: "object", ...toNode(schema), properties }, encoding });
      for (const [name, toBody] of Object.entries(bodies)) {
        const toInit = (bytes: number) => post(type + parameters, toBody(bytes));
        cases.push({ keyword, bodyType: type, name, target, toInit });
      }
    };
    addForm("application/x-www-form-urlencoded", urlEncodedBodies, formProperties);
    const jsonHead = `--B\r\n${disposition}json"\r\n\r\n`;
    const jsonParts = Object.entries(jsonBodies).map(([name, toBody]) => [
      `JSON, ${name}`,
      (bytes: number) => `${jsonHead}${toBody(bytes)}\r\n--B--`,
    ]);
    const bodies = { ...multipartBodies, ...Object.fromEntries(jsonParts) };
    addForm("multipart/form-data", bodies, { ...formProperties, ...files }, "; boundary=B");
  }
  const queries = { ...urlEncodedBodies, commas: (bytes: number) => `words=${",".repeat(bytes)}` };
  for (const [name, toQuery] of Object.entries(queries)) {
    const toInit = (bytes: number) => ({ target: `/query?${toQuery(bytes)}` });
    cases.push({ keyword: "parameters", bodyType: "query", name, target: "", toInit });
  }
  for (const [name, header, text] of [
    ["cookies", "Cookie", "a=1; "],
    ["semicolons", "Cookie", ";"],
    ["items", "X-List", "a,"],
  ] as const) {
    const toInit = (bytes: number) => ({ headers: { [header]: text.repeat(bytes / text.length) } });
    cases.push({ keyword: "parameters", bodyType: "header", name, target: "/query", toInit });
  }

  const parameter = (name: string, schema: Json, others: object = {}) => ({ name, in: "query", schema, ...others });
  const parameters = [
    parameter("list", { type: "array", uniqueItems: true, items: { type: "integer" } }),
    parameter("longs", list({ type: "number" })),
    parameter("words", list({ type: "string" }), { style: "form", explode: false }),
    parameter("map", formProperties.map, { style: "deepObject" }),
    { name: "c", in: "cookie", schema: { type: "integer" } },
    { name: "X-List", in: "header", schema: list({ type: "integer" }) },
  ];
  const responses = { "200": { description: "Done.", content: { "application/json": {} } } };
  const document = toDocument(contents, schemaComponents);
  Object.assign(document.paths, { "/query": { get: { operationId: "query", parameters, responses } } });
  const { app } = await mountDocument(document);
  return { app, cases };
}
