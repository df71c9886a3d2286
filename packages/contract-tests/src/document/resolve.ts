import type { ContractDocument, Reference } from "./contract-document.ts";

/** Follows `$ref`s inside the document until something that is no reference. @throws when a reference leads nowhere */
export function resolve<Node extends object>(document: ContractDocument, node: Node | Reference): Node {
  let current: unknown = node;
  while (isReference(current)) current = lookUp(document, current.$ref);
  return current as Node;
}

function isReference(node: unknown): node is Reference {
  return typeof node === "object" && node !== null && "$ref" in node;
}

function lookUp(document: ContractDocument, reference: string): unknown {
  const names = reference.replace(/^#\//, "").split("/");
  const found = names
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined)
    throw new Error(`The contract has nothing at ${reference}. Regenerate it from openapi/petstore.yaml.`);
  return found;
}
