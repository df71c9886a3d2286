import {
  type ApiDocument,
  type Content,
  listRequired,
  type Operation,
  resolveSchema,
  type Schema,
} from "@animal-store/conformance/internal";
import { stringifyJson } from "@animal-store/exact-json";
import { isNode, toPointer } from "@animal-store/openapi-document";
import { contractDocument, findOperation } from "../contract-document.ts";

/** A parameter of an operation, or a member of its body. */
export interface InputField {
  readonly operation: string;
  readonly in: "path" | "query" | "header" | "cookie" | "body";
  readonly name: string;
  /** The path in error details: the parameter name, or a JSON Pointer into the body. */
  readonly path: string;
  readonly required: boolean;
  /** Without references. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The node with the keywords of the schema. */
  readonly schemaNode: object;
  readonly node: object;
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}

/** Returns the parameters that filter a list by the member with the same name, except those by id. */
export function listFilters(operationId: string): InputField[] {
  const operation = findOperation(operationId);
  const fields = operation ? listFields(contractDocument, operation) : [];
  return fields.filter(({ in: place, name }) => place === "query" && !pageParameters.includes(name));
}

const pageParameters = ["limit", "cursor", "order", "id"];

/** Returns the first item of an array as a separate input, or another input unchanged. */
export function toItem(field: InputField): InputField {
  const { path, schema } = field;
  if (schema.type !== "array") return field;
  return { ...field, path: `${path}/0`, schema: resolve(contractDocument, schema.items as Schema) };
}

export function listFields(document: ApiDocument, operation: Operation): InputField[] {
  const { id } = operation;
  const parameters = operation.parameters.map((parameter) => ({
    ...parameter,
    operation: id,
    path: parameter.name,
    schema: resolve(document, parameter.schema),
    schemaNode: document.resolve(parameter.schema),
    examples: Object(parameter.node.examples),
  }));
  const schema = resolve(document, bodyContent(document, operation)?.schema ?? {});
  const members = Object.entries(Object(schema.properties)).map(([name, node]) => ({
    operation: id,
    in: "body" as const,
    name,
    path: toPointer(name),
    required: listRequired(schema).includes(name),
    schema: resolve(document, node as Schema),
    schemaNode: document.resolve(node),
    node: node as object,
    examples: {},
  }));
  return [...parameters, ...members];
}

/** Returns the JSON content of a request. @throws {Error} if its schema is not a closed object */
function bodyContent(
  document: ApiDocument,
  { id, body }: Operation,
): (Content & { readonly schema: Schema }) | undefined {
  const [content] = body?.contents ?? [];
  if (!content) return undefined;
  const { schema = true } = content;
  const { type, additionalProperties } = resolve(document, schema);
  if (type !== "object" || additionalProperties !== false)
    throw new Error(`The body of ${id} is not a closed object. Extend packages/contract-tests/src/inputs.`);
  return { ...content, schema };
}

/** Returns the members of a body that the contract rejects with a specific reason. */
export function rejectedMembers(document: ApiDocument, operation: Operation): string[] {
  return Object.keys(Object(resolve(document, bodyContent(document, operation)?.schema ?? {})["x-refused-members"]));
}

function resolve(document: ApiDocument, schema: Schema): Readonly<Record<string, unknown>> {
  const resolved = resolveSchema(document, schema);
  return isNode(resolved) ? resolved : {};
}

/** Encodes a value for its place. */
export function encode({ in: place }: Pick<InputField, "in">, value: unknown): string {
  if (place === "body") return stringifyJson(value);
  return place === "header" || place === "cookie" ? String(value) : encodeURIComponent(String(value));
}

/** Encodes a value, or each item of a repeated parameter. */
export function encodeItems(field: Pick<InputField, "in">, value: unknown): string[] {
  const items = Array.isArray(value) && field.in !== "body" ? value : [value];
  return items.map((item) => encode(field, item));
}

export function isAllowed({ schema: { pattern, minLength = 0, maxLength = Infinity } }: InputField, text: string) {
  const length = [...text].length;
  const matches = pattern === undefined || new RegExp(String(pattern), "u").test(text);
  return matches && length >= Number(minLength) && length <= Number(maxLength);
}
