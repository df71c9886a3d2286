/** An object of a document. */
export type Node = { readonly [key: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is a node, otherwise an empty one. */
export function toNode(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** Returns the value if it is a list, otherwise an empty one. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a member of a node. A name such as `constructor` is a member only if the node contains it. */
export function getMember(node: unknown, key: string): unknown {
  return typeof node === "object" && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined;
}
