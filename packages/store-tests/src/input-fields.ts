import {
  generateValue,
  listRequired,
  type Operation,
  resolveSchema,
  type Schema,
} from "@animal-store/conformance/internal";
import { isNode, type Node, toPointer } from "@animal-store/openapi-document";
import fc from "fast-check";
import { contractDocument, platform } from "./contract-document.ts";

/** A parameter of an operation, or a member of its body. */
export interface InputField {
  readonly in: Operation["parameters"][number]["in"] | "body";
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

export function listFields(operationId: string): InputField[] {
  const { parameters = [], body } = platform.findOperation(operationId) ?? {};
  const schema = resolve(body?.contents[0]?.schema ?? {});
  const fields = parameters.map((parameter) => ({
    ...parameter,
    path: parameter.name,
    schema: resolve(parameter.schema),
  }));
  const members = Object.entries(isNode(schema.properties) ? schema.properties : {}).map(([name, member]) => ({
    in: "body" as const,
    name,
    path: toPointer(name),
    required: listRequired(schema).includes(name),
    schema: resolve(member as Schema),
  }));
  return [...fields, ...members];
}

function resolve(schema: Schema): Node {
  const resolved = resolveSchema(contractDocument, schema);
  return isNode(resolved) ? resolved : {};
}

/** Returns two values by which a list can be filtered. */
export function filterValues({ schema }: InputField): readonly [unknown, unknown] {
  if (Array.isArray(schema.enum)) return [schema.enum[0], schema.enum.at(-1)];
  // A double does not distinguish these two.
  if (schema.format === "int64") return [-(2n ** 63n) + 1n, -(2n ** 63n)];
  const values = fc.uniqueArray(generateValue(contractDocument, schema), { minLength: 2, maxLength: 2 });
  const [first, second] = fc.sample(values, { seed: 1, numRuns: 1 }).flat();
  return [first, second];
}
