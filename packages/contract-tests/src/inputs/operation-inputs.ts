import type { OperationId } from "@animal-store/contract";
import { bodyPlace, documentedInputs, type Input, operationPlaces } from "../coverage/input.ts";
import type { ContractDocument, Examples, Schema } from "../document/contract-document.ts";
import { locate, type Place } from "../document/contract-document.ts";

/** A parameter of an operation, or a member of its body. */
export interface Slot {
  readonly in: "path" | "query" | "header" | "body";
  readonly name: string;
  /** How the details of an error name it: a parameter's name, a JSON Pointer into the body. */
  readonly path: string;
  readonly required: boolean;
  /** Without references. */
  readonly schema: Schema;
  /** Where the contract describes it. */
  readonly place: Place;
  readonly examples: Examples;
}

export type Inputs = ReturnType<typeof inputsOf>;

/** Returns what an operation accepts. @throws {Error} where the document uses what the generators do not know */
export function inputsOf(document: ContractDocument, id: OperationId) {
  const operation = operationPlaces(document).find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}. Take one of its own.`);
  const content = bodyPlace(document, operation);
  const body = content && locate<Schema>(document, [...content, "schema"]).node;
  if (body && (body.type !== "object" || body.additionalProperties !== false))
    throw new Error(`The generators know closed objects as bodies only; that of ${id} is none. Teach them.`);
  const inputs = documentedInputs(document).filter((input) => input.operation === id);
  return {
    operation: id,
    slots: inputs.map((input) => toSlot(document, input)),
    /** Of the body; undefined where the operation takes none. */
    mediaType: content?.at(-1),
    bodyExamples: content ? examplesAt(document, content) : {},
    /** Members that the contract rejects with a reason of their own. */
    refusedMembers: Object.keys((body?.["x-refused-members"] ?? {}) as object),
  };
}

function toSlot(document: ContractDocument, { in: where, name: path, optional, schema, place }: Input): Slot {
  const name = where === "body" ? path.slice(1) : path;
  const examples = where === "body" ? {} : examplesAt(document, place);
  const slot = { in: where as Slot["in"], name, path, required: !optional, schema: schema.node, place, examples };
  assertKnown(slot);
  return slot;
}

function examplesAt(document: ContractDocument, place: Place): Examples {
  return locate<{ readonly examples?: Examples }>(document, place).node.examples ?? {};
}

const keywords: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "enum"],
  integer: ["format", "minimum", "maximum"],
};
const annotations = ["type", "description", "default"];

/** A constraint that nothing is generated for would look tested. */
function assertKnown({ in: where, name, schema }: Slot): void {
  const { type, format } = schema;
  if (!["path", "query", "header", "body"].includes(where))
    throw new Error(`The generators know no parameters in a ${where}, and ${name} is one. Teach them.`);
  const constraints = keywords[String(type)];
  if (!constraints) throw new Error(`The generators know no values of type ${type}, as ${name} is. Teach them.`);
  const unknown = Object.keys(schema).find(
    (keyword) => !keyword.startsWith("x-") && !annotations.includes(keyword) && !constraints.includes(keyword),
  );
  if (unknown) throw new Error(`The generators know no ${unknown} of a ${type}, as ${name} has. Teach them.`);
  if (format !== undefined && format !== "int64")
    throw new Error(`The generators know no format ${format}, as ${name} has. Teach them.`);
}
