import { lookUp, type OpenApiDocument, type Reference } from "./document.ts";

/** A reference of the file that leads back to itself, by its pointer: such a one has no end. */
export function findCircle(document: OpenApiDocument): string | undefined {
  return search(document, document, "#");
}

function search(document: OpenApiDocument, node: unknown, pointer: string): string | undefined {
  if (typeof node !== "object" || node === null) return undefined;
  if (isCircle(document, node)) return pointer;
  for (const [key, child] of Object.entries(node)) {
    const found = search(document, child, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
    if (found) return found;
  }
  return undefined;
}

function isCircle(document: OpenApiDocument, start: object): boolean {
  const seen = new Set<unknown>();
  let node: unknown = start;
  while (typeof node === "object" && node !== null && "$ref" in node) {
    if (seen.has(node)) return node === start;
    seen.add(node);
    node = lookUp(document, (node as Reference).$ref);
  }
  return false;
}
