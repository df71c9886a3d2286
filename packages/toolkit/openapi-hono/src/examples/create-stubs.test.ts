import { describe, expect, it } from "vitest";
import { generateDocument } from "../../test/mount-document.ts";
import { mountContract, type Validators } from "../index.ts";
import { createStubs } from "./create-stubs.ts";

const schemas: Record<string, { schema: object; examples?: object }> = {
  "a documented example": { schema: { type: "string" }, examples: { first: { value: "documented" } } },
  "a documented example that is invalid": {
    schema: { type: "integer", minimum: 3 },
    examples: { first: { value: "three" } },
  },
  "the example of a schema": { schema: { type: "string", pattern: "^[A-Z]{3}-\\d{4}-x$", examples: ["ABC-1234-x"] } },
  "an enum": { schema: { type: "string", enum: ["red"] } },
  "a constant": { schema: { const: 7 } },
  bounds: { schema: { type: "number", exclusiveMinimum: 0.5, maximum: 1000, multipleOf: 0.25 } },
  lengths: { schema: { type: "string", minLength: 40, maxLength: 42 } },
  "a format": { schema: { type: "string", format: "duration" } },
  "an integer beyond 2^53": {
    schema: { type: "integer", format: "int64" },
    examples: { first: { value: "REPLACED" } },
  },
  "a recursive tree": { schema: { $ref: "#/components/schemas/Tree" } },
  "an invalid optional member": {
    schema: { type: "object", properties: { id: { type: "string" }, odd: { type: "string", pattern: "^(?=a)b$" } } },
  },
  "an invalid item of a list": {
    schema: {
      type: "array",
      minItems: 2,
      items: { type: "object", required: ["id"], properties: { id: { type: "integer", minimum: 5 } } },
    },
  },
  alternatives: {
    schema: {
      oneOf: [
        { type: "object", required: ["cat"], properties: { cat: { type: "string" } }, additionalProperties: false },
        { type: "object", required: ["dog"], properties: { dog: { type: "string" } }, additionalProperties: false },
      ],
      example: { cat: "Tom", dog: "Rex" },
    },
  },
  "write-only members": {
    schema: {
      type: "object",
      required: ["name"],
      properties: { name: { type: "string" }, secret: { type: "string", writeOnly: true } },
    },
  },
  "unique items": {
    schema: { type: "array", minItems: 1, uniqueItems: true, items: { type: "string" }, example: ["a", "a"] },
  },
};

const impossible = { type: "object", required: ["a"], properties: { a: { type: "string", pattern: "^(?=a)b$" } } };

async function createApp(paths: object) {
  const components = {
    schemas: {
      Tree: {
        type: "object",
        required: ["nodes"],
        properties: { nodes: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
      },
    },
  };
  const document = { openapi: "3.1.0", info: { title: "Examples", version: "1" }, paths, components };
  // JSON.stringify would round the integer.
  const documentJson = JSON.stringify(document).replace('"REPLACED"', "9223372036854775807");
  const { contract, requestValidators, responseValidators } = await generateDocument(document);
  const stubs = createStubs({ contract, documentJson, responseValidators: responseValidators as Validators });
  const handlers = Object.fromEntries(Object.keys(contract.operations).map((id) => [id, stubs.stub]));
  const onInvalidResponse = (problem: string) => problems.push(problem);
  const problems: string[] = [];
  const app = mountContract({
    contract,
    requestValidators,
    responseValidators,
    onInvalidResponse,
    handlers: handlers as never,
    hash: (text) => `${text.length}`,
  });
  return { app, stubs, handlers, problems };
}

function get(responses: object, operationId = "getIt") {
  return { get: { operationId, responses } };
}

function ok(schema: object, examples?: object, type = "application/json") {
  return { description: "Done.", content: { [type]: { schema, ...(examples && { examples }) } } };
}

it.each([
  ["dGV4dA==", "dGV4dA=="],
  ["binary data", "ZXhhbXBsZQ=="],
  [undefined, "ZXhhbXBsZQ=="],
])("the example %j of base64 becomes %j", async (example, expected) => {
  const schemas = [{ example }, { examples: example === undefined ? undefined : [example] }];
  for (const each of schemas) {
    const data = { type: "string", contentEncoding: "base64", ...each };
    const { app } = await createApp({
      "/": get({ 200: ok({ type: "object", required: ["data"], properties: { data } }) }),
    });
    expect(await (await app.request("/")).json()).toEqual({ data: expected });
  }
});

describe("stub", async () => {
  const names = Object.keys(schemas);
  const paths = Object.fromEntries(
    Object.values(schemas).map(({ schema, examples }, index) => [
      `/${index}`,
      get({ 200: ok(schema, examples) }, `get${index}`),
    ]),
  );
  const { app, stubs, handlers } = await createApp(paths);

  it.each(names)("responds with a valid example for %s", async (name) => {
    const index = names.indexOf(name);
    expect(stubs.findProblem(`get${index}`)).toBeUndefined();
    const response = await app.request(`/${index}`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/./)]);
  });

  it("prefers what the document has, exactly", async () => {
    const read = async (name: string) => (await app.request(`/${names.indexOf(name)}`)).text();
    expect(await read("a documented example")).toBe('"documented"');
    expect(await read("the example of a schema")).toBe('"ABC-1234-x"');
    expect(await read("an integer beyond 2^53")).toBe("9223372036854775807");
    expect(JSON.parse(await read("an invalid optional member"))).toEqual({ id: "string" });
    expect(JSON.parse(await read("write-only members"))).toEqual({ name: "string" });
  });

  it("lists the operations that have it as their handler", () => {
    expect(stubs.listStubs({ ...handlers, get0: () => undefined })).toEqual(Object.keys(handlers).slice(1));
  });
});

