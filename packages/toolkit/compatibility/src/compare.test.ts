import { createDocument } from "@animal-store/openapi-document";
import { describe, expect, it } from "vitest";
import { type Change, compareDocuments } from "./index.ts";

const date = Date.UTC(2026, 0, 1);

type Root = { [key: string]: unknown };

function listChanges(before: Root, after: Root): Change[] {
  const toDocument = (root: Root) => createDocument({ openapi: "3.1.0", info: {}, ...root });
  return compareDocuments(toDocument(before), toDocument(after), { date });
}

/** Returns the verdict and the message of each change. */
function compare(before: Root, after: Root): string[] {
  return listChanges(before, after).map(({ verdict, message }) => `${verdict}: ${message}`);
}

const json = (schema: unknown) => ({ "application/json": { schema } });
const api = (operation: Root, root: Root = {}): Root => ({
  paths: { "/books": { post: { operationId: "add", ...operation } } },
  ...root,
});
const request = (schema: unknown, root?: Root) => api({ requestBody: { content: json(schema) } }, root);
const response = (schema: unknown, root?: Root) => api({ responses: { 200: { content: json(schema) } } }, root);

it("allows another name of a parameter in the querystring, which clients do not send", () => {
  const named = (name: string, style: object = {}) =>
    api({
      parameters: [
        { name, in: "querystring", content: json({ type: "object" }) },
        { name: "seen", in: "cookie", style: "cookie", ...style, schema: { type: "array" } },
      ],
    });
  expect(compare(named("search"), named("filter"))).toEqual([
    'compatible: The querystring parameter "search" was renamed to "filter".',
  ]);
  expect(compare(named("search"), named("search", { explode: true }))).toEqual([]);
  expect(compare(named("search"), named("search", { explode: false }))).toHaveLength(1);
});

it("compares extensions next to paths and statuses", () => {
  const create = (value: number) => {
    const { paths } = api({ responses: { 200: {}, "x-status": value } }) as { paths: Root };
    return { paths: { ...paths, "x-path": value } };
  };
  const changes = ["annotation: `x-path` changed.", "annotation: `x-status` changed."];
  expect(compare(create(1), create(2))).toEqual(changes);
});

