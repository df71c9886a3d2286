/** An object of a document. */
export type Node = { readonly [key: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an object, or an empty one for any other value. */
export function toNode(value: unknown): Node {
  return isNode(value) ? value : {};
}

/** Returns an array, or an empty one for any other value. */
export function toArray(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a member of a node. A name such as `constructor` is a member only if the node contains it. */
export function getMember(node: unknown, key: string): unknown {
  return typeof node === "object" && node !== null && Object.hasOwn(node, key)
    ? (node as Record<string, unknown>)[key]
    : undefined;
}

/** Returns the value of an Example Object: `dataValue` of OpenAPI 3.2, or `value`. Undefined if it is only serialized or external. */
export function getExampleValue({ value, dataValue = value }: Node): unknown {
  return dataValue;
}

/** Returns the JSON Pointer of a list of keys (RFC 6901, section 3), such as `/paths/~1books/get`. */
export function toPointer(...keys: readonly string[]): string {
  return keys.map((key) => `/${escapeKey(key)}`).join("");
}

/** Escapes a key for a JSON Pointer (RFC 6901, section 3). */
export function escapeKey(key: string): string {
  return key.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Returns a key as a segment of a JSON Pointer in a URI fragment (RFC 6901, section 6). */
export function encodeKey(key: string): string {
  // Most keys need no escape.
  if (!/[^\w.{}-]/.test(key)) return key;
  return escapeKey(key).replaceAll(/[%#?"<>\\^`|\s]/g, encodeURIComponent);
}

/** Returns the target of a JSON Pointer in a URI fragment (RFC 6901, section 6), or undefined without one. @param fragment with or without `#` */
export function resolvePointer(root: unknown, fragment: string): unknown {
  const pointer = fragment.replace(/^#/, "");
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  return pointer.slice(1).split("/").map(unescapeKey).reduce(getMember, root);
}

/** Returns the key of a segment of a JSON Pointer in a URI fragment (RFC 6901, section 6). */
export function unescapeKey(text: string): string {
  return tryDecode(text).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Decodes percent-encoding. Returns invalid text unchanged. */
export function tryDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

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
