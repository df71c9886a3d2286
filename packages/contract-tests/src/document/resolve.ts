import type { ContractDocument, Reference } from "./contract-document.ts";
import { isReference, locate, placeOf } from "./locate.ts";

/** Follows `$ref`s inside the document until something that is no reference. @throws when a reference leads nowhere */
export function resolve<Node extends object>(document: ContractDocument, node: Node | Reference): Node {
  return isReference(node) ? (follow(document, node) as Node) : node;
}

// The judge follows those of every answer; a document does not change while it is judged by.
const followed = new WeakMap<ContractDocument, Map<string, unknown>>();

function follow(document: ContractDocument, reference: Reference): unknown {
  const known = followed.get(document) ?? new Map<string, unknown>();
  followed.set(document, known);
  if (!known.has(reference.$ref)) known.set(reference.$ref, locate(document, placeOf(reference)).node);
  return known.get(reference.$ref);
}
