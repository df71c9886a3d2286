import { fileURLToPath } from "node:url";
import { type Contract, type Handlers, mountContract } from "@animal-store/openapi-hono";
import { generateDocument } from "@animal-store/openapi-hono/test/mount-document";
import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { type ConformanceCase, loadApiDocument, runConformance } from "../src/index.ts";
import { createValueSource } from "../src/requests.ts";
import { createSchemaValidator } from "../src/schema/schema-validator.ts";
import { listVariants } from "../src/schema/variants.ts";
import { serve } from "./serve.ts";

// codegen and conformance interpret a document independently, so that conformance finds a wrong reading of codegen. Each fault
// is a wrong entry of the table that codegen generates.

/** An entry of the table: an operation, a parameter, a content or a field. */
interface Entry {
  name: string;
  in: string;
  type: string;
  kind: string;
  required: boolean;
  isArray: boolean;
  delimiter: string;
  prefix: string;
  unlistedMembers: unknown;
  assignment: "=";
  contentTypes: string[];
  parameters: Entry[];
  body: Entry & { contents: Record<string, Entry> };
  fields: Record<string, Entry>;
  members: Record<string, Entry>;
}
type Table = Contract & { operations: Record<string, Entry> };

const file = fileURLToPath(new URL("reading.yaml", import.meta.url));
const document = loadApiDocument(file);
const { contract, requestValidators } = await generateDocument(file);

/** Returns the checks of requests that a service with a changed table fails, for example `rejects-valid GET /rooms`. */
async function findWrongReadings(change: (table: Table) => void, label?: string): Promise<string[]> {
  const table = structuredClone(contract) as Table;
  change(table);
  type Reply = (status: number, body?: unknown) => unknown;
  const handlers = document.operations.map(({ id, responses }) => {
    const status = Number(responses[0]?.status);
    return [id, ({ reply }: { reply: Reply }) => (status === 204 ? reply(status) : reply(status, []))];
  });
  const app = mountContract({
    contract: table,
    requestValidators,
    handlers: Object.fromEntries(handlers) as unknown as Handlers<Contract, unknown, never>,
    hash: String,
  });
  const baseUrl = (await serve(getRequestListener(app.fetch))) + document.basePath;
  const isSelected = ({ id, operation }: ConformanceCase) =>
    id.startsWith("requests/") && (label === undefined || operation?.label === label);
  const { findings } = await runConformance({ document, baseUrl, seed: 1, isSelected });
  return findings
    .flatMap(({ check, operations }) => operations.map((label) => `${check} ${label}`))
    .filter((text) => /^(accepts|rejects)-/.test(text));
}

it("finds nothing in the correct reading", async () => {
  expect(await findWrongReadings(() => {})).toEqual([]);
});

const parameter =
  (name: string, members: Partial<Entry>, operation = "listRooms") =>
  ({ operations }: Table) =>
    Object.assign(operations[operation]?.parameters.find((each) => each.name === name) as Entry, members);
const path = "GET /styles/{matrix}/{matrixList}/{matrixAt}/{label}/{labelList}/{labelAt}/{simpleAt}/{json}";
const field = (operation: string, mediaType: string, name: string, members: Partial<Entry>) => (table: Table) =>
  Object.assign(table.operations[operation]?.body.contents[mediaType]?.fields[name] as Entry, members);
const form = "application/x-www-form-urlencoded";

type Fault = [fault: string, change: (table: Table) => void, finding: string];

