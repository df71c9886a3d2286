import { createDocument, type OpenApiDocument } from "@animal-store/openapi-document";
import { expect, it } from "vitest";
import { changeKinds, type Field, laterFields } from "../src/change-kinds.ts";
import { type Change, compareDocuments } from "../src/index.ts";

type Node = { [key: string]: unknown };
type Pair = [before: unknown, after: unknown];

const date = Date.UTC(2026, 0, 1);
const text = { type: "string" };
const item = { "x-item": 1 };

const operation = (node: Node): Node => ({ paths: { "/a": { get: node } } });
const request = (mediaType: Node): Node => operation({ requestBody: { content: { "a/b": mediaType } } });
const scheme = (node: Node): Node => ({
  ...operation({ security: [{ s: [] }] }),
  components: { securitySchemes: { s: node } },
});

/** Creates a document that contains a node of each type. */
const hosts: Record<string, (node: Node) => Node> = {
  Root: (node) => ({ ...operation({}), ...node }),
  Info: (node) => ({ info: node }),
  Tag: (node) => ({ tags: [{ name: "a", ...node }] }),
  Server: (node) => ({ servers: [{ url: "/", ...node }] }),
  ServerVariable: (node) => ({ servers: [{ url: "/{v}", variables: { v: node } }] }),
  PathItem: (node) => ({ paths: { "/a": node } }),
  Operation: operation,
  Parameter: (node) => operation({ parameters: [{ name: "p", in: "query", ...node }] }),
  RequestBody: (node) => operation({ requestBody: node }),
  MediaType: request,
  Encoding: (node) => request({ encoding: { a: node } }),
  Response: (node) => operation({ responses: { 200: node } }),
  Header: (node) => operation({ responses: { 200: { headers: { a: node } } } }),
  Callback: (node) => operation({ callbacks: { a: node } }),
  Link: (node) => operation({ responses: { 200: { links: { a: node } } } }),
  Schema: (node) => request({ schema: node }),
  Discriminator: (node) => request({ schema: { discriminator: node } }),
  Xml: (node) => request({ schema: { xml: node } }),
  Components: (node) => ({ components: node }),
  SecurityScheme: scheme,
  OAuth2Flows: (node) => scheme({ flows: node }),
  OAuthFlow: (node) => scheme({ flows: { implicit: node } }),
  ErrorCode: (node) => ({ "x-error-codes": { a: node } }),
  RateLimitPlan: (node) => ({ "x-rate-limit-plans": { a: node } }),
  Ban: (node) => ({ "x-ban": node }),
  Idempotency: (node) => ({ "x-idempotency": node }),
  RequestLimits: (node) => ({ "x-request-limits": node }),
  CrossOrigin: (node) => ({ "x-cross-origin": node }),
};

const added = (value: unknown): Record<string, Pair> => ({ added: [undefined, value], removed: [value, undefined] });
const bounds = { ...added(5), lowered: [5, 4], raised: [4, 5] } satisfies Record<string, Pair>;
const flows = (change: string): Pair =>
  change.includes("removed") ? [{ a: item, b: item }, { a: item }] : [{ a: item }, { a: item, b: item }];
const list = (change: string, values: unknown[]): Pair =>
  change.includes("removed") ? [values, values.slice(1)] : [values.slice(1), values];
const branches = [
  { title: "A", ...text },
  { title: "B", type: "integer" },
  { title: "C", type: "object" },
];

