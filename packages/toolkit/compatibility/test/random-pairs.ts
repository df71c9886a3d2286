import { createRandom, type Random } from "./random.ts";
import { conditional, createScalar, type Relation, type Schema, type SchemaEdit, schemaEdits } from "./schema-edits.ts";

type Node = { [key: string]: unknown };

/** Two documents, and what is known about them. */
export type Pair = { kind: string; old: Node; new: Node; isEqualOrRelaxed: boolean };

const text = { type: "string" };
const tagged = (kind: string, properties: Node = {}): Node => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { const: kind }, ...properties },
});

/** Each adds a level around a changed schema. Those of the second list do not keep the relation of the inner values. */
const keeping: Record<string, (random: Random) => (schema: Schema) => Schema> = {
  property: (random) => {
    const extra = random.pick<Node>([{}, { required: ["p"] }, { required: ["p"], additionalProperties: false }]);
    return (schema) => ({ type: "object", properties: { p: schema, q: text }, ...extra });
  },
  item: () => (schema) => ({ type: "array", items: schema }),
  "tuple item": () => (schema) => ({ type: "array", prefixItems: [text, schema], items: false }),
  "rest item": () => (schema) => ({ type: "array", prefixItems: [text], items: schema }),
  "map value": () => (schema) => ({ type: "object", additionalProperties: schema }),
  "pattern value": () => (schema) => ({ type: "object", patternProperties: { "^x": schema } }),
  "allOf part": (random) => {
    const other = random.pick<Node>([{ description: "A." }, { title: "B", minLength: 1 }, { properties: { r: text } }]);
    return (schema) => ({ allOf: [schema, other] });
  },
  reference: () => (schema) => ({ $component: schema }),
  "reference and null": () => (schema) => ({ anyOf: [schema, { type: "null" }] }),
  "tagged alternative": (random) => {
    const key = random.pick(["oneOf", "anyOf"]);
    return (schema) => ({ [key]: [tagged("a", { p: schema }), tagged("b", { p: text })] });
  },
  "merged member": () => (schema) => ({
    allOf: [
      { type: "object", properties: { p: schema } },
      { type: "object", properties: { q: text }, required: ["q"] },
    ],
  }),
};
const others: typeof keeping = {
  "alternative of oneOf": (random) => {
    const other = createScalar(random);
    return (schema) => ({ oneOf: [other, schema] });
  },
  "alternative of anyOf": (random) => {
    const other = createScalar(random);
    return (schema) => ({ anyOf: [schema, other] });
  },
  "two alternatives of oneOf": (random) => {
    const [first, second] = [createScalar(random), createScalar(random)];
    return (schema) => ({ oneOf: [first, second, { type: "object", properties: { p: schema } }] });
  },
  "used in several places": (random) => {
    const other = createScalar(random);
    return (schema) => {
      const component = { $component: schema };
      const properties = { p: component, q: { oneOf: [other, component] }, r: { type: "array", items: component } };
      return { type: "object", properties };
    };
  },
  "recursive schema": () => (schema) => {
    const node = { type: "object", properties: { p: schema, next: {} } };
    node.properties.next = { $component: node };
    return node;
  },
  not: () => (schema) => ({ not: schema }),
  if: (random) => {
    const consequence = createScalar(random);
    return (schema) => conditional(schema, consequence);
  },
  consequence: (random) => {
    const condition = createScalar(random);
    return (schema) => conditional(condition, schema);
  },
  contains: (random) => {
    const limits = random.pick<Node>([{}, { maxContains: 1 }, { minContains: 0, maxContains: 2 }]);
    return (schema) => ({ type: "array", contains: schema, ...limits });
  },
  "dependent schema": () => (schema) => ({
    type: "object",
    properties: { a: text, p: text },
    dependentSchemas: { a: { properties: { p: schema } } },
  }),
};
/** Here, notations of one meaning can evaluate different members and items. */
const evaluated: typeof keeping = {
  "evaluated part": (random) => {
    const unevaluatedProperties = random.pick<Schema>([false, text]);
    return (schema) => ({ allOf: [schema], unevaluatedProperties });
  },
  "closed by unevaluatedItems": (random) => {
    const unevaluatedItems = random.pick<Schema>([false, text]);
    return (schema) => ({ allOf: [schema], unevaluatedItems });
  },
};

