import type { Schema } from "./contract-document.ts";

/** The parts of an OpenAPI document that any contract has. */
export interface AnyDocument {
  readonly paths: Readonly<Record<string, object>>;
  readonly components?: object;
}

/** Returns the node that a reference names, or the node itself. */
export function resolveNode(document: AnyDocument, node: Schema): Schema {
  if (typeof node.$ref !== "string") return node;
  const names = node.$ref.split("/").slice(1);
  const target = names.reduce<unknown>(
    (parent, name) => (parent as Schema)[name.replaceAll("~1", "/").replaceAll("~0", "~")],
    document,
  );
  return resolveNode(document, target as Schema);
}

/** Returns a schema for each combination of alternatives, with merged references and `allOf`. */
export function listAlternatives(document: AnyDocument, schema: Schema): Schema[] {
  const { allOf = [], oneOf, anyOf, ...ownKeywords } = resolveNode(document, schema) as Schema & { allOf?: Schema[] };
  const unions = [oneOf, anyOf].filter((union) => union !== undefined) as Schema[][];
  const groups = [
    ...allOf.map((part) => listAlternatives(document, part)),
    ...unions.map((union) => union.flatMap((part) => listAlternatives(document, part))),
  ];
  return groups.reduce<Schema[]>(
    (merged, group) => merged.flatMap((left) => group.map((right) => merge(left, right))),
    [ownKeywords],
  );
}

function merge(left: Schema, right: Schema): Schema {
  return {
    ...left,
    ...right,
    properties: { ...(left.properties as object), ...(right.properties as object) },
    required: [...((left.required ?? []) as string[]), ...((right.required ?? []) as string[])],
  };
}

export function findOperation(document: AnyDocument, operationId: string): Schema {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item) as Schema[]);
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  if (!operation)
    throw new Error(`The document has no operation ${operationId}. Pass the id of one of its operations.`);
  return operation;
}
