import { expect, it } from "vitest";
import { createTools } from "./create-tools.ts";

const int64 = { type: "integer", format: "int64" };

/** Creates the tool of a `PUT /things` with these keywords. */
function createTool(
  operation: object,
  { input, ...components }: { schemas?: object; mediaTypes?: object; input?: "body" | "locations" } = {},
) {
  const document = { paths: { "/things": { put: operation } }, components };
  const entry = { operation: "setThings", headers: [], ...(input && { input }) };
  return createTools(document, { "PUT /things": entry })[0];
}

const withBody = (schema: object) => ({ requestBody: { required: true, content: { "application/json": { schema } } } });

it("accepts an int64 as a string if it can be longer than an exact number", () => {
  const properties = {
    any: int64,
    positive: { ...int64, minimum: 1 },
    short: { ...int64, minimum: 1, maximum: 9_007_199_254_740_991 },
    nullable: { type: ["integer", "null"], format: "int64" },
  };
  expect(createTool(withBody({ properties }), { input: "body" })?.inputSchema.properties).toEqual({
    any: { type: ["integer", "string"], format: "int64" },
    positive: { type: ["integer", "string"], format: "int64", minimum: 1 },
    short: properties.short,
    nullable: { type: ["integer", "null", "string"], format: "int64" },
  });
});

it("includes referenced schemas, and accepts anything below the first level of a recursive one", () => {
  const Part = { type: "object", properties: { parts: { items: { $ref: "#/components/schemas/Part" } } } };
  const schemas = { Part, "a/b": { type: "string" } };
  const properties = {
    name: { $ref: "#/components/schemas/a~1b", description: "The name." },
    parts: { type: "array", items: { $ref: "#/components/schemas/Part" } },
  };
  expect(createTool(withBody({ properties }), { schemas, input: "body" })?.inputSchema.properties).toEqual({
    name: { type: "string", description: "The name." },
    parts: { type: "array", items: { type: "object", properties: { parts: { items: {} } } } },
  });
});

it("includes referenced media types of bodies and parameters", () => {
  const content = { "application/json": { $ref: "#/components/mediaTypes/Flag" } };
  const mediaTypes = { Flag: { schema: { type: "boolean" } } };
  const operation = { parameters: [{ name: "flag", in: "query", content }], requestBody: { content } };
  const properties = { flag: { type: "boolean" }, body: { type: "boolean" } };
  expect(createTool(operation, { mediaTypes })?.inputSchema.properties).toEqual(properties);
});

it("omits patterns, examples and extensions, but no property with such a name", () => {
  const pattern = { type: "string", pattern: "^a", "x-pattern-rule": "with a", examples: ["a"], maxLength: 9 };
  const tool = createTool(withBody({ properties: { pattern } }), { input: "body" });
  expect(tool?.inputSchema.properties).toEqual({ pattern: { type: "string", maxLength: 9 } });
});

it("takes a body that is no object, or not the only input, as the argument `body`", () => {
  const list = { type: "array", items: { type: "string" } };
  const inputSchema = { type: "object", properties: { body: list }, required: ["body"] };
  expect(createTool(withBody(list), { input: "body" })).toMatchObject({ inputSchema, takesBody: true });
  const object = { type: "object", properties: { name: { type: "string" } } };
  const parameters = [{ name: "id", in: "query", required: true, schema: { type: "string" } }];
  expect(createTool({ parameters, ...withBody(object) })).toMatchObject({
    inputSchema: { properties: { id: { type: "string" }, body: object }, required: ["id", "body"] },
    takesBody: false,
  });
});

it("takes the parameters of each location as an argument if a name occurs in two of them", () => {
  const string = { type: "string" };
  const parameters = [
    { name: "id", in: "path", required: true, schema: string },
    { name: "id", in: "query", schema: string },
    { name: "X-Branch", in: "header", schema: string },
  ];
  const list = { type: "array", items: string };
  expect(createTool({ parameters, ...withBody(list) }, { input: "locations" })?.inputSchema).toEqual({
    type: "object",
    properties: {
      path: { type: "object", properties: { id: string }, required: ["id"] },
      query: { type: "object", properties: { id: string }, required: [] },
      "X-Branch": string,
      body: list,
    },
    required: ["path", "body"],
  });
});

it("describes an operation in short, with its lifecycle", () => {
  const tool = createTool({
    summary: "Set things",
    description: "Sets all things.\nIt replaces\n  others. More.",
    deprecated: true,
    "x-stability": "beta",
    "x-sunset": "2030-12-05",
    "x-successor": "addThing",
  });
  const lifecycle =
    "This operation is beta and can still change. This operation is deprecated. It is removed on 2030-12-05.";
  expect(tool?.description).toBe(`Set things. Sets all things. It replaces others. ${lifecycle} Use addThing instead.`);
});

it("omits cookies and If-None-Match from the arguments", () => {
  const parameters = [
    { name: "session", in: "cookie", schema: {} },
    { name: "If-None-Match", in: "header", schema: {} },
    { name: "X-Branch", in: "header", schema: { type: "integer" }, description: "The branch." },
  ];
  const properties = { "X-Branch": { type: "integer", description: "The branch." } };
  expect(createTool({ parameters })?.inputSchema.properties).toEqual(properties);
});