/** Returns two values of a field that have the change. */
function createPair({ as, of }: Field, change: string): Pair {
  const node = of === "Schema" ? text : item;
  const pairs: Partial<Record<Field["as"], Record<string, Pair>>> = {
    value: { ...added("a"), changed: ["a", "b"] },
    flag: { set: [false, true], cleared: [true, false] },
    upper: bounds,
    lower: bounds,
    number: { ...bounds, changed: [null, 4] },
    factor: { ...added(2), narrowed: [2, 4], widened: [4, 2], changed: [2, 3] },
    format: { ...added("a"), narrowed: ["int64", "int32"], widened: ["int32", "int64"], changed: ["a", "b"] },
    "content types": {
      ...added("a/b"),
      narrowed: ["a/b, c/d", "c/d"],
      widened: ["a/b", "c/d, a/b"],
      changed: ["a/b", "c/d"],
    },
    version: { lowered: ["2.0.0", "1.0.0"], changed: ["1.0.0", "2.0.0"] },
    set: { ...added(["a"]), "value added": [["a"], ["a", "b"]], "value removed": [["a", "b"], ["a"]] },
    types: { narrowed: [["string", "null"], "string"], widened: ["integer", "number"], changed: ["string", "integer"] },
    contains: added(node),
    node: { ...added(node), "required added": [undefined, { required: true }] },
    opaque: { ...added(text), changed: [text, { type: "integer" }] },
    additional: {
      forbidden: [true, false],
      allowed: [false, true],
      restricted: [true, text],
      unrestricted: [text, true],
    },
    map: {
      ...added({ a: 1 }),
      "entry changed": [{ a: 1 }, { a: 2 }],
      "required entry added": [{}, { a: { required: true } }],
    },
    content: {
      "entry narrowed": [{ "a/*": {} }, { "a/b": {} }],
      "entry widened": [{ "a/b": {} }, { "a/*": {} }],
    },
    operation: {
      "entry added": [undefined, item],
      "entry removed": [item, undefined],
      "entry removed before its sunset": [{ "x-sunset": "2026-01-02" }, undefined],
      "entry removed after its sunset": [{ "x-sunset": "2025-12-31" }, undefined],
    },
    operations: {
      "entry added": [{}, { COPY: item }],
      "entry removed": [{ COPY: item, LOCK: item }, { LOCK: item }],
      "entry removed before its sunset": [{ COPY: { "x-sunset": "2026-01-02" } }, {}],
      "entry removed after its sunset": [{ COPY: { "x-sunset": "2025-12-31" } }, undefined],
    },
    parameters: { "required entry added": [[], [{ name: "a", in: "query", required: true }]] },
    stability: { lowered: ["stable", "beta"], raised: ["beta", "stable"] },
    sunset: {
      added: [undefined, "2027-01-01"],
      "added too late": [undefined, "2026-01-10"],
      earlier: ["2027-01-01", "2026-01-01"],
      later: ["2026-01-01", "2027-01-01"],
      removed: ["2026-01-01", undefined],
    },
    branches: added(branches),
  };
  const own = pairs[as]?.[change];
  if (own) return own;
  if (as === "servers") return list(change, [{ url: "/a" }, { url: "/b" }]);
  if (as === "tags") return list(change, [{ name: "a" }, { name: "b" }]);
  if (as === "parameters")
    return list(change, [
      { name: "a", in: "query" },
      { name: "b", in: "query" },
    ]);
  if (as === "branches" || as === "tuple") return list(change, branches);
  if (as === "map" && of === "Callback") return change.includes("removed") ? [{ a: {} }, {}] : [{}, { a: {} }];
  return flows(change);
}

const key = ["s"];
/** The keywords that a keyword needs next to it to have an effect. */
const companions = new Map<string, Node>([
  ["minContains", { contains: text }],
  ["maxContains", { contains: text }],
  ["if", { else: { type: "integer" } }],
  ["then", { if: text }],
  ["else", { if: text }],
]);
const closedTuple = (...prefixItems: Node[]): Node => ({ prefixItems, items: false });
const closedPatterns = (patternProperties: Node): Node => ({ patternProperties, additionalProperties: false });
const open = (...names: string[]): Node => ({ properties: Object.fromEntries(names.map((name) => [name, text])) });
const overlapping = [text, { type: ["string", "null"], minLength: 1 }];
/** Nodes of the changes that depend on several fields. */
const nodes: Record<string, [before: Node, after: Node]> = {
  "Root.openapi changed": [{ openapi: "3.0.0" }, { openapi: "3.1.0" }],
  ...Object.fromEntries(
    ["Operation.responses", "Root.x-unrouted-responses"].flatMap((field) => {
      const node = (responses: Node): Node => ({ [field.replace(/.*\./, "")]: responses });
      const json = { content: { "application/json": {} } };
      return [
        [`${field} entry added unlike default`, [node({ default: json }), node({ default: json, 404: {} })]],
        [`${field} entry removed like default`, [node({ default: json, 404: json }), node({ default: json })]],
      ];
    }),
  ),
  "Callback.* entry added": [{}, { a: { summary: "A." } }],
  "Callback.* entry removed": [{ a: { summary: "A." } }, {}],
  "Parameter.name changed": [
    { name: "X-A", in: "header" },
    { name: "x-a", in: "header" },
  ],
  "Schema.enum value added to an open enum": [
    { enum: ["a"], "x-open-enum": true },
    { enum: ["a", "b"], "x-open-enum": true },
  ],
  "Schema.description changed of an enum": [{ enum: ["a", "b"] }, { enum: ["a", "b"], description: "c" }],
  "Schema.required value added": [{}, { required: ["a"] }],
  "Schema.required new value added": [{}, { required: ["a"], properties: { a: text } }],
  "Schema.required value removed": [{ required: ["a"] }, {}],
  "Schema.anyOf replaced oneOf": [{ oneOf: overlapping }, { anyOf: overlapping }],
  "Schema.oneOf replaced anyOf": [{ anyOf: overlapping }, { oneOf: overlapping }],
  "Schema.oneOf overlaps": [{ oneOf: [open("a"), open("b")] }, { oneOf: [open("a", "c"), open("b")] }],
  "Schema.contains changed": [
    { contains: text, maxContains: 2 },
    { contains: { type: "integer" }, maxContains: 2 },
  ],
  "Schema.prefixItems entry allowed": [closedTuple(text), closedTuple(text, text)],
  "Schema.prefixItems entry forbidden": [closedTuple(text, text), closedTuple(text)],
  "Schema.patternProperties entry allowed": [closedPatterns({ a: text }), closedPatterns({ a: text, b: text })],
  "Schema.patternProperties entry forbidden": [closedPatterns({ a: text, b: text }), closedPatterns({ a: text })],
  ...Object.fromEntries(
    ["unevaluatedProperties", "unevaluatedItems"].map((name) => {
      const create = (...names: string[]) => ({ [name]: text, anyOf: [open(...names), open("b")] });
      return [`Schema.${name} changed`, [create("a"), create("a", "c")]];
    }),
  ),
  "Schema.dependentRequired entry added": [
    { dependentRequired: { a: ["b"] } },
    { dependentRequired: { a: ["b", "c"] } },
  ],
  "Schema.dependentRequired entry removed": [
    { dependentRequired: { a: ["b", "c"] } },
    { dependentRequired: { a: ["b"] } },
  ],
  "Schema.allOf entry added": [
    { pattern: "a", allOf: [{ pattern: "b" }] },
    { pattern: "a", allOf: [{ pattern: "b" }, { pattern: "c" }] },
  ],
  "Schema.allOf entry removed": [
    { pattern: "a", allOf: [{ pattern: "b" }, { pattern: "c" }] },
    { pattern: "a", allOf: [{ pattern: "b" }] },
  ],
  "Schema.allOf added": [{ pattern: "a" }, { pattern: "a", allOf: [{ pattern: "b" }] }],
  "Schema.allOf removed": [{ pattern: "a", allOf: [{ pattern: "b" }] }, { pattern: "a" }],
  "Operation.security scopes added": [{ security: [{ s: [] }] }, { security: [{ s: key }] }],
  "Operation.security alternative removed": [{ security: [{ s: key }, { t: key }] }, { security: [{ s: key }] }],
  "Operation.security credentials required": [{}, { security: [{ s: key }] }],
  "Operation.security alternative added": [{ security: [{ s: key }] }, { security: [{ s: key }, { t: key }] }],
  "Operation.security relaxed": [{ security: [{ s: key }] }, { security: [{ s: [] }] }],
};