describe("two notations of one meaning have no changes:", () => {
  const root = { components: { schemas: { Text: { type: "string", maxLength: 5 } } } };
  const text = { $ref: "#/components/schemas/Text" };
  it.each<[string, unknown, unknown]>([
    [
      "type with null and anyOf with null",
      { type: ["string", "null"], maxLength: 5 },
      { anyOf: [text, { type: "null" }] },
    ],
    ["type with null and nullable (3.0)", { type: ["string", "null"] }, { type: "string", nullable: true }],
    [
      "a nullable reference (3.0) and anyOf with null",
      { ...text, nullable: true },
      { anyOf: [text, { type: "null" }] },
    ],
    [
      "a nullable allOf (3.0) and type with null",
      { allOf: [text, { minLength: 1 }], nullable: true },
      { type: ["string", "null"], minLength: 1, maxLength: 5 },
    ],
    ["allOf and the tighter bound", { allOf: [{ minimum: 1 }, { minimum: 5 }] }, { minimum: 5 }],
    ["bounds of allOf in another order", { allOf: [{ maxItems: 1 }, { maxItems: 5 }] }, { maxItems: 1 }],
    ["allOf and an exclusive bound", { allOf: [{ maximum: 1 }, { exclusiveMaximum: 1 }] }, { exclusiveMaximum: 1 }],
    ["const and an enum of one value", { const: 1 }, { enum: [1] }],
    ["a schema and allOf of it", text, { allOf: [text] }],
    ["a schema and oneOf of it", text, { oneOf: [text], discriminator: { propertyName: "kind" } }],
    [
      "anyOf and allOf of one schema",
      { pattern: "a", anyOf: [{ pattern: "b" }] },
      { pattern: "a", allOf: [{ pattern: "b" }] },
    ],
    [
      "the type null and oneOf of it",
      { anyOf: [text, { type: "null" }] },
      { anyOf: [text, { oneOf: [{ type: "null" }] }] },
    ],
    ["a reference and its target", text, { type: "string", maxLength: 5 }],
    ["oneOf of constants and an enum", { oneOf: [{ const: 1, title: "One" }, { const: 2 }] }, { enum: [1, 2] }],
    ["allOf and its merged parts", { allOf: [text, { minLength: 1 }] }, { type: "string", minLength: 1, maxLength: 5 }],
    [
      "the sequence of sets",
      { type: ["string", "null"], enum: ["a", null] },
      { enum: [null, "a"], type: ["null", "string"] },
    ],
    ["default values", { type: "array", minItems: 0, uniqueItems: false, items: {} }, { type: "array" }],
    ["bounds of an integer", { type: "integer", exclusiveMinimum: 0 }, { type: "integer", minimum: 1 }],
    ["exclusive bounds (3.0)", { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ["true and an empty schema", { properties: { a: true } }, { properties: { a: {} } }],
  ])("%s", (_, left, right) => {
    for (const create of [request, response]) {
      expect(compare(create(left, root), create(right, root))).toEqual([]);
      expect(compare(create(right, root), create(left, root))).toEqual([]);
    }
  });

  it("parameters of the path item and of the operation", () => {
    const parameters = [
      { name: "a", in: "query" },
      { name: "b", in: "query" },
    ];
    const [first, second] = parameters;
    const item = { post: { operationId: "add", parameters: [second] }, parameters: [first] };
    const changes = compare(api({ parameters }), { paths: { "/books": item } });
    expect(changes.filter((change) => !change.startsWith("annotation"))).toEqual([]);
  });

  it("a media type with and without its default character set", () => {
    const create = (type: string) => api({ requestBody: { content: { [type]: { schema: { type: "string" } } } } });
    expect(compare(create("application/json"), create("application/json; charset=UTF-8"))).toEqual([]);
    expect(compare(create("application/json"), create("application/json; version=2"))).not.toEqual([]);
  });

  it("default values of a parameter", () => {
    const [short, long] = [
      { name: "a", in: "query" },
      { name: "a", in: "query", style: "form", explode: true, required: false },
    ];
    expect(compare(api({ parameters: [short] }), api({ parameters: [long] }))).toEqual([]);
  });
});

it("narrowing or widening a schema breaks clients if requests and responses use it", () => {
  const create = (maxLength: number) => {
    const root = { components: { schemas: { Text: { type: "string", maxLength } } } };
    const schema = { $ref: "#/components/schemas/Text" };
    return api({ requestBody: { content: json(schema) }, responses: { 200: { content: json(schema) } } }, root);
  };
  expect(compare(create(5), create(4))).toEqual(["breaking: `maxLength` of `Text` changed from 5 to 4."]);
  expect(compare(create(5), create(6))).toEqual(["breaking: `maxLength` of `Text` changed from 5 to 6."]);
});

describe("messages", () => {
  it.each<[string, Root, Root]>([
    ["`maximum` 5 of `request body` was added.", {}, { maximum: 5 }],
    ["`maximum` 5 of `request body` was removed.", { maximum: 5 }, {}],
    [
      "`prefixItems` of `request body` gained item 2.",
      { prefixItems: [{}] },
      { prefixItems: [{}, { type: "string" }] },
    ],
    ["`title` of `request body` was added.", {}, { title: "long ".repeat(50) }],
  ])("%s", (message, from, to) => {
    expect(compare(request(from), request(to))[0]).toMatch(new RegExp(`: ${message}$`));
  });

  it("name the owner of a media type and of a header, and the path of a path item", () => {
    const create = (extra: Root) => api({ responses: { 200: { content: json({}), ...extra } } });
    const content = { ...json({}), "text/csv": {} };
    expect(compare(create({}), create({ content }))).toEqual([
      "compatible: Media type `text/csv` of `200 response` was added.",
    ]);
    expect(compare(create({}), create({ headers: { "X-Total": {} } }))).toEqual([
      "compatible: Header `X-Total` of `200 response` was added.",
    ]);
    expect(compare({ paths: {} }, { paths: { "/books": {} } })).toEqual(["annotation: Path `/books` was added."]);
  });
});

it("names removed webhooks and callbacks as such", () => {
  const event = { post: { operationId: "onLent" } };
  expect(listChanges({ webhooks: { lent: event } }, { webhooks: {} })).toEqual([
    expect.objectContaining({
      verdict: "breaking",
      message: "Webhook `POST lent` was removed.",
      reason: "The API no longer sends it, so clients miss its events.",
    }),
  ]);
  const withCallback = (item: Root) => api({ callbacks: { lent: { "{$url}": item } } });
  expect(compare(withCallback(event), withCallback({ summary: "Lent." }))).toContain(
    "breaking: Callback `POST {$url}` was removed.",
  );
});

it.each([
  ["int32", "int64", response, "Clients that store it as a 32-bit number can receive a number that does not fit."],
  ["int64", "int32", request, "The server can reject numbers that do not fit the format."],
  ["int64", undefined, response, "Clients can receive values that do not have the format."],
])("states why the format %s may not become %s", (before, after, wrap, reason) => {
  const create = (format: string | undefined) => wrap({ type: "integer", ...(format && { format }) });
  expect(listChanges(create(before), create(after))).toEqual([
    expect.objectContaining({ verdict: "breaking", reason }),
  ]);
});

describe("references", () => {
  const node = (extra: Root) => ({
    components: {
      schemas: { Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" }, ...extra } } },
    },
  });
  const schema = { $ref: "#/components/schemas/Node" };

  it("may be circular", () => {
    expect(compare(response(schema, node({})), response(schema, node({ a: {} })))).toEqual([
      "compatible: Property `a` of `Node` was added.",
    ]);
    const loop = { components: { schemas: { Node: { $ref: "#/components/schemas/Node" } } } };
    expect(compare(response(schema, loop), response(schema, loop))).toEqual([]);
    const parent = { components: { schemas: { Node: { allOf: [schema, { anyOf: [schema, { type: "null" }] }] } } } };
    expect(compare(response(schema, parent), response(schema, node({})))).not.toEqual([]);
  });

  it("without a target are breaking, once", () => {
    const lost = compare(response(schema, node({})), response({ $ref: "#/components/schemas/Lost" }, node({})));
    expect(lost).toEqual(['breaking: A reference without a target "#/components/schemas/Lost" was added.']);
  });

  it("can have an anchor as their target", () => {
    const root = { components: { schemas: { Text: { $anchor: "text", type: "string" } } } };
    const changes = compare(response({ type: "string" }, root), response({ $ref: "#text" }, root));
    expect(changes.filter((change) => !change.startsWith("annotation"))).toEqual([]);
  });
});

describe("many connected schemas", () => {
  const reference = (index: number) => ({ $ref: `#/components/schemas/Node${index}` });
  const create = (count: number, toSchema: (index: number) => Root) => {
    const schemas = Object.fromEntries(Array.from({ length: count }, (_, index) => [`Node${index}`, toSchema(index)]));
    return response(reference(0), { components: { schemas } });
  };
  const compareNodes = (count: number, toSchema: (index: number, maxLength: number) => Root) => {
    const createWith = (maxLength: number) => create(count, (index) => toSchema(index, maxLength));
    return listChanges(createWith(5), createWith(6));
  };

  it("have short locations", () => {
    const changes = compareNodes(300, (index, maxLength) => {
      const [next, double] = [index + 1, index * 2].map((target) => reference(target % 300));
      return { properties: { next, double, text: { maxLength } } };
    });
    const lengths = changes.flatMap(({ operations }) => operations.map(({ location }) => location.split(" ").length));
    expect(lengths).toHaveLength(300);
    expect(Math.max(...lengths)).toBeLessThan(40);
  });

  it("may be a chain of 3,000 properties", () => {
    const changes = compareNodes(3000, (index, maxLength) => ({
      properties: { text: { maxLength }, ...(index < 2999 && { next: reference(index + 1) }) },
    }));
    expect(changes).toHaveLength(3000);
  });

  it("may be a chain of 3,000 parts of allOf", () => {
    const changes = compareNodes(3000, (index, maxLength) =>
      index < 2999 ? { allOf: [reference(index + 1)] } : { maxLength },
    );
    expect(changes.map(({ message }) => message)).toEqual(["`maxLength` of `Node0` changed from 5 to 6."]);
  });
});

it.each(["constructor", "toString", "hasOwnProperty"])("accepts the name %s of a built-in function", (name) => {
  const schema = { [name]: 1, properties: { [name]: { maxLength: 5 } } };
  expect(compare(request({}), request(schema))).toEqual([
    `breaking: \`${name}\` 1 of \`request body\` was added.`,
    `compatible: Property \`${name}\` of \`request body\` was added.`,
  ]);
  expect(compare(request({ [name]: 1 }), request({ allOf: [{ title: "A", type: "object" }, schema] }))).toHaveLength(3);
  expect(compare({ webhooks: { [name]: { post: {} } } }, { webhooks: {} })).toHaveLength(1);
});

it("compares the media types of an encoding as a set", () => {
  const create = (contentType: string) =>
    api({ requestBody: { content: { "multipart/form-data": { encoding: { image: { contentType } } } } } });
  expect(compare(create("a/b"), create("a/c, a/b"))[0]).toMatch(/^compatible: `contentType` of `image` changed/);
  expect(compare(create("a/c, a/b"), create("a/b"))[0]).toMatch(/^breaking/);
  expect(compare(create("a/c, a/b"), create("a/b,a/c"))).toEqual([]);
});

it("reports a new style without the default of `explode` that follows from it", () => {
  const create = (style: string) => api({ parameters: [{ name: "a", in: "query", style }] });
  expect(compare(create("form"), create("pipeDelimited"))).toEqual([
    'breaking: `style` of `a` changed from "form" to "pipeDelimited".',
  ]);
});

it("reports a change that breaks requests and responses once for each, with its reason", () => {
  const create = (properties: Root) => ({
    ...api({
      requestBody: { content: json({ $ref: "#/components/schemas/Book" }) },
      responses: { 200: { content: json({ $ref: "#/components/schemas/Book" }) } },
    }),
    components: { schemas: { Book: { properties } } },
  });
  const changes = listChanges(create({ title: {} }), create({}));
  expect(changes.map(({ message, direction, reason }) => [message, direction, reason])).toEqual([
    ["Property `title` of `Book` was removed.", "request", "The server rejects or ignores it."],
    ["Property `title` of `Book` was removed.", "response", "Clients that read it fail."],
  ]);
});

it("compares factors that are decimal fractions", () => {
  const create = (multipleOf: number) => request({ multipleOf });
  expect(compare(create(0.3), create(0.1))[0]).toMatch(/^compatible/);
  expect(compare(response({ multipleOf: 0.1 }), response({ multipleOf: 0.3 }))[0]).toMatch(/^compatible/);
  expect(compare(create(0.3), create(0.2))[0]).toMatch(/^breaking/);
});

it("ignores members next to a reference that OpenAPI ignores", () => {
  const reference = { $ref: "#/components/parameters/Limit" };
  const root = {
    components: { parameters: { Limit: { name: "limit", in: "query" } }, schemas: { Text: { type: "string" } } },
  };
  const next = { ...reference, required: true, schema: { type: "integer" } };
  expect(compare(api({ parameters: [reference] }, root), api({ parameters: [next] }, root))).toEqual([]);
  const text = { $ref: "#/components/schemas/Text" };
  const create = (openapi: string, schema: unknown) => ({ ...request(schema, root), openapi });
  expect(compare(create("3.0.3", text), create("3.0.3", { ...text, maxLength: 5, nullable: true }))).toEqual([]);
  expect(compare(create("3.1.0", text), create("3.1.0", { ...text, maxLength: 5 }))[0]).toMatch(/^breaking/);
});

describe("the URL of an operation", () => {
  const create = (url: string | undefined, path: string): Root => ({
    ...(url !== undefined && { servers: [{ url }] }),
    paths: { [path]: { get: { operationId: "list" } } },
  });

  it("stays the same if a prefix moves between the servers and the paths", () => {
    for (const [left, right] of [
      [create("https://a.example/api/v1", "/books"), create("https://a.example/api", "/v1/books")],
      [create("https://{region}.example/v1", "/books"), create("https://{region}.example", "/v1/books")],
      [create("/v1/", "/books"), create(undefined, "/v1/books")],
    ] as const) {
      expect(compare(left, right)).toEqual([]);
      expect(compare(right, left)).toEqual([]);
    }
  });

  it("changes if the server or the path gets another prefix", () => {
    const old = create("https://a.example/v1", "/books");
    for (const next of [create("https://a.example", "/v2/books"), create("https://b.example", "/v1/books")])
      expect(compare(old, next)[0]).toMatch(/^breaking/);
    const item = { servers: [{ url: "https://own.example" }], get: { operationId: "own" } };
    const mixed = { servers: [{ url: "https://a.example" }], paths: { "/v1/books": item } };
    expect(compare(old, mixed)[0]).toMatch(/^breaking/);
  });
});

describe("alternatives", () => {
  const shape = (value: string) => ({ type: "object", required: ["shape"], properties: { shape: { const: value } } });
  const box = { title: "Box", ...shape("box") };
  const tube = { title: "Tube", ...shape("tube") };

  it("can replace a single schema", () => {
    const both = { oneOf: [box, tube] };
    expect(compare(request(box), request(both))).toEqual(["compatible: `oneOf` of `request body` gained `Tube`."]);
    expect(compare(response(box), response(both))).toEqual(["breaking: `oneOf` of `200 response` gained `Tube`."]);
    expect(compare(request(both), request(box))).toEqual(["breaking: `oneOf` of `request body` lost `Tube`."]);
  });

  it("are named by their component, their title, a constant property or their type", () => {
    const kind = (value: string) => ({ type: "object", properties: { size: {}, kind: { const: value } } });
    const schemas = { Tube: kind("tube") };
    const create = (...oneOf: Root[]) =>
      request({ oneOf: [{ type: "string" }, ...oneOf] }, { components: { schemas } });
    const alternatives: [Root, string][] = [
      [{ $ref: "#/components/schemas/Tube" }, "`Tube`"],
      [{ ...kind("tube"), title: "Pipe" }, "`Pipe`"],
      [kind("tube"), "the alternative with the `kind` 'tube'"],
      [{ type: "object", properties: { kind: {} } }, "an alternative of the type object"],
    ];
    for (const [schema, name] of alternatives)
      expect(compare(create({ type: "null" }), create({ type: "null" }, schema))).toContain(
        `compatible: \`oneOf\` of \`request body\` gained ${name}.`,
      );
  });

  it("can replace a single schema next to a discriminator", () => {
    const both = { oneOf: [box, tube], discriminator: { propertyName: "kind" } };
    expect(compare(response(both), response(box))).toEqual(["compatible: `oneOf` of `200 response` lost `Tube`."]);
  });

  it("can be added to a nullable schema", () => {
    const nullable = { anyOf: [{ type: "string" }, { type: "null" }] };
    const wider = { anyOf: [{ type: "string" }, tube, { type: "null" }] };
    expect(compare(response(nullable), response(wider))).toEqual([
      "breaking: `anyOf` of `200 response` gained `Tube`.",
    ]);
    expect(compare(response({ type: ["string", "null"] }), response(wider))).toEqual([
      "breaking: `anyOf` of `200 response` gained `Tube`.",
    ]);
  });

  it("can replace a reference to one of them, which is reported at each reference", () => {
    const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const create = (name: string) => {
      const shape = { shape: reference(name), other: reference(name) };
      const schemas = { Box: box, Tube: tube, Shape: { oneOf: [reference("Box"), reference("Tube")] } };
      return request({ properties: shape }, { components: { schemas } });
    };
    const properties = "#/paths/~1books/post/requestBody/content/application~1json/schema/properties";
    const report = (before: string, after: string) =>
      listChanges(create(before), create(after)).map(({ message, position }) => [message, position.pointer]);
    expect(report("Shape", "Box")).toEqual([
      ["`oneOf` of `Shape` lost `Tube`.", `${properties}/shape`],
      ["`oneOf` of `Shape` lost `Tube`.", `${properties}/other`],
    ]);
    expect(report("Box", "Shape")).toEqual([
      ["`oneOf` of `Shape` gained `Tube`.", `${properties}/shape`],
      ["`oneOf` of `Shape` gained `Tube`.", `${properties}/other`],
    ]);
  });

  it("are matched by their properties, not by their order", () => {
    const round = (radius: Root) => ({ ...tube, properties: { ...tube.properties, radius } });
    const [old, next] = [{ anyOf: [box, round({})] }, { anyOf: [round({ type: "number" }), box] }];
    expect(compare(request(old), request(next))).toEqual(['breaking: Type of `radius` narrowed from any to "number".']);
  });

  it("of `oneOf` break clients if a new or changed one can match values of another one", () => {
    const [open, any] = [{ title: "Open", type: "object" }, { title: "Any" }];
    const overlap =
      "breaking: `oneOf` of `request body`: `Open` is new or changed, and can match values of another alternative.";
    expect(compare(request(box), request({ oneOf: [box, open] }))[0]).toBe(overlap);
    expect(compare(request({ oneOf: [box, tube] }), request({ oneOf: [box, tube, open] }))[0]).toBe(overlap);
    const loose = { oneOf: [box, { ...open, minProperties: 1 }] };
    expect(compare(request({ oneOf: [box, { ...open, minProperties: 2 }] }), request(loose))[0]).toBe(overlap);
    expect(compare(response({ oneOf: [any, box, tube] }), response({ oneOf: [any, tube] }))[0]).toMatch(
      /^breaking: `oneOf` of `200 response`: `Box` is/,
    );
    expect(
      compare(request({ oneOf: [any, box] }), request({ oneOf: [any, { ...box, description: "A box." }] })),
    ).toEqual(['annotation: `description` "A box." of `request body` was added.']);
  });

  it("of references are selected by their discriminator", () => {
    const names = ["Cat", "Dog", "Lizard"];
    const schemas = Object.fromEntries(
      names.map((name) => [name, { type: "object", properties: { kind: { type: "string" } } }]),
    );
    const create = (...used: string[]) => {
      const oneOf = used.map((name) => ({ $ref: `#/components/schemas/${name}` }));
      return request({ oneOf, discriminator: { propertyName: "kind" } }, { components: { schemas } });
    };
    expect(compare(create("Cat", "Dog"), create(...names))).toEqual([
      "compatible: `oneOf` of `request body` gained `Lizard`.",
    ]);
  });
});

describe("nullable (3.0) without a type", () => {
  const [box, tube] = [
    { type: "object", title: "Box" },
    { type: "object", title: "Tube", properties: { radius: {} } },
  ];
  const root = { components: { schemas: { Box: box, Both: { oneOf: [box, tube] } } } };

  it.each<[Root, string]>([
    [{ $ref: "#/components/schemas/Box" }, 'Type of `Box` narrowed from ["null","object"] to "object".'],
    [{ allOf: [box, { minProperties: 1 }] }, 'Type of `request body` narrowed from ["null","object"] to "object".'],
    [{ anyOf: [box, tube] }, "`anyOf` of `request body` lost an alternative of the type null."],
    [{ oneOf: [box, tube] }, "`oneOf` of `request body` lost an alternative of the type null."],
  ])("is compared next to %j", (schema, message) => {
    const nullable = { ...schema, nullable: true };
    // OpenAPI 3.0 ignores it next to a reference.
    for (const openapi of "$ref" in schema ? ["3.1.0"] : ["3.0.3", "3.1.0"]) {
      const all = { ...root, openapi };
      expect(compare(request(nullable, all), request(schema, all))).toEqual([`breaking: ${message}`]);
      expect(compare(response(nullable, all), response(schema, all))[0]).toMatch(/^compatible/);
      expect(compare(response(schema, all), response(nullable, all))[0]).toMatch(/^breaking/);
    }
  });

  it("is reported next to a reference to alternatives", () => {
    const schema = { $ref: "#/components/schemas/Both" };
    const changes = compare(request({ ...schema, nullable: true }, root), request(schema, root));
    expect(changes[0]).toMatch(/^breaking/);
  });

  it("differs from a second alternative of oneOf that accepts null", () => {
    const oneOf = [{ ...box, type: ["object", "null"] }, { type: "string" }];
    const twice = { oneOf: [...oneOf, { type: "null" }] };
    expect(compare(request({ anyOf: [{ oneOf }, { type: "null" }] }), request(twice))[0]).toMatch(/^breaking/);
  });

  it("has no effect next to a lone enum", () => {
    expect(compare(request({ enum: ["a"], nullable: true }), request({ enum: ["a"] }))).toEqual([]);
  });
});

it("allows a parameter to become text, because the text of each old value is valid", () => {
  const create = (schema: Root) => api({ parameters: [{ name: "id", in: "path", required: true, ...schema }] });
  const schema = (type: string) => create({ schema: { type } });
  expect(compare(schema("integer"), schema("string"))).toEqual([
    'compatible: Type of `id` changed from "integer" to "string".',
  ]);
  expect(compare(schema("string"), schema("integer"))[0]).toMatch(/^breaking/);
  expect(compare(schema("object"), schema("string"))[0]).toMatch(/^breaking/);
  const shared = (type: string) => ({
    components: { schemas: { Id: { type } } },
    ...api({
      parameters: [{ name: "id", in: "path", required: true, schema: { $ref: "#/components/schemas/Id" } }],
      requestBody: { content: json({ $ref: "#/components/schemas/Id" }) },
    }),
  });
  expect(compare(shared("integer"), shared("string"))).toEqual([
    'breaking: Type of `Id` changed from "integer" to "string".',
    'compatible: Type of `Id` changed from "integer" to "string".',
  ]);
  const content = (type: string) => create({ content: json({ type }) });
  expect(compare(content("integer"), content("string"))[0]).toMatch(/^breaking/);
});

describe("paths and responses", () => {
  const path = (template: string, name: string) => ({
    paths: { [template]: { get: { operationId: "get", parameters: [{ name, in: "path", required: true }] } } },
  });

  it("may rename a path parameter", () => {
    expect(compare(path("/books/{id}", "id"), path("/books/{isbn}", "isbn"))).toEqual([
      'compatible: The path parameter "id" was renamed to "isbn".',
    ]);
  });

  it("report the operations of each path that refers to the same path item", () => {
    const create = (maximum: number, callbacks = {}) => ({
      paths: { "/a": { $ref: "#/components/pathItems/Item" }, "/b": { $ref: "#/components/pathItems/Item" } },
      components: {
        pathItems: { Item: { get: { parameters: [{ name: "limit", in: "query", schema: { maximum } }], callbacks } } },
      },
    });
    const listOperations = (before: Root, after: Root) =>
      listChanges(before, after).flatMap(({ operations }) => operations.map(({ id }) => id));
    expect(listOperations(create(5), create(4))).toEqual(["GET /a", "GET /b"]);
    expect(listOperations({ paths: {} }, create(4))).toEqual(["GET /a", "GET /b"]);
    const callbacks = { done: { "{$url}": { $ref: "#/components/pathItems/Item" } } };
    expect(listOperations(create(5, callbacks), create(4, callbacks))).toContain("GET /b");
  });

  const problem = (type: string) => ({ content: json({ type }) });

  it.each<[string, Root, Root, string[]]>([
    ["404 like it", {}, { 404: problem("object") }, ["compatible: Response `404` was added."]],
    [
      "404 unlike it",
      {},
      { 404: problem("string") },
      ["breaking: Response `404` was added, and differs from `default`."],
    ],
    ["no 404 like it", { 404: problem("object") }, {}, ["compatible: Response `404` was removed."]],
    ["no 404 unlike it", { 404: problem("string") }, {}, ["breaking: Response `404` was removed."]],
    ["no 204", { 204: {} }, {}, ["breaking: Response `204` was removed."]],
    [
      "200 instead of 204",
      { 204: {} },
      { 200: {} },
      ["breaking: Response `204` was removed.", "compatible: Response `200` was added."],
    ],
    [
      "404 instead of 200",
      { 200: {} },
      { 404: {} },
      ["breaking: Response `404` was added, and differs from `default`.", "breaking: Response `200` was removed."],
    ],
  ])("report next to `default` %s", (_, before, after, changes) => {
    const create = (responses: Root) => api({ responses: { ...responses, default: problem("object") } });
    expect(compare(create(before), create(after)).toSorted()).toEqual(changes.toSorted());
  });

  it.each<[string[], string[], string, string]>([
    [["image/*"], ["image/png"], "narrowed to `image/png`", "compatible in responses"],
    [["image/*", "image/png"], ["image/png"], "narrowed to `image/png`", "compatible in responses"],
    [["*/*"], ["a/*", "b/c"], "narrowed to `a/*`, `b/c`", "compatible in responses"],
    [["image/png"], ["image/*"], "widened to `image/*`", "compatible in requests"],
  ])("compare the media types %j with %j", (before, after, message, effect) => {
    const toContent = (types: string[]) => ({ content: Object.fromEntries(types.map((type) => [type, {}])) });
    const hosts = {
      requests: (types: string[]) => api({ requestBody: toContent(types) }),
      responses: (types: string[]) => api({ responses: { 200: toContent(types) } }),
    };
    for (const [direction, create] of Object.entries(hosts)) {
      const verdict = effect.endsWith(direction) ? "compatible" : "breaking";
      const owner = direction === "requests" ? "request body" : "200 response";
      expect(compare(create(before), create(after))).toEqual([
        `${verdict}: Media type \`${before[0]}\` of \`${owner}\` ${message}.`,
      ]);
    }
  });

  it("may return a range next to its types", () => {
    const create = (...types: string[]) =>
      api({ responses: { 200: { content: Object.fromEntries(types.map((type) => [type, {}])) } } });
    expect(compare(create("image/png"), create("image/png", "image/*"))).toEqual([
      "compatible: Media type `image/*` of `200 response` was added.",
    ]);
    expect(compare(create("image/*"), create("image/png", "image/*"))).toEqual([
      "compatible: Media type `image/png` of `200 response` was added.",
    ]);
  });

  it("compare a status with the range that covers it", () => {
    const ranged = compare(
      api({ responses: { 404: problem("object") } }),
      api({ responses: { "4XX": problem("object") } }),
    );
    expect(ranged).toEqual(["compatible: Response `4XX` was added."]);
  });
});

it("compares the parts of allOf that restrict the same keyword", () => {
  const create = (maxLength: number, extra: Root) =>
    request({
      allOf: [
        { properties: { a: { type: "string" }, b: { type: "string" } } },
        { properties: { a: { maxLength }, ...extra } },
      ],
    });
  expect(compare(create(5, {}), create(4, { c: {} }))).toEqual([
    "breaking: `maxLength` of `a` changed from 5 to 4.",
    "compatible: Property `c` of `request body` was added.",
  ]);
});

it("compares `unevaluatedProperties` next to the properties of allOf", () => {
  const base = { type: "object", properties: { a: { type: "string" } } };
  const closed = { allOf: [base, { properties: { b: {} } }], unevaluatedProperties: false };
  expect(compare(request(closed), request({ allOf: closed.allOf }))).toEqual([
    "compatible: `unevaluatedProperties` of `request body` changed from false to true.",
  ]);
});

it("reports a change of a merged component once", () => {
  const create = (required: string[]) => {
    const schemas = {
      Base: { required },
      Book: { allOf: [{ $ref: "#/components/schemas/Base" }, { minProperties: 1 }] },
    };
    return request({ $ref: "#/components/schemas/Book" }, { components: { schemas } });
  };
  expect(compare(create([]), create(["a"]))).toEqual(["breaking: Properties of `Book` became required: `a`."]);
});

describe("read-only and write-only properties", () => {
  const create = (wrap: typeof request, properties: Root, required: string[] = []) =>
    wrap({ type: "object", required, properties });

  it("are ignored in the other direction", () => {
    const readOnly = { id: { readOnly: true, maxLength: 5 } };
    expect(compare(create(request, {}), create(request, readOnly, ["id"]))).toEqual([
      "compatible: Property `id` of `request body` was added.",
    ]);
    const writeOnly = { secret: { writeOnly: true } };
    expect(compare(create(response, writeOnly), create(response, {}))).toEqual([
      "compatible: Property `secret` of `200 response` was removed.",
    ]);
  });
});

it.each([
  [
    { type: "string", format: "byte" },
    { type: "string", contentEncoding: "base64" },
  ],
  [{ type: "string", format: "binary" }, { contentMediaType: "application/octet-stream" }],
])("compares the notation of bytes %j of OpenAPI 3.0 with that of 3.1", (before, after) => {
  expect(compare(request(before), request(after))).toEqual([]);
});

describe("a required property", () => {
  const create = (wrap: typeof request, property: Root, required: string[]) =>
    wrap({ type: "object", required, properties: { id: property } });

  it("breaks requests if it is no longer read-only", () => {
    const [before, after] = [create(request, { readOnly: true }, ["id"]), create(request, {}, ["id"])];
    expect(compare(before, after)).toContain("breaking: Properties of `request body` became required: `id`.");
  });

  it("does not become required in requests if it is read-only", () => {
    const [before, after] = [create(request, {}, []), create(request, { readOnly: true }, ["id"])];
    expect(compare(before, after)).toEqual(["breaking: `readOnly` true of `id` was added."]);
  });
});

describe("x-stability", () => {
  const create = (maxLength: number, stability: string | undefined) =>
    api({
      parameters: [
        { name: "near", in: "query", schema: { maxLength }, ...(stability && { "x-stability": stability }) },
      ],
    });

  it("of a parameter makes its changes acceptable", () => {
    expect(compare(create(5, "beta"), create(4, "beta"))[0]).toMatch(/^may-change/);
    const [old, next] = [2, 1].map((maxLength) =>
      request({ allOf: [{ maxLength }, { "x-stability": "beta", pattern: "^a" }] }),
    ) as [Root, Root];
    expect(compare(old, next)[0]).toMatch(/^breaking/);
    expect(compare(create(5, undefined), create(4, "beta"))).toEqual([
      'breaking: `x-stability` "beta" of `near` was added.',
      "breaking: `maxLength` of `near` changed from 5 to 4.",
    ]);
  });

  it("does not allow a part of a stable operation to become required in requests", () => {
    const beta = { "x-stability": "beta" };
    const parameter = (required: boolean, root = {}) =>
      api({ parameters: [{ name: "near", in: "query", required, ...beta }], ...root });
    expect(compare(parameter(false), parameter(true))).toEqual([
      "breaking: The `near` query parameter became required.",
    ]);
    expect(compare(parameter(false, beta), parameter(true, beta))[0]).toMatch(/^may-change/);
    const body = (required: string[], root = {}) =>
      api({ requestBody: { content: json({ required, properties: { near: beta } }) }, ...root });
    expect(compare(body([]), body(["near"]))).toEqual([
      "breaking: Properties of `request body` became required: `near`.",
    ]);
    expect(compare(body([], beta), body(["near"], beta))[0]).toMatch(/^may-change/);
    const property = (required: string[]) => response({ required, properties: { near: beta } });
    expect(compare(property(["near"]), property([]))[0]).toMatch(/^may-change/);
  });
});

it("compares OpenAPI 3.0 with 3.1", () => {
  const [old, next] = [
    { ...request({ type: "string", nullable: true }), openapi: "3.0.3" },
    { ...request({ type: ["string", "null"] }), openapi: "3.1.0" },
  ];
  expect(compare(old, next)).toEqual(['annotation: `openapi` changed from "3.0.3" to "3.1.0".']);
});

// The features of codegen show the conversion of parameters and bodies.
it("compares Swagger 2.0 with the same API in OpenAPI 3.1", () => {
  const security = [{ login: ["read"] }];
  const flow = { authorizationUrl: "/a", tokenUrl: "/t", scopes: { read: "Read" } };
  const properties = (type: Root) => ({ properties: { kind: { type: "string", ...type } } });
  const respond = (root: Root, response: Root) =>
    api({ responses: { 200: { description: "Done.", ...response } } }, root);
  const old = {
    ...{ openapi: undefined, swagger: "2.0", host: "books.test", basePath: "/v1", schemes: ["https"], security },
    produces: ["application/json", "application/xml"],
    definitions: { Book: { discriminator: "kind", ...properties({ "x-nullable": true }) } },
    securityDefinitions: { login: { type: "oauth2", flow: "accessCode", ...flow } },
  };
  const next = {
    ...{ servers: [{ url: "https://books.test/v1" }], security },
    components: {
      schemas: { Book: { discriminator: { propertyName: "kind" }, ...properties({ type: ["string", "null"] }) } },
      securitySchemes: { login: { type: "oauth2", flows: { authorizationCode: flow } } },
    },
  };
  const toBooks = (place: string) => ({ schema: { type: "array", items: { $ref: `#/${place}/Book` } } });
  const books = toBooks("components/schemas");
  const [before, after] = [
    respond(old, { ...toBooks("definitions"), headers: { "X-Total": { type: "integer", minimum: 0 } } }),
    respond(next, {
      content: { "application/json": books, "application/xml": books },
      headers: { "X-Total": { schema: { type: "integer", minimum: 0 } } },
    }),
  ];
  expect(compare(before, after)).toEqual(['annotation: `openapi` changed from "2.0" to "3.1.0".']);
  expect(compare(after, before)).toEqual(['annotation: `openapi` changed from "3.1.0" to "2.0".']);
});

it.each([null, 7, "text", [], { $ref: 7 }, [null], { a: null }])("accepts the invalid value %j anywhere", (value) => {
  const ofOperation = ["parameters", "requestBody", "responses", "security", "callbacks", "x-stability", "x-sunset"];
  for (const field of [...ofOperation, "servers", "tags"])
    expect(compare(api({}), api({ [field]: value }))).toBeInstanceOf(Array);
  const ofRoot = ["paths", "webhooks", "components", "x-error-codes", "x-ban", "x-rate-limit-plans"];
  for (const field of [...ofRoot, "servers", "tags"])
    expect(compare(api({}), { ...api({}), [field]: value })).toBeInstanceOf(Array);
  for (const keyword of ["type", "enum", "required", "properties", "items", "oneOf", "allOf", "not", "minimum"])
    expect(compare(request({ type: "string" }), request({ [keyword]: value }))).toBeInstanceOf(Array);
});

describe("OpenAPI 3.2", () => {
  const latest = (root: Root): Root => ({ openapi: "3.2.0", ...root });

  it("locates a change in additionalOperations by its method", () => {
    const create = (schema: Root) => {
      const COPY = { operationId: "copy", requestBody: { content: json(schema) } };
      return latest({ paths: { "/books": { additionalOperations: { COPY } } } });
    };
    const location = "COPY /books requestBody content application/json schema";
    expect(listChanges(create({}), create({ maxLength: 5 }))).toMatchObject([
      { operations: [{ id: "copy", location }] },
    ]);
  });

  it("compares a media type of components as if it were written where it is used", () => {
    const write = (schema: object) => response(schema, { openapi: "3.2.0" });
    const refer = (schema: object) => ({
      ...api({ responses: { 200: { content: { "application/json": { $ref: "#/components/mediaTypes/Book" } } } } }),
      ...latest({ components: { mediaTypes: { Book: { schema } } } }),
    });
    const isInComponents = (change: string) => change.startsWith("annotation: `components`");
    expect(
      compare(write({ type: "string" }), refer({ type: "string" })).filter((each) => !isInComponents(each)),
    ).toEqual([]);
    expect(compare(refer({ type: "string" }), refer({ type: "integer" }))[0]).toMatch(/^breaking: Type of /);
  });

  it("compares references and security by URI as those within the document", () => {
    const root = { components: { schemas: { Text: { type: "string" } }, securitySchemes: { key: { type: "http" } } } };
    const self = "https://books.example/openapi";
    const old = { ...request({ $ref: "#/components/schemas/Text" }, root), security: [{ key: [] }] };
    const next = { ...request({ $ref: `${self}#/components/schemas/Text` }, root), $self: self };
    const secured = { ...next, security: [{ [`${self}#/components/securitySchemes/key`]: [] }] };
    expect(compare(latest(old), latest(secured))).toEqual([`annotation: \`$self\` "${self}" was added.`]);
  });
});

describe("hostile documents take at most 5 s:", () => {
  const toObject = (count: number, create: (index: number) => [string, unknown]) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => create(index)));
  const list = (count: number, create: (index: number) => unknown) =>
    Array.from({ length: count }, (_, index) => create(index));
  const patternProperties = toObject(20, (index) => [`^(a+)+[x${index}]$`, { type: "string" }]);
  const toUnion = (keyword: string, prefix: string) => ({
    [keyword]: list(2000, (index) => ({ required: [`${prefix}${index}`], properties: { [`${prefix}${index}`]: {} } })),
  });

  it.each<[string, unknown, unknown]>([
    [
      "patterns that backtrack",
      { patternProperties },
      { patternProperties, properties: toObject(50, (index) => ["a".repeat(60) + index, {}]) },
    ],
    ["20,000 values", { enum: list(20_000, (index) => `a${index}`) }, { enum: list(20_000, (index) => `b${index}`) }],
    ["3,000 objects", { enum: list(3000, (a) => ({ a })) }, { enum: list(3000, (b) => ({ b })) }],
    ["alternatives of anyOf", toUnion("anyOf", "a"), toUnion("anyOf", "b")],
    ["alternatives of oneOf", toUnion("oneOf", "a"), toUnion("oneOf", "b")],
  ])("%s", { timeout: 60_000 }, (_, before, after) => {
    const { user } = process.cpuUsage();
    expect(compare(request(before), request(after))).not.toEqual([]);
    expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
  });

  it("compares equal objects of an enum in any order of members", () => {
    const [before, after] = [[{ a: 1, b: [{ c: 1, d: 2 }] }], [{ b: [{ d: 2, c: 1 }], a: 1 }]];
    expect(compare(request({ enum: before }), request({ enum: after }))).toEqual([]);
  });
});

it.each([
  ["a bound", { exclusiveMaximum: 9007199254740993n }, { maximum: 9007199254740991 }],
  ["a value", { enum: [1, 9007199254740993n] }, { enum: [1, 9007199254740992] }],
  [
    "a bound of another notation",
    { type: "integer", exclusiveMinimum: 9007199254740993n },
    { minimum: 9007199254740995n },
  ],
])("%s beyond 2^53 is compared exactly", (_, old, next) => {
  const changes = compare(request(old), request(next));
  expect(changes.filter((change) => change.startsWith("breaking"))).toHaveLength(1);
  expect(compare(request(old), request(structuredClone(old)))).toEqual([]);
});
