import type { ContractDocument, Reference } from "./contract-document.ts";

/** Member names and indexes that lead from the root of the document to a node. */
export type Place = readonly string[];

/** A node and where it stands, references followed. */
export interface Located<Node> {
  readonly node: Node;
  readonly place: Place;
}

/** Goes to a place of the document and follows each `$ref` on the way. @throws when there is nothing */
export function locate<Node>(document: ContractDocument, place: Place): Located<Node> {
  let here: Located<unknown> = { node: document, place: [] };
  for (const name of place) {
    here = { node: (here.node as Record<string, unknown> | undefined)?.[name], place: [...here.place, name] };
    if (isReference(here.node)) here = locate(document, placeOf(here.node));
  }
  if (here.node === undefined)
    throw new Error(`The contract has nothing at #/${place.join("/")}. Regenerate it from openapi/petstore.yaml.`);
  return here as Located<Node>;
}

/** Where each entry of a map or list stands, by its name or index; none where the node lacks it. */
export function entryPlaces({ node, place }: Located<object>, name: string): [entry: string, place: Place][] {
  const entries = (node as Record<string, unknown>)[name];
  return Object.keys(entries ?? {}).map((entry) => [entry, [...place, name, entry]]);
}

export function isReference(node: unknown): node is Reference {
  return typeof node === "object" && node !== null && "$ref" in node;
}

/** Where a reference inside the document leads (RFC 6901, section 4). */
export function placeOf({ $ref }: Reference): Place {
  const names = $ref.replace(/^#\//, "").split("/");
  return names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
}