it("responds with a 501 that names the reason if no example is valid", async () => {
  const { app, stubs, problems } = await createApp({ "/": get({ 200: ok(impossible) }) });
  const response = await app.request("/");
  const message = expect.stringMatching(/^getIt has no handler, and no valid example for status 200: body \/a: /);
  expect([response.status, await response.json()]).toEqual([501, { code: "not_implemented", status: 501, message }]);
  expect(stubs.findProblem("getIt")).toEqual(message);
  expect(problems).toEqual([expect.stringContaining("status 501 is not documented")]);
});

it.each<[string, object, number, string]>([
  [
    "another success, if the first one has no valid example",
    { 200: ok(impossible), 202: { description: "Later." } },
    202,
    "",
  ],
  [
    "another media type",
    {
      200: {
        description: "Done.",
        content: { ...ok(impossible).content, ...ok({ type: "string" }, undefined, "text/plain").content },
      },
    },
    200,
    "string",
  ],
  ["the default response", { default: ok({ type: "integer", example: 4 }) }, 200, "4"],
  [
    "a required header",
    {
      200: { ...ok({ const: 1 }), headers: { "X-Count": { required: true, schema: { type: "integer", example: 4 } } } },
    },
    200,
    "1",
  ],
  [
    "a required ETag of a body",
    { 200: { ...ok({ const: 1 }), headers: { ETag: { required: true, schema: { type: "string" } } } } },
    200,
    "1",
  ],
  [
    "a required ETag without a body",
    { 204: { description: "Done.", headers: { ETag: { required: true, schema: { type: "string" } } } } },
    204,
    "",
  ],
  [
    "a required Location",
    { 201: { description: "Done.", headers: { Location: { required: true, schema: { type: "string" } } } } },
    201,
    "",
  ],
  [
    "lines of JSON",
    { 200: ok({ type: "object", properties: { id: { const: 1 } } }, undefined, "application/jsonl") },
    200,
    '{"id":1}\n',
  ],
  ["bytes", { 200: { description: "Done.", content: { "image/*": {} } } }, 200, "example"],
])("responds with %s", async (_, responses, status, text) => {
  const { app } = await createApp({ "/": get(responses) });
  const response = await app.request("/");
  expect([response.status, await response.text()]).toEqual([status, text]);
});

describe("renderError", () => {
  const text = { type: "string" };
  const object = (properties: object) => ({ type: "object", required: Object.keys(properties), properties });
  const message = "The note exists.";
  const part = object({ loc: { type: "array", items: { anyOf: [text, { type: "integer" }] } }, msg: text });

  it.each<[object, unknown]>([
    [{}, { message, status: 409 }],
    [{ type: "object" }, { message, status: 409 }],
    [text, message],
    [{ type: "array", items: text }, [message]],
    [object({ error: text }), { error: message }],
    [
      object({ error: { ...text, enum: ["taken"] }, errors: { type: "array", items: text } }),
      { error: "taken", errors: [message] },
    ],
    [object({ code: { type: "integer" } }), { code: 0 }],
    [
      object({ error: object({ title: text, status_code: { type: "integer" } }) }),
      { error: { title: message, status_code: 409 } },
    ],
    [object({ detail: { type: "array", items: part } }), { detail: [{ loc: [], msg: message }] }],
    [
      { ...object({ title: text }), example: { title: "Failed.", status: 500 } },
      { title: message, status: 409 },
    ],
  ])("has the message in an error of the schema %j", async (schema, body) => {
    const { stubs } = await createApp({ "/": get({ 200: ok({}), 409: ok(schema) }) });
    expect(stubs.renderError?.({ code: "conflict", status: 409, message }, 409)).toEqual(body);
  });
});
