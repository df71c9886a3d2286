import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import { expect, it } from "vitest";
import { createApiDocument, type Schema } from "../src/document.ts";
import { createSchemaValidator } from "../src/schema/schema-validator.ts";

const namedSchema = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
const schemas: Readonly<Record<string, Schema>> = {
  Named: namedSchema,
  Boat: {
    allOf: [{ $ref: "#/components/schemas/Named" }, { type: "object", properties: { sails: { type: "integer" } } }],
  },
  Tree: {
    type: "object",
    properties: { children: { type: "array", items: { $ref: "#/components/schemas/Tree" } } },
  },
  Open: { type: "object", additionalProperties: true },
  Either: {
    oneOf: [
      { $ref: "#/components/schemas/Named" },
      { type: "object", required: ["id"], properties: { id: { type: "integer", format: "int64" } } },
    ],
  },
};

const document = createApiDocument({ openapi: "3.1.0", components: { schemas } });
const validate = createSchemaValidator(document, { direction: "response", isClosed: true });

function listViolations(schema: string, text: string): string[] {
  const literals = new NonIntegerLiterals();
  return validate(schemas[schema] ?? false, parseJson(text, literals), literals).map(
    ({ path, message }) => `${path} ${message}`,
  );
}

it("rejects undocumented members of an allOf schema and accepts the members of all its parts", () => {
  expect(listViolations("Boat", '{"name":"Ada","sails":2}')).toEqual([]);
  expect(listViolations("Boat", '{"name":"Ada","oars":2}')).toEqual([' has the undocumented member "oars"']);
});

it("rejects undocumented members of a recursive schema at every depth", () => {
  expect(listViolations("Tree", '{"children":[{"children":[]}]}')).toEqual([]);
  expect(listViolations("Tree", '{"children":[{"children":[{"leaf":1}]}]}')).toEqual([
    '/children/0/children/0 has the undocumented member "leaf"',
  ]);
});

it("accepts additional members of an open schema", () => {
  expect(listViolations("Open", '{"anything":1}')).toEqual([]);
});

it("rejects undocumented members of a oneOf schema in each alternative", () => {
  expect(listViolations("Either", '{"id":9223372036854775807}')).toEqual([]);
  expect(listViolations("Either", '{"id":1.0}')).not.toEqual([]);
  expect(listViolations("Either", '{"id":1,"colour":"red"}')).toContain(' has the undocumented member "colour"');
});

it("accepts an integer only as an integer literal", () => {
  expect(listViolations("Boat", '{"name":"Ada","sails":2.0}')).toEqual([
    "/sails must be an integer, written without fraction or exponent, got 2",
  ]);
  expect(listViolations("Boat", '{"name":"Ada","sails":9223372036854775808}')).toEqual([]);
});
