import type { OperationId } from "@animal-store/contract";
import { bodyLocation, documentedInputs, type Input, operationPaths } from "../coverage/input.ts";
import type { ContractDocument, DocumentPath, Examples, Schema } from "../document/contract-document.ts";
import { locate } from "../document/contract-document.ts";

export type InputField = ReturnType<typeof toField>;

export type Inputs = ReturnType<typeof getInputs>;

/** Returns the inputs of an operation. @throws {Error} if the generators do not support one of them */
export function getInputs(document: ContractDocument, id: OperationId) {
  const operation = operationPaths(document).find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}. Use one of its operations.`);
  const bodyPath = bodyLocation(document, operation);
  const mediaType = bodyPath?.at(-1);
  if (mediaType && !mediaType.endsWith("json"))
    throw new Error(
      `${id} has a body of ${mediaType}. Use createFormCases for a form, or add the type to the generators.`,
    );
  const body = bodyPath && locate<Schema>(document, [...bodyPath, "schema"]).node;
  if (body && (body.type !== "object" || body.additionalProperties !== false))
    throw unsupported(`A body that is not a closed object (${id})`);
  const inputs = documentedInputs(document).filter((input) => input.operation === id);
  return {
    operation: id,
    fields: inputs.map((input) => toField(document, input)),
    mediaType,
    bodyExamples: bodyPath ? examplesAt(document, bodyPath) : {},
    /** Members that the contract rejects with a specific reason. */
    rejectedMembers: Object.keys((body?.["x-refused-members"] ?? {}) as object),
  };
}

function toField(document: ContractDocument, { in: inputIn, name: path, optional, schema, location }: Input) {
  const isNullable = [schema.node.type].flat().includes("null");
  const field = {
    in: inputIn as "path" | "query" | "header" | "body",
    name: inputIn === "body" ? path.slice(1) : path,
    /** The path in error details: the parameter name, or a JSON Pointer into the body. */
    path,
    required: !optional,
    /** The schema without references and without the type null. */
    schema: isNullable ? withoutNull(schema.node) : schema.node,
    isNullable,
    location,
    examples: inputIn === "body" ? {} : examplesAt(document, location),
  };
  assertSupported(field);
  return field;
}

function withoutNull({ type, enum: choices, ...schema }: Schema): Schema {
  const types = [type].flat().filter((name) => name !== "null");
  return {
    ...schema,
    type: types.length === 1 ? types[0] : types,
    ...(Array.isArray(choices) && { enum: choices.filter((choice) => choice !== null) }),
  };
}

function examplesAt(document: ContractDocument, location: DocumentPath): Examples {
  return locate<{ readonly examples?: Examples }>(document, location).node.examples ?? {};
}

const keywords: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "enum"],
  integer: ["format", "minimum", "maximum"],
};
const annotations = ["type", "description", "default"];

// Otherwise, a constraint that the generators ignore would seem to be tested.
function assertSupported({ in: inputIn, name, schema }: { in: string; name: string; schema: Schema }): void {
  const { type, format } = schema;
  if (!["path", "query", "header", "body"].includes(inputIn)) throw unsupported(`A parameter in ${inputIn} (${name})`);
  const constraints = keywords[String(type)];
  if (!constraints) throw unsupported(`The type ${type} of ${name}`);
  const unknownKeyword = Object.keys(schema).find(
    (keyword) => !keyword.startsWith("x-") && !annotations.includes(keyword) && !constraints.includes(keyword),
  );
  if (unknownKeyword) throw unsupported(`The keyword ${unknownKeyword} of ${name}, type ${type},`);
  if (format !== undefined && format !== "int64") throw unsupported(`The format ${format} of ${name}`);
}

function unsupported(feature: string): Error {
  return new Error(`${feature} is not supported. Add it to the generators in packages/contract-tests/src/inputs.`);
}
