import type { ContractDocument, Reference } from "./contract-document.ts";
import { isReference, locate, placeOf } from "./locate.ts";

/** Follows `$ref`s inside the document until something that is no reference. @throws when a reference leads nowhere */
export function resolve<Node extends object>(document: ContractDocument, node: Node | Reference): Node {
  return isReference(node) ? locate<Node>(document, placeOf(node)).node : node;
}