/** Creates a pair with one kind of change. `index` chooses the kind in turn. */
export function createPair(seed: number): Pair {
  const random = createRandom(seed);
  const names = [...Object.keys(schemaEdits), ...Object.keys(documentEdits)];
  const kind = names[seed % names.length] as string;
  const documentEdit = documentEdits[kind];
  if (documentEdit) {
    const { old, new: next, isRelaxed } = documentEdit(random);
    const [from, to] = random.chance(0.5) ? [old, next] : [next, old];
    return {
      kind,
      old: toRoot(from),
      new: toRoot(to),
      isEqualOrRelaxed: isRelaxed === "both" || (isRelaxed === "forward" && from === old),
    };
  }
  const edit = createEdit(random, kind);
  return { kind, ...placeSchemas(random, edit) };
}

function createEdit(random: Random, kind: string): SchemaEdit {
  let edit = reverse(random, schemaEdits[kind]?.(random) as SchemaEdit);
  const isOfVersion = edit.versions !== undefined;
  // `items: {}` evaluates all items.
  const isTrivial = kind === "= trivial keywords";
  for (let count = random.pick([0, 0, 1, 1, 2, 3]); count > 0; count--) {
    const isKept = isOfVersion || random.chance(0.6);
    const wraps = isKept ? keeping : random.pick([others, others, evaluated]);
    const wrap = random.pick(Object.values(wraps))(random);
    const relation: Relation = isKept || edit.relation === "equal" ? edit.relation : "other";
    edit = {
      ...edit,
      old: wrap(edit.old),
      new: wrap(edit.new),
      relation: wraps === evaluated && isTrivial ? "other" : relation,
    };
    // In a list, Ajv takes what one item evaluates for evaluated in the next one.
    if (wraps === evaluated) break;
  }
  if (!random.chance(0.25) || isOfVersion) return edit;
  const second = reverse(random, schemaEdits[random.pick(Object.keys(schemaEdits))]?.(random) as SchemaEdit);
  if (second.versions) return edit;
  const join = (p: Schema, q: Schema): Schema => ({ type: "object", properties: { p, q } });
  return {
    old: join(edit.old, second.old),
    new: join(edit.new, second.new),
    relation: combine(edit.relation, second.relation),
  };
}

function reverse(random: Random, edit: SchemaEdit): SchemaEdit {
  if (random.chance(0.5)) return edit;
  const relations: Record<Relation, Relation> = {
    equal: "equal",
    narrower: "wider",
    wider: "narrower",
    other: "other",
  };
  const { versions } = edit;
  return {
    old: edit.new,
    new: edit.old,
    relation: relations[edit.relation],
    ...(versions && { versions: [versions[1], versions[0]] }),
  };
}

function combine(left: Relation, right: Relation): Relation {
  if (left === "equal") return right;
  return right === "equal" || left === right ? left : "other";
}

type Placed = Omit<Pair, "kind">;

