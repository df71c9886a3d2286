import type { OperationId } from "@animal-store/contract";
import { bodyLocation, documentedInputs, type Input, operationPaths } from "../coverage/input.ts";
import type { ContractDocument, Examples, Schema } from "../document/contract-document.ts";
import { type DocumentPath, locate } from "../document/contract-document.ts";

/** A parameter of an operation, or a member of its body. */
export interface Slot {
  readonly in: "path" | "query" | "header" | "body";
  readonly name: string;
  /** Its name in error details: the name of a parameter, or a JSON Pointer into the body. */
  readonly path: string;
  readonly required: boolean;
  /** Without references, and without the type null. */
  readonly schema: Schema;
  /** Whether the schema allows null. */
  readonly isNullable: boolean;
  /** Where the contract describes it. */
  readonly location: DocumentPath;
  readonly examples: Examples;
}

export type Inputs = ReturnType<typeof inputsOf>;

/** Returns what an operation accepts. @throws {Error} if the document uses a feature that the generators do not support */
export function inputsOf(document: ContractDocument, id: OperationId) {
  const operation = operationPaths(document).find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}. Use one of its operations.`);
  const content = bodyLocation(document, operation);
  const body = content && locate<Schema>(document, [...content, "schema"]).node;
  if (body && (body.type !== "object" || body.additionalProperties !== false))
    throw unsupported(`A body that is not a closed object (${id})`);
  const inputs = documentedInputs(document).filter((input) => input.operation === id);
  return {
    operation: id,
    slots: inputs.map((input) => toSlot(document, input)),
    /** Media type of the body; undefined if the operation has none. */
    mediaType: content?.at(-1),
    bodyExamples: content ? examplesAt(document, content) : {},
    /** Members that the contract rejects with a specific reason. */
    rejectedMembers: Object.keys((body?.["x-refused-members"] ?? {}) as object),
  };
}

function toSlot(document: ContractDocument, { in: where, name: path, optional, schema, location }: Input): Slot {
  const name = where === "body" ? path.slice(1) : path;
  const examples = where === "body" ? {} : examplesAt(document, location);
  const types = [schema.node.type].flat();
  const isNullable = types.includes("null");
  const slot = {
    in: where as Slot["in"],
    name,
    path,
    required: !optional,
    schema: isNullable ? withoutNull(schema.node) : schema.node,
    isNullable,
    location,
    examples,
  };
  assertKnown(slot);
  return slot;
}

function withoutNull({ type, enum: choices, ...schema }: Schema): Schema {
  const types = [type].flat().filter((one) => one !== "null");
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

/** Rejects constraints that the generators do not support, because they would look tested. */
function assertKnown({ in: where, name, schema }: Slot): void {
  const { type, format } = schema;
  if (!["path", "query", "header", "body"].includes(where)) throw unsupported(`A parameter in ${where} (${name})`);
  const constraints = keywords[String(type)];
  if (!constraints) throw unsupported(`The type ${type} of ${name}`);
  const unknown = Object.keys(schema).find(
    (keyword) => !keyword.startsWith("x-") && !annotations.includes(keyword) && !constraints.includes(keyword),
  );
  if (unknown) throw unsupported(`The keyword ${unknown} of ${name}, type ${type},`);
  if (format !== undefined && format !== "int64") throw unsupported(`The format ${format} of ${name}`);
}

function unsupported(feature: string): Error {
  return new Error(`${feature} is not supported. Add it to the generators in packages/contract-tests/src/inputs.`);
}
