import type { Operation } from "../rules/contract-document.ts";
import type { ExpandedContract } from "./contract-source.ts";
import { pathOf, pointerOf } from "./pointer.ts";

export const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** An operation, where it stands, and what names it whatever its path parameters are called. */
export type PlacedOperation = { operation: Operation; pointer: string; key: string };

/** The operations of a contract, in which nothing but the `$ref`s need be in order. */
export function operationsOf({ paths }: Partial<ExpandedContract>): PlacedOperation[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {})
      .filter(([method, operation]) => methods.includes(method) && Object(operation) === operation)
      .map(([method, operation]) => {
        const pointer = pointerOf(["paths", path, method]);
        return { operation, pointer, key: keyOf(pointer) };
      }),
  );
}

/** The operations that a place belongs to: one, those of a path, or all where it stands outside the paths. */
export function operationsAt(pointer: string, operations: readonly PlacedOperation[]): PlacedOperation[] {
  if (!pointer.startsWith("#/paths/")) return [...operations];
  const key = keyOf(pointer);
  return operations.filter((operation) => operation.key === key || operation.key.startsWith(`${key} `));
}

function keyOf(pointer: string): string {
  const [, path = "", method = ""] = pathOf(pointer);
  const template = path.replace(/\{[^}]*\}/g, "{}");
  return methods.includes(method) ? `${template} ${method}` : template;
}