function placeSchemas(random: Random, { old, new: next, relation, versions = ["3.1.0", "3.1.0"] }: SchemaEdit): Placed {
  const isShared = random.chance(0.4);
  const [isSent, isReceived] = random.pick([
    [true, false],
    [false, true],
    [true, true],
  ] as const);
  const create = (schema: Schema, openapi: string, isParameter = false) => {
    const used = isShared ? { $ref: "#/components/schemas/Shared" } : schema;
    const content = { "application/json": { schema: used } };
    const root = toRoot({
      openapi,
      operation: {
        ...(isSent && !isParameter && { requestBody: { required: true, content } }),
        ...(isParameter && { parameters: [{ name: "p", in: "query", schema: used }] }),
        responses: { 200: isReceived ? { description: "A.", content } : { description: "A." } },
      },
      components: { schemas: { Text: { type: "string" }, ...(isShared && { Shared: schema }) } },
    });
    return hoistComponents(root);
  };
  const isEqualOrRelaxed =
    relation === "equal" || (relation === "narrower" && !isSent) || (relation === "wider" && !isReceived);
  const pair = { old: create(old, versions[0]), new: create(next, versions[1]), isEqualOrRelaxed };
  // An object in a parameter has several forms.
  const isParameter = isSent && random.chance(0.15) && !/ropert|"required":\[/.test(JSON.stringify(pair));
  return isParameter ? { ...pair, old: create(old, versions[0], true), new: create(next, versions[1], true) } : pair;
}

/** Moves each `$component` to the components. */
function hoistComponents(root: Node): Node {
  const names = new Map<unknown, string>();
  const schemas: Node = {};
  const { components, ...copy } = hoist(root) as Node & { components: { schemas: Node } };
  return { ...copy, components: { schemas: { ...components.schemas, ...schemas } } };

  function hoist(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(hoist);
    if (typeof node !== "object" || node === null) return node;
    if (!("$component" in node))
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, hoist(value)]));
    const { $component } = node;
    const name = names.get($component) ?? `Part${names.size}`;
    if (!names.has($component)) {
      names.set($component, name);
      schemas[name] = hoist($component);
    }
    return { $ref: `#/components/schemas/${name}` };
  }
}

type Sketch = Node & { operation?: Node };

function toRoot({ operation, ...root }: Sketch): Node {
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1.0.0" },
    ...(operation && { paths: { "/things/{id}": { post: { operationId: "send", ...operation } } } }),
    ...root,
  };
}

type DocumentEdit = { old: Sketch; new: Sketch; isRelaxed?: "both" | "forward" };

const content = (...types: string[]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: text }])),
});
const query = (extra: Node = {}): Node => ({ name: "q", in: "query", schema: text, ...extra });
const operation = (node: Node): Sketch => ({ operation: node });
const responses = (node: Node): Sketch => ({ operation: { responses: node } });
const schemes = {
  securitySchemes: { key: { type: "apiKey", in: "header", name: "K" }, token: { type: "http", scheme: "bearer" } },
};
const secured = (...security: Node[]): Sketch => ({ operation: { security }, components: schemes });
const path = (template: string, name: string): Node => ({
  [template]: { get: { operationId: "get", parameters: [{ name, in: "path", required: true, schema: text }] } },
});