it.each<Fault>([
  ["a parameter is read from the headers", parameter("limit", { in: "header" }), "rejects-valid GET /rooms"],
  ["a list has one value", parameter("tag", { isArray: false }), "rejects-valid GET /rooms"],
  ["a list has another delimiter", parameter("ids", { delimiter: "|" }), "rejects-valid GET /rooms"],
  ["a name ends before its brackets", parameter("size[max]", { name: "size" }), "rejects-valid GET /rooms"],
  ["a boolean is a text", parameter("open", { type: "string" }), "rejects-valid GET /rooms"],
  ["an integer is a text", parameter("limit", { type: "string" }), "rejects-valid GET /rooms"],
  ["an object has no members", parameter("area", { members: {} }), "rejects-valid GET /rooms"],
  [
    "a path parameter is a text",
    parameter("roomId", { type: "string" }, "findRoom"),
    "rejects-valid GET /rooms/{roomId}",
  ],
  ["style matrix has no prefix", parameter("matrix", { prefix: "" }, "readPath"), `rejects-valid ${path}`],
  ["style label has no prefix", parameter("label", { prefix: "" }, "readPath"), `rejects-valid ${path}`],
  ...["matrixList", "matrixAt", "labelList", "labelAt", "simpleAt"].map((name): Fault => {
    const change = parameter(name, { delimiter: "|" }, "readPath");
    return [`${name} has another delimiter`, change, `rejects-valid ${path}`];
  }),
  ["an object alternates", parameter("formAt", { assignment: "=" }, "readStyles"), "rejects-valid GET /styles"],
  [
    "an object has another delimiter",
    parameter("pipeAt", { delimiter: "," }, "readStyles"),
    "rejects-valid GET /styles",
  ],
  [
    "an object takes no other parameters",
    parameter("others", { unlistedMembers: undefined }, "readStyles"),
    "rejects-valid GET /styles",
  ],
  ["JSON in a query is text", parameter("json", { type: "string" }, "readStyles"), "rejects-valid GET /styles"],
  ["JSON in a header is text", parameter("X-Json", { type: "string" }, "readStyles"), "rejects-valid GET /styles"],
  ["an object in a header is text", parameter("X-At", { type: "string" }, "readStyles"), "rejects-valid GET /styles"],
  ["a list of cookies is one", parameter("list", { isArray: false }, "readStyles"), "rejects-valid GET /styles"],
  ["a cookie alternates", parameter("cookieAt", { assignment: "=" }, "readStyles"), "rejects-valid GET /styles"],
  ["a whole query has no members", parameter("whole", { members: {} }, "readWhole"), "rejects-valid GET /wholes"],
  ["a whole query is text", parameter("whole", { type: "string" }, "readJson"), "rejects-valid GET /json"],
  [
    "a required body is optional",
    ({ operations }) => Object.assign(operations.writeCaption?.body as Entry, { required: false }),
    "accepts-invalid POST /captions",
  ],
  ["an integer of a form is a text", field("addVisit", form, "age", { type: "string" }), "rejects-valid POST /visits"],
  [
    "a list of a form has one value",
    field("addVisit", form, "rooms", { isArray: false }),
    "rejects-valid POST /visits",
  ],
  ["deepObject has no members", field("addVisit", form, "group", { members: {} }), "rejects-valid POST /visits"],
  [
    "a file has another media type",
    field("addPicture", "multipart/form-data", "file", { contentTypes: ["text/plain"] }),
    "rejects-valid POST /pictures",
  ],
  [
    "a text is JSON",
    ({ operations }) => Object.assign(operations.replaceGuide?.body.contents["text/plain"] as Entry, { kind: "json" }),
    "rejects-valid PUT /guide",
  ],
])("finds that %s", async (_, change, finding) => {
  const [, label] = /^\S+ (.+)/.exec(finding) ?? [];
  expect(await findWrongReadings(change, label)).toContain(finding);
});

const texts: Readonly<Record<string, readonly string[]>> = {
  uri: ["https://user:p@example.com:80/a/b?c=d#e", "urn:isbn:1", "file:///a", "http://[::1]:8/a"],
  iri: ["https://éx.com/ä?b#c"],
  "uri-reference": ["/a/b?c#d", "../a", "//h/a"],
  "iri-reference": ["ä/b"],
  date: ["2024-02-29"],
  ipv4: ["192.0.2.255"],
  uuid: ["00000000-0000-4000-8000-00000000000a"],
  "json-pointer": ["/a/~0~1"],
};

it("agrees with codegen on the texts of a format", async () => {
  const names = Object.keys(texts);
  const toOperation = (format: string) => {
    const content = { "application/json": { schema: { type: "string", format } } };
    return { post: { operationId: format, requestBody: { content }, responses: { 204: { description: "Done." } } } };
  };
  const paths = Object.fromEntries(names.map((format) => [`/${format}`, toOperation(format)]));
  const { requestValidators } = await generateDocument({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths });
  const validate = createSchemaValidator(document, { direction: "request" });
  const differences = Object.entries(texts).flatMap(([format, valid]) => {
    const changed = valid.flatMap((text) =>
      [...text, ""].flatMap((_, index) =>
        ["", ...'aZ0 .-:/?#[]@%"<>\\^`{|}\n\u017f\u00a0', "😀", "%4", "//", "\ud800"].flatMap((part) =>
          [0, 1].map((length) => text.slice(0, index) + part + text.slice(index + length)),
        ),
      ),
    );
    const schema = { type: "string", format };
    const isSame = (text: string) =>
      requestValidators[`${format}.body`]?.call(undefined, text) === (validate(schema, text).length === 0);
    // An address in brackets is not validated.
    return changed.filter((text) => !isSame(text) && !text.includes("["));
  });
  expect(differences).toEqual([]);
});

