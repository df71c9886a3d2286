import { NonIntegerLiterals, stringifyJson } from "@animal-store/exact-json";
import type { FuncKeywordDefinition } from "ajv";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import type { DataValidationCxt } from "ajv/dist/types/index.js";
import addFormatsModule from "ajv-formats";
import { type ContractDocument, int64, type Schema } from "../document/contract-document.ts";

export type SchemaValidator = (schema: Schema, value: unknown, literals?: NonIntegerLiterals) => Violation[];

export interface Violation {
  /** JSON Pointer into the value. */
  readonly path: string;
  readonly message: string;
}

/** Creates a validator that compiles schemas on first use and rejects undocumented members. */
export function createSchemaValidator(document: ContractDocument): SchemaValidator {
  const ajv = createAjv();
  ajv.addSchema({ $id: documentId, components: { schemas: prepareSchemas(document.components.schemas) } });
  const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();

  return (schema, value, literals = new NonIntegerLiterals()) => {
    const validate = compiled.get(schema) ?? ajv.compile(closeSchema(schema));
    compiled.set(schema, validate);
    if (validate.call(literals as never, value)) return [];
    return (validate.errors ?? []).map((error) => ({ path: error.instancePath, message: describeError(error) }));
  };
}

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    passContext: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
  });
  addFormats(ajv);
  ajv.addKeyword(exactIntegerKeyword);
  ajv.addVocabulary(["components"]);
  return ajv;
}

function prepareSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, prepareSchema(schema)]));
}

function describeError({ keyword, params, schema, data, message }: ErrorObject): string {
  if (keyword === "unevaluatedProperties") return `has the undocumented member "${params.unevaluatedProperty}"`;
  if (keyword === "required") return `lacks the required member "${params.missingProperty}"`;
  const rule = keyword === "exactInteger" ? describeIntegerRule(schema as IntegerBounds) : message;
  return `${rule}, got ${quote(data)}`;
}

function quote(value: unknown): string {
  const text = typeof value === "bigint" ? String(value) : stringifyJson(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

export const documentId = "contract";

/**
 * Returns a schema that rejects undocumented members at every depth. `unevaluatedProperties` respects `$ref` and `allOf`. The
 * parts of a composition stay open, because each part would reject the members of the others.
 */
export function closeSchema(schema: Schema | boolean): Schema | boolean {
  if (typeof schema === "boolean") return schema;
  return { ...prepareSchema(schema), unevaluatedProperties: false };
}

/** Closes the nested schemas, but not the schema itself. */
export function prepareSchema(schema: Schema): Schema {
  const entries = Object.entries(toExactInteger(schema)).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword.startsWith("x-") || annotations.has(keyword)) return [];
    return [[keyword, prepareKeyword(keyword, value)]];
  });
  return Object.fromEntries(entries);
}

const annotations = new Set(["example", "examples", "xml", "externalDocs", "discriminator"]);
const valueSchemas = new Set(["items", "additionalProperties", "contains"]);
const valueSchemaMaps = new Set(["properties", "patternProperties"]);
const valueSchemaLists = new Set(["prefixItems"]);
const composedLists = new Set(["allOf", "anyOf", "oneOf"]);
const composedSchemas = new Set(["if", "then", "else"]);

function prepareKeyword(keyword: string, value: unknown): unknown {
  if (keyword === "$ref") return `${documentId}${value as string}`;
  if (valueSchemas.has(keyword)) return closeSchema(value as Schema);
  if (valueSchemaLists.has(keyword)) return (value as Schema[]).map(closeSchema);
  if (valueSchemaMaps.has(keyword)) return mapMembers(value as Record<string, Schema>, closeSchema);
  if (composedLists.has(keyword)) return (value as Schema[]).map(prepareSchema);
  if (composedSchemas.has(keyword)) return prepareSchema(value as Schema);
  return value;
}

function mapMembers<From, To>(members: Record<string, From>, change: (member: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]));
}

export interface IntegerBounds {
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
}

/** Replaces `type: integer` by `exactInteger`, because Ajv rejects a bigint and accepts 1.0. */
export function toExactInteger(schema: Schema): Schema {
  if (schema.type !== "integer") return schema;
  const { type: _type, format, minimum, maximum, ...otherKeywords } = schema;
  const bounds = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  return { ...otherKeywords, exactInteger: format === "int64" ? { ...int64, ...bounds } : bounds };
}

/** The Ajv keyword `exactInteger: {minimum?, maximum?}`. `this` has the literals that are not integers. */
export const exactIntegerKeyword: FuncKeywordDefinition = {
  keyword: "exactInteger",
  schemaType: "object",
  errors: false,
  validate: isExactInteger,
};

function isExactInteger(
  this: NonIntegerLiterals,
  { minimum, maximum }: IntegerBounds,
  value: unknown,
  _schema?: unknown,
  location?: DataValidationCxt,
): boolean {
  if (typeof value !== "bigint" && !Number.isSafeInteger(value)) return false;
  if (location && this.has(location.parentData, location.parentDataProperty)) return false;
  const integer = value as number | bigint;
  return (minimum === undefined || integer >= minimum) && (maximum === undefined || integer <= maximum);
}

export function describeIntegerRule({ minimum, maximum }: IntegerBounds): string {
  return `must be an integer${describeRange(minimum, maximum)}, written without fraction or exponent`;
}

function describeRange(minimum: IntegerBounds["minimum"], maximum: IntegerBounds["maximum"]): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? "" : ` of at most ${maximum}`;
}
