import { isNode, type Node } from "./node.ts";
import { resolvePointer } from "./pointer.ts";

/** Reads the nodes of a document. */
export interface NodeReader {
  readonly root: Node;
  /** Follows references. Returns other values unchanged, and an empty node for a reference without a target. */
  resolve<Type = Node>(node: unknown): Type;
}

/**
 * Creates a reader of a document that references no files.
 * @example
 * const operations = listOperations(createReader(JSON.parse(json)));
 */
export function createReader(root: Node): NodeReader {
  const findTarget = ({ $ref }: Node) => resolvePointer(root, String($ref));
  return { root, resolve: <Type>(node: unknown) => followReferences(node, findTarget) as Type };
}

export function followReferences(node: unknown, findTarget: (reference: Node) => unknown): unknown {
  if (!isReference(node)) return node;
  const visited = new Set<unknown>();
  let current: unknown = node;
  while (isReference(current)) {
    // A circular reference has no target.
    if (visited.has(current)) return {};
    visited.add(current);
    current = findTarget(current) ?? {};
  }
  return current;
}

function isReference(value: unknown): value is Node {
  return isNode(value) && typeof value.$ref === "string";
}