const text = { type: "string" };
const named = { type: "object", required: ["name"], properties: { name: text } };
const small = { type: "string", enum: ["a", "b"] };
// The alternatives of a discriminator can share the values of its property.
const kinds: Record<string, object> = {
  inline: { ...text, enum: ["cat", "dog", "inlineCat", "inlineDog", "other"] },
  reference: { $ref: "#/components/schemas/Kind" },
  wrapped: { allOf: [{ $ref: "#/components/schemas/Kind" }] },
};
const mappings: Record<string, (cat: string, dog: string) => object | undefined> = {
  Both: (cat, dog) => ({ cat, dog, other: dog }),
  One: (cat) => ({ cat }),
  Unknown: (cat) => ({ bird: cat }),
  None: () => undefined,
};

const schemas: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    Object.entries({
      text,
      choice: small,
      union: { oneOf: [text, named] },
      openUnion: { anyOf: [small, { type: "integer" }] },
      parts: { allOf: [named, { properties: { size: { type: "integer", minimum: 1 } } }] },
      reference: { $ref: "#/components/schemas/Named" },
      innerNull: { oneOf: [{ ...text, nullable: true }, named] },
      nullInOne: {
        oneOf: [
          { ...text, nullable: true },
          { type: "object", properties: { name: { ...text, nullable: true } } },
          named,
        ],
      },
      noType: { properties: { name: text } },
    }).flatMap(([name, schema]) => [
      [name, schema],
      [`${name}OrNull`, { ...schema, nullable: true }],
    ]),
  ),
  wideLong: { type: "integer", format: "int64", minimum: -9223372036854776000, maximum: 9223372036854776000 },
  wideInteger: { type: "integer", format: "int32", minimum: -1e10, exclusiveMaximum: 1e10 },
  mapped: {
    oneOf: [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }],
    discriminator: {
      propertyName: "kind",
      mapping: { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" },
    },
  },
  ...Object.fromEntries(
    Object.keys(kinds).flatMap((kind) =>
      Object.entries(mappings).map(([name, toMapping]) => {
        const [cat, dog] = [`#/components/schemas/${kind}Cat`, `#/components/schemas/${kind}Dog`];
        const discriminator = { propertyName: "kind", mapping: toMapping(cat, dog) };
        return [`${kind}${name}`, { oneOf: [{ $ref: cat }, { $ref: dog }], discriminator }];
      }),
    ),
  ),
  tooFewItems: { type: "array", uniqueItems: true, minItems: 2, maxItems: 4, items: small },
};

it.each(["3.0.3", "3.1.0"])("agrees with codegen on the variants of each schema in %s", async (version) => {
  const member = (schema: object) => ({ type: "object", required: ["it"], properties: { it: schema } });
  const toOperation = ([id, schema]: [string, object]) => {
    const requestBody = { required: true, content: { "application/json": { schema: member(schema) } } };
    return [`/${id}`, { post: { operationId: id, requestBody, responses: { 204: { description: "Done." } } } }];
  };
  const paths = Object.fromEntries(Object.entries(schemas).map(toOperation));
  const Cat = { type: "object", properties: { kind: text, name: { ...text, maxLength: 3 } } };
  const alternatives = Object.entries(kinds).flatMap(([name, kind]) =>
    Object.entries({ Cat: 4, Dog: 9 }).map(([alternative, maxLength]) => [
      name + alternative,
      { type: "object", properties: { kind, name: { ...text, maxLength } } },
    ]),
  );
  const components = {
    schemas: {
      ...Object.fromEntries(alternatives),
      Kind: kinds.inline,
      Named: named,
      Cat,
      Dog: { ...Cat, properties: { kind: text, name: text } },
    },
  };
  const source = { openapi: version, info: { title: "Schemas", version: "1" }, paths, components };
  const { requestValidators } = await generateDocument(structuredClone(source));
  const tested = createApiDocument(source);
  const { sample, isCertain } = createValueSource(tested, 1);
  const differences = tested.operations.flatMap(({ id, body }) => {
    const schema = body?.contents[0]?.schema ?? false;
    return listVariants(tested, schema, "json").flatMap((variant) => {
      const value = sample(variant.values, variant.title, (each) => isCertain(schema, each, variant.isValid));
      if (value === undefined || requestValidators[`${id}.body`]?.call(undefined, value) === variant.isValid) return [];
      return `${id}: ${variant.isValid} ${JSON.stringify(value)}`;
    });
  });
  expect(differences).toEqual([]);
});
