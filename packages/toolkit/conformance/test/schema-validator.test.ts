import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import { expect, it } from "vitest";
import { createApiDocument, type Schema } from "../src/document.ts";
import { SkipCase } from "../src/errors.ts";
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
  Captain: { $ref: "#/components/schemas/Sailor", required: ["boat"] },
  Sailor: { $ref: "#/components/schemas/Named", properties: { boat: { type: "string" } } },
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
  return validate(schemas[schema] ?? false, parseJson(text, new NonIntegerLiterals())).map(
    ({ path, message }) => `${path} ${message}`,
  );
}

it("rejects undocumented members of an allOf schema and accepts the members of all its parts", () => {
  expect(listViolations("Boat", '{"name":"Ada","sails":2}')).toEqual([]);
  expect(listViolations("Boat", '{"name":"Ada","oars":2}')).toEqual([' has the undocumented member "oars"']);
});

it("reads the keywords next to each reference of a chain", () => {
  const captain = { $ref: "#/components/schemas/Captain" };
  const list = (value: object) => validate(captain, value).map(({ message }) => message);
  expect(list({ name: "Ada", boat: "Tub" })).toEqual([]);
  expect(list({ name: "Ada" })).toEqual(['lacks the required member "boat"']);
  expect(list({ boat: "Tub" })).toEqual(['lacks the required member "name"']);
});

it.each([
  [{ kind: "cat", name: "Tom" }, true],
  [{ kind: "dog", name: "Rex" }, true],
  [{ kind: "Cat", name: "Thomas" }, true],
  [{ kind: "Cat", name: "Tom" }, false],
  [{ kind: "cat", name: "Thomas" }, true],
  [{ kind: "Cat", name: 1 }, false],
])("accepts %j if the discriminator or the schemas select one alternative: %s", (value, isValid) => {
  const Cat = { type: "object", properties: { kind: { type: "string" }, name: { type: "string", maxLength: 3 } } };
  const Dog = { ...Cat, properties: { ...Cat.properties, name: { type: "string" } } };
  const mapping = { cat: "#/components/schemas/Cat", dog: "#/components/schemas/Dog" };
  const oneOf = [{ $ref: mapping.cat }, { $ref: mapping.dog }];
  const animals = createApiDocument({ openapi: "3.1.0", components: { schemas: { Cat, Dog } } });
  const validateResponse = createSchemaValidator(animals, { direction: "response", isClosed: true });
  const schema = { oneOf, discriminator: { propertyName: "kind", mapping } };
  expect(validateResponse(schema, value).length === 0).toBe(isValid);
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
  expect(listViolations("Either", '{"id":1.5}')).not.toEqual([]);
  expect(listViolations("Either", '{"id":1,"colour":"red"}')).toContain(' has the undocumented member "colour"');
});

it("accepts each spelling of an integer, and no fraction", () => {
  for (const sails of ["2.0", "2e0", "-0", "9223372036854775808", "9223372036854775808.0", "1e30"])
    expect(listViolations("Boat", `{"name":"Ada","sails":${sails}}`)).toEqual([]);
  expect(listViolations("Boat", '{"name":"Ada","sails":2.5}')).toEqual(["/sails must be an integer, got 2.5"]);
});

const limited = { type: "number", minimum: 0, maximum: 1e20 };

it.each([
  ["9007199254740993", limited, true],
  ["100000000000000000001", limited, false],
  ["-9007199254740993", limited, false],
  ["9007199254740993", { type: ["number", "null"] }, true],
  ["null", { type: ["number", "null"] }, true],
  ['"1"', { type: "number" }, false],
  ['"\\"a b\\"@example.com"', { type: "string", format: "email" }, true],
  ['"a@[192.0.2.1]"', { type: "string", format: "email" }, true],
  ['"a b@example.com"', { type: "string", format: "email" }, false],
])("validates %s with %j: %s", (text, schema, isValid) => {
  expect(validate(schema, parseJson(text)).length === 0).toBe(isValid);
});

