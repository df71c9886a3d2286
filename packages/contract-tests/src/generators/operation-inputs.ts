import type { OperationId } from "@animal-store/contract";
import type { BodyObject, ContractDocument, ParameterObject, Schema } from "../document/contract-document.ts";
import { documentedOperations } from "../document/documented-operations.ts";
import { resolve } from "../document/resolve.ts";

/** Where a request holds a value: a parameter, or a member of the body. */
export interface Slot {
  readonly in: "path" | "query" | "header" | "body";
  readonly name: string;
  readonly required: boolean;
  /** Without references. */
  readonly schema: Schema;
}

/** What an operation takes, as the document says it. */
export interface Inputs {
  readonly operation: OperationId;
  readonly slots: readonly Slot[];
  /** Of the body; undefined where the operation takes none. */
  readonly mediaType: string | undefined;
  /** Members that the document refuses with a reason of their own. */
  readonly refusedMembers: readonly string[];
}

/** Reads what an operation takes. @throws {Error} where the document uses what the generators do not know */
export function inputsOf(document: ContractDocument, operation: OperationId): Inputs {
  const route = documentedOperations(document).get(operation)?.route?.operation;
  if (!route) throw new Error(`The contract has no operation ${operation}. Take one of its own.`);
  const parameters = (route.parameters ?? []).map((parameter) => parameterSlot(document, parameter));
  const requestBody = route.requestBody && resolve<BodyObject>(document, route.requestBody);
  const [mediaType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = content && resolve<Schema>(document, content.schema);
  if (body && (body.type !== "object" || body.additionalProperties !== false))
    throw new Error(`The generators know closed objects as bodies only; that of ${operation} is none. Teach them.`);
  const members = Object.entries((body?.properties ?? {}) as Record<string, Schema>);
  const required = (body?.required ?? []) as string[];
  return {
    operation,
    mediaType,
    slots: [
      ...parameters,
      ...members.map(([name, schema]) =>
        known({ in: "body", name, required: required.includes(name), schema: resolve<Schema>(document, schema) }),
      ),
    ],
    refusedMembers: Object.keys((body?.["x-refused-members"] ?? {}) as object),
  };
}

type Parameter = ParameterObject & { readonly schema?: Schema };

function parameterSlot(document: ContractDocument, reference: Parameter | { readonly $ref: string }): Slot {
  const { name, in: slot, required = false, schema = {} } = resolve<Parameter>(document, reference);
  if (slot !== "path" && slot !== "query" && slot !== "header")
    throw new Error(`The generators know no parameters in a ${slot}, and ${name} is one. Teach them.`);
  return known({ in: slot, name, required, schema: resolve<Schema>(document, schema) });
}

const keywords: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern", "enum"],
  integer: ["format", "minimum", "maximum"],
};
const annotations = ["type", "description", "default"];

/** A constraint that nothing is generated for would look tested. */
function known(slot: Slot): Slot {
  const { type, format } = slot.schema;
  const constraints = keywords[String(type)];
  if (!constraints) throw new Error(`The generators know no values of type ${type}, as ${slot.name} is. Teach them.`);
  const strange = Object.keys(slot.schema).find(
    (keyword) => !keyword.startsWith("x-") && !annotations.includes(keyword) && !constraints.includes(keyword),
  );
  if (strange) throw new Error(`The generators know no ${strange} of a ${type}, as ${slot.name} has. Teach them.`);
  if (format !== undefined && format !== "int64")
    throw new Error(`The generators know no format ${format}, as ${slot.name} has. Teach them.`);
  return slot;
}