const withParameter = (type: string): Node => operation({ parameters: [{ name: "a", in: "query", schema: { type } }] });

/** Documents of the changes that depend on several nodes. */
const roots: Record<string, [before: Node, after: Node]> = {
  "Schema.type changed to text": [withParameter("integer"), withParameter("string")],
  "Operation.security first scopes added": [
    operation({ security: [{ s: [] }] }),
    { ...operation({ security: [{ s: key }] }), "x-scopes": { s: "S." } },
  ],
};

const kinds = Object.entries(changeKinds).flatMap(([type, fields]) =>
  Object.entries(fields).flatMap(([name, field]) =>
    Object.keys(field.rules).map((change) => ({ kind: `${type}.${name} ${change}`, type, name, field, change })),
  ),
);

function findChanges(
  root: (node: Node) => Node,
  { kind, name, field, change }: (typeof kinds)[number],
  openapi = "3.2.0",
): Change[] {
  const toNode = (value: unknown): Node => ({
    ...companions.get(name),
    ...(value !== undefined && { [name === "*" ? "a" : name]: value }),
  });
  const [before, after] = nodes[kind] ?? createPair(field, change).map(toNode);
  const documents = roots[kind] ?? [root(before ?? {}), root(after ?? {})];
  const [old, next] = documents.map((document) => createDocument({ openapi, ...document }));
  return compareDocuments(old as OpenApiDocument, next as OpenApiDocument, { date });
}

it.each(kinds)("detects $kind", (row) => {
  const found = findChanges(hosts[row.type] ?? operation, row).map(({ kind }) => kind);
  expect(found).toContain(row.kind.replace("*", "a"));
});

it.each(kinds.filter(({ type, name }) => laterFields.has(`${type}.${name}`)))(
  "reports $kind as unknown in OpenAPI 3.1",
  (row) => {
    const unknownKind = `${row.type}.${row.name} changed`;
    const changes = findChanges(hosts[row.type] ?? operation, row, "3.1.0").filter(({ kind }) => kind === unknownKind);
    // No operation uses a component of the test.
    expect(changes.map(({ verdict }) => verdict)).toEqual([row.type === "Components" ? "compatible" : "breaking"]);
  },
);

it.each(kinds.filter(({ type, kind }) => type === "Schema" && !(kind in roots)))(
  "$kind has the verdicts of the table",
  (row) => {
    const content = (schema: Node) => ({ content: { "a/b": { schema } } });
    const hosts = {
      request: (schema: Node) => operation({ requestBody: content(schema) }),
      response: (schema: Node) => operation({ responses: { 200: content(schema) } }),
    };
    for (const direction of ["request", "response"] as const) {
      // In a response it is reported as an added property.
      if (direction === "response" && row.kind === "Schema.required new value added") continue;
      const { verdict } = row.field.rules[row.change]?.[direction] ?? {};
      const found = findChanges(hosts[direction], row);
      expect(found, direction).toContainEqual(expect.objectContaining({ kind: row.kind, direction, verdict }));
    }
  },
);
