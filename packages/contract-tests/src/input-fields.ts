import {
  type ApiDocument,
  listRequired,
  type Operation,
  resolveSchema,
  type Schema,
} from "@animal-store/conformance/internal";
import { isNode, toPointer } from "@animal-store/openapi-document";
import { contractDocument, findOperation } from "./contract-document.ts";

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
  const schema = resolve(document, operation.body?.contents[0]?.schema ?? {});
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

function resolve(document: ApiDocument, schema: Schema): Readonly<Record<string, unknown>> {
  const resolved = resolveSchema(document, schema);
  return isNode(resolved) ? resolved : {};
}

export function isAllowed({ schema: { pattern, minLength = 0, maxLength = Infinity } }: InputField, text: string) {
  const length = [...text].length;
  const matches = pattern === undefined || new RegExp(String(pattern), "u").test(text);
  return matches && length >= Number(minLength) && length <= Number(maxLength);
}