/** Each kind of change outside schemas. The caller also uses each one reversed. */
const documentEdits: Record<string, (random: Random) => DocumentEdit> = {
  "parameter added": () => ({ old: operation({}), new: operation({ parameters: [query()] }), isRelaxed: "forward" }),
  "required parameter added": () => ({
    old: operation({}),
    new: operation({ parameters: [query({ required: true })] }),
  }),
  "parameter required": () => ({
    old: operation({ parameters: [query({ required: true })] }),
    new: operation({ parameters: [query()] }),
    isRelaxed: "forward",
  }),
  "parameter style": (random) => {
    const [first, second] = random.shuffle([
      {},
      { explode: false },
      { style: "pipeDelimited", explode: false },
      { style: "spaceDelimited", explode: false },
    ]);
    const schema = { type: "array", items: text };
    return {
      old: operation({ parameters: [query({ schema, ...first })] }),
      new: operation({ parameters: [query({ schema, ...second })] }),
    };
  },
  "parameter to text": (random) => ({
    old: operation({ parameters: [query({ schema: { type: random.pick(["integer", "boolean", "number"]) } })] }),
    new: operation({ parameters: [query()] }),
    isRelaxed: "forward",
  }),
  "parameter moved": () => ({
    old: operation({ parameters: [query()] }),
    new: operation({ parameters: [query({ in: "header" })] }),
  }),
  "= parameter of the path": () => {
    const create = (item: Node, own: Node): Sketch => ({
      paths: { "/a": { ...item, get: { operationId: "get", ...own } } },
    });
    const parameters = [query()];
    return { old: create({ parameters }, {}), new: create({}, { parameters }), isRelaxed: "both" };
  },
  "body required": () => ({
    old: operation({ requestBody: { required: true, ...content("a/b") } }),
    new: operation({ requestBody: content("a/b") }),
    isRelaxed: "forward",
  }),
  "body added": (random) => ({
    old: operation({}),
    new: operation({ requestBody: { required: random.chance(0.5), ...content("a/b") } }),
  }),
  "media type of the request added": () => ({
    old: operation({ requestBody: content("a/b") }),
    new: operation({ requestBody: content("a/b", "a/c") }),
    isRelaxed: "forward",
  }),
  "media type of the request widened": () => ({
    old: operation({ requestBody: content("a/b") }),
    new: operation({ requestBody: content("a/*") }),
    isRelaxed: "forward",
  }),
  "media type of the response narrowed": () => ({
    old: responses({ 200: content("a/*") }),
    new: responses({ 200: content("a/b") }),
    isRelaxed: "forward",
  }),
  "= character set": () => ({
    old: responses({ 200: content("application/json") }),
    new: responses({ 200: content("application/json; charset=utf-8") }),
    isRelaxed: "both",
  }),
  "status added": () => ({
    old: responses({ 200: content("a/b") }),
    new: responses({ 200: content("a/b"), 404: content("a/b") }),
    isRelaxed: "forward",
  }),
  "= status like default": () => ({
    old: responses({ default: content("a/b") }),
    new: responses({ default: content("a/b"), 404: content("a/b") }),
    isRelaxed: "both",
  }),
  "status unlike default": () => {
    const schema = { "a/b": { schema: { type: "integer" } } };
    return {
      old: responses({ default: content("a/b") }),
      new: responses({ default: content("a/b"), 404: { content: schema } }),
    };
  },
  "status of a range": () => {
    const schema = { "a/b": { schema: { type: "integer" } } };
    return {
      old: responses({ "4XX": content("a/b") }),
      new: responses({ 404: { content: schema }, "4XX": content("a/b") }),
    };
  },
  "header of the response": () => {
    const create = (headers: Node) => responses({ 200: { headers } });
    return {
      old: create({ h: { schema: text } }),
      new: create({ h: { required: true, schema: text } }),
      isRelaxed: "forward",
    };
  },
  "schema of a header": () => {
    const create = (type: string) => responses({ 200: { headers: { h: { required: true, schema: { type } } } } });
    return { old: create("number"), new: create("integer"), isRelaxed: "forward" };
  },
  "required header removed": () => ({
    old: responses({ 200: {} }),
    new: responses({ 200: { headers: { h: { required: true, schema: text } } } }),
    isRelaxed: "forward",
  }),
  server: () => {
    const create = (...urls: string[]): Sketch => ({ servers: urls.map((url) => ({ url })), ...operation({}) });
    return {
      old: create("https://a.example/v1"),
      new: create("https://a.example/v1", "https://b.example/v1"),
      isRelaxed: "forward",
    };
  },
  "= server prefix": (random) => {
    const create = (urls: string[], prefix: string): Sketch => ({
      servers: urls.map((url) => ({ url })),
      paths: { ...path(`${prefix}/things/{id}`, "id"), ...path(`${prefix}/others/{id}`, "id") },
    });
    return random.pick<() => DocumentEdit>([
      () => ({
        old: create(["https://a.example/v1"], ""),
        new: create(["https://a.example"], "/v1"),
        isRelaxed: "both",
      }),
      () => ({
        old: create(["https://a.example/v1/"], ""),
        new: create(["https://a.example"], "/v1"),
        isRelaxed: "both",
      }),
      () => ({
        old: create(["https://a.example/api/v1", "https://b.example/api/v1"], ""),
        new: create(["https://a.example/api", "https://b.example/api"], "/v1"),
        isRelaxed: "both",
      }),
      () => ({ old: create(["/v1"], ""), new: { ...create([], "/v1"), servers: undefined }, isRelaxed: "both" }),
      () => ({ old: create(["https://a.example/"], ""), new: create(["https://a.example"], ""), isRelaxed: "both" }),
    ])();
  },
  "server prefix changed": (random) => {
    const create = (url: string, prefix: string): Sketch => ({
      servers: [{ url }],
      paths: path(`${prefix}/things/{id}`, "id"),
    });
    return random.pick<() => DocumentEdit>([
      () => ({ old: create("https://a.example/v1", ""), new: create("https://a.example", "/v2") }),
      () => ({ old: create("https://a.example/v1", ""), new: create("https://a.example", "") }),
      () => ({ old: create("https://a.example/v1", ""), new: create("https://b.example", "/v1") }),
      () => ({
        old: {
          servers: [{ url: "https://a.example/v1" }, { url: "https://b.example/v2" }],
          paths: path("/things/{id}", "id"),
        },
        new: create("https://a.example", "/v1"),
      }),
    ])();
  },
  "server of a path": () => {
    const create = (rootUrl: string, prefix: string): Sketch => {
      const own = path("/own/{id}", "id");
      return {
        servers: [{ url: rootUrl }],
        paths: {
          ...path(`${prefix}/things/{id}`, "id"),
          "/own/{id}": { ...(own["/own/{id}"] as Node), servers: [{ url: "https://own.example" }] },
        },
      };
    };
    return { old: create("https://a.example/v1", ""), new: create("https://a.example", "/v1") };
  },
  security: () => ({ old: secured({ key: [] }), new: secured({ key: [] }, { token: [] }), isRelaxed: "forward" }),
  "security optional": () => ({ old: secured({ key: [] }), new: secured({ key: [] }, {}), isRelaxed: "forward" }),
  "security combined": () => ({
    old: secured({ key: [], token: [] }),
    new: secured({ key: [] }),
    isRelaxed: "forward",
  }),
  "security scope": () => ({
    old: secured({ token: ["a", "b"] }),
    new: secured({ token: ["a"] }),
    isRelaxed: "forward",
  }),
  operation: () => ({
    old: { paths: path("/a/{id}", "id") },
    new: { paths: { ...path("/a/{id}", "id"), ...path("/b/{id}", "id") } },
    isRelaxed: "forward",
  }),
  "= path parameter renamed": () => ({
    old: { paths: path("/a/{id}", "id") },
    new: { paths: path("/a/{name}", "name") },
    isRelaxed: "both",
  }),
  "webhook schema": () => {
    const create = (schema: Node): Sketch => ({
      webhooks: {
        w: { post: { requestBody: { content: { "application/json": { schema } } }, responses: { 200: {} } } },
      },
    });
    return { old: create({ type: "number" }), new: create({ type: "integer" }), isRelaxed: "forward" };
  },
  "= bytes": (random) => {
    const create = (openapi: string, schema: Node | undefined, field: Node): Sketch => ({
      openapi,
      operation: {
        requestBody: {
          content: {
            "application/octet-stream": schema ? { schema } : {},
            "multipart/form-data": { schema: { type: "object", properties: { file: field } } },
          },
        },
        responses: { 200: { content: { "image/png": schema ? { schema } : {} } } },
      },
    });
    const old = { type: "string", format: "binary" };
    const next = random.pick([undefined, {}, { contentMediaType: "application/octet-stream" }]);
    return { old: create("3.0.3", old, old), new: create("3.1.0", next, next ?? {}), isRelaxed: "both" };
  },
};
