import { listRequired, resolveSchema, type Schema } from "@animal-store/conformance/internal";
import { isNode, type Node, toPointer } from "@animal-store/openapi-document";
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
  readonly schema: Node;
}

/** Returns the parameters that filter a list by the member with the same name, except those by id. */
export function listFilters(operationId: string): InputField[] {
  return listFields(operationId).filter(({ in: place, name }) => place === "query" && !pageParameters.includes(name));
}

const pageParameters = ["limit", "cursor", "order", "id"];

export function listFields(operation: string): InputField[] {
  const { parameters = [], body } = findOperation(operation) ?? {};
  const schema = resolve(body?.contents[0]?.schema ?? {});
  const members = Object.entries(isNode(schema.properties) ? schema.properties : {});
  return [
    ...parameters.map(({ name, in: place, required, schema: own }) => ({
      operation,
      in: place,
      name,
      path: name,
      required,
      schema: resolve(own),
    })),
    ...members.map(([name, member]) => ({
      operation,
      in: "body" as const,
      name,
      path: toPointer(name),
      required: listRequired(schema).includes(name),
      schema: resolve(member as Schema),
    })),
  ];
}

function resolve(schema: Schema): Node {
  const resolved = resolveSchema(contractDocument, schema);
  return isNode(resolved) ? resolved : {};
}

/** Returns two values by which a list can be filtered. */
export function filterValues({ schema: { enum: choices, type } }: InputField): readonly [unknown, unknown] {
  if (Array.isArray(choices)) return [choices[0], choices.at(-1)];
  return type === "integer" ? [-(2n ** 63n) + 1n, -(2n ** 63n)] : ["first", "second"];
}
