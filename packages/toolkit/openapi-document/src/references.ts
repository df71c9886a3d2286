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
  return { root, resolve: createResolve(({ $ref }) => resolvePointer(root, String($ref))) };
}

export function createResolve(findTarget: (reference: Node) => unknown): NodeReader["resolve"] {
  return <Type>(node: unknown) => {
    const { references, target } = followReferences(node, findTarget);
    const isMissing = references.size > 0 && (target === undefined || references.has(target));
    return (isMissing ? {} : target) as Type;
  };
}

/** Follows references until the first that was followed before, or a node that is no reference. */
export function followReferences(
  start: unknown,
  findTarget: (reference: Node) => unknown,
): { readonly references: ReadonlySet<unknown>; readonly target: unknown } {
  const references = new Set<unknown>();
  let target = start;
  for (; isReference(target) && !references.has(target); target = findTarget(target)) references.add(target);
  return { references, target };
}

function isReference(value: unknown): value is Node {
  return isNode(value) && typeof value.$ref === "string";
}
