import { NonIntegerLiterals, stringifyJson } from "@animal-store/exact-json";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import type { ContractDocument, Schema } from "../document/contract-document.ts";
import { closeSchema, documentId, prepareSchema } from "./close-schema.ts";
import { describeIntegerRule, exactIntegerKeyword, type IntegerBounds } from "./exact-integer.ts";

/** Judges a value by a schema of the document. @returns what breaks it: where in the value, and the rule */
export type SchemaValidator = (schema: Schema, value: unknown, literals?: NonIntegerLiterals) => Violation[];

export interface Violation {
  /** JSON Pointer into the value. */
  readonly path: string;
  readonly message: string;
}

/** Compiles schemas of the document on first use, closed to members that it does not describe. */
export function createSchemaValidator(document: ContractDocument): SchemaValidator {
  const ajv = createAjv();
  ajv.addSchema({ $id: documentId, components: { schemas: prepareAll(document.components.schemas) } });
  const compiled = new WeakMap<Schema, ReturnType<typeof ajv.compile>>();

  return (schema, value, literals = new NonIntegerLiterals()) => {
    const validate = compiled.get(schema) ?? ajv.compile(closeSchema(schema));
    compiled.set(schema, validate);
    if (validate.call(literals as never, value)) return [];
    return (validate.errors ?? []).map((error) => ({ path: error.instancePath, message: describe(error) }));
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

function prepareAll(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, prepareSchema(schema)]));
}

function describe({ keyword, params, schema, data, message }: ErrorObject): string {
  if (keyword === "unevaluatedProperties") return `has the undocumented member "${params.unevaluatedProperty}"`;
  if (keyword === "required") return `lacks the required member "${params.missingProperty}"`;
  const rule = keyword === "exactInteger" ? describeIntegerRule(schema as IntegerBounds) : message;
  return `${rule}, got ${quote(data)}`;
}

function quote(value: unknown): string {
  const text = typeof value === "bigint" ? String(value) : stringifyJson(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
