/** A node of the document, of which only the members that are asked for are known. */
export type Node = { readonly [member: string]: unknown };

/**
 * Follows `$ref` within the document until a node that is no reference.
 * @throws {Error} when the reference leads nowhere
 */
export function resolveReference(document: Node, node: unknown): Node {
  if (!isNode(node))
    throw new Error(`The contract has ${JSON.stringify(node)} where an object is needed. Run the contract's lint.`);
  if (typeof node.$ref !== "string") return node;
  return resolveReference(document, find(document, node.$ref));
}

/** The members of a map of the document, none where it is missing. */
export function entries(node: unknown): [string, unknown][] {
  return isNode(node) ? Object.entries(node) : [];
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function find(document: Node, reference: string): unknown {
  const names = reference
    .replace(/^#\//, "")
    .split("/")
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  let node: unknown = document;
  for (const name of names) node = isNode(node) ? node[name] : undefined;
  if (node === undefined)
    throw new Error(`The contract refers to ${reference}, which it does not hold. Add it or correct the $ref.`);
  return node;
}