it.each([
  ["2.0", { type: "integer", minimum: 5, exclusiveMinimum: true }, 5, false],
  ["2.0", { type: "string", "x-nullable": true }, null, true],
  ["2.0", { type: "string", nullable: true }, null, false],
  ["2.0", { anyOf: [{ type: "string" }] }, 1, true],
  ["3.0", { type: "string", "x-nullable": true }, null, false],
  ["3.0", { type: "integer", exclusiveMinimum: 5 }, 5, true],
  ["3.0", { type: "integer", minimum: 5, exclusiveMinimum: true }, 5, false],
  ["3.0", { const: 1 }, 2, true],
  ["3.0", { patternProperties: { "^a": { type: "string" } } }, { a: 1 }, true],
  ["3.0", { type: "string", nullable: true }, null, true],
  ["3.0", { nullable: true, enum: ["a"] }, null, false],
  ["3.1", { type: "integer", exclusiveMinimum: 5 }, 5, false],
  ["3.1", { type: "integer", minimum: 5, exclusiveMinimum: true }, 5, true],
  ["3.1", { nullable: true, enum: ["a"] }, "a", true],
  ["3.1", { nullable: true, enum: ["a"] }, null, false],
] as const)("in %s reads only the keywords of this version: %j, %j", (version, schema, value, isValid) => {
  const versioned = createApiDocument(
    version === "2.0"
      ? { swagger: version, definitions: { Value: schema } }
      : { openapi: `${version}.0`, components: { schemas: { Value: schema } } },
  );
  const { Value } = (versioned.root.components as { schemas: { Value: Schema } }).schemas;
  expect(createSchemaValidator(versioned, { direction: "response" })(Value, value).length === 0).toBe(isValid);
});

it.each([
  { type: "string" },
  { type: ["string", "integer"] },
  { type: "string", enum: ["a", null] },
  { $ref: "#/components/schemas/Text" },
  { allOf: [{ $ref: "#/components/schemas/Text" }] },
])("in 3.1 accepts null for %j in responses if it is nullable, as many services do", (schema) => {
  const schemas = { Value: { ...schema, nullable: true }, Text: { type: "string" } };
  const versioned = createApiDocument({ openapi: "3.1.0", components: { schemas } });
  const { Value } = (versioned.root.components as { schemas: { Value: Schema } }).schemas;
  expect(createSchemaValidator(versioned, { direction: "response" })(Value, null)).toEqual([]);
  expect(createSchemaValidator(versioned, { direction: "request" })(Value, null)).not.toEqual([]);
});

it("skips the case of an invalid schema", () => {
  expect(() => validate({ type: "object", properties: { a: { minLength: "many" } } }, {})).toThrow(SkipCase);
});

it.each<[schema: Schema, valid: string, invalid: string]>([
  [{ maximum: 9007199254740993n }, "9007199254740993", "9007199254740994"],
  [{ type: "integer", exclusiveMinimum: -9007199254740993n }, "-9007199254740992", "-9007199254740993"],
  [{ type: "number", multipleOf: 9007199254740993n }, "18014398509481986", "18014398509481984"],
  [{ const: 9007199254740992 }, "9007199254740992", "9007199254740991"],
  [{ type: "integer", format: "int64", enum: [1, 9007199254740993n] }, "9007199254740993", "9007199254740992"],
  [{ enum: ["a", { id: [9007199254740993n] }] }, '{"id":[9007199254740993]}', '{"id":[9007199254740992]}'],
])("compares integers beyond 2^53 exactly: %o", (schema, valid, invalid) => {
  const findViolations = createSchemaValidator(document, { direction: "request" });
  expect(findViolations(schema, parseJson(valid, new NonIntegerLiterals()))).toEqual([]);
  expect(findViolations(schema, parseJson(invalid, new NonIntegerLiterals()))).toHaveLength(1);
});

it("reads the schemas that $dynamicRef leads to", () => {
  const dynamic = createApiDocument({
    openapi: "3.1.0",
    components: {
      schemas: {
        List: { $id: "list", items: { $dynamicRef: "#item" }, $defs: { item: { $dynamicAnchor: "item" } } },
        Names: { $id: "names", $ref: "list", $defs: { item: { $dynamicAnchor: "item", type: "string" } } },
      },
    },
  });
  const findViolations = createSchemaValidator(dynamic, { direction: "request" });
  const names = { $ref: "#/components/schemas/Names" };
  expect(findViolations(names, ["a"])).toEqual([]);
  expect(findViolations(names, [1])).toHaveLength(1);
});
