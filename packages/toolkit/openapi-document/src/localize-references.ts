import { isNode, type Node, toArray, toNode, unescapeKey } from "./node.ts";
import { isOpenApi32 } from "./operations.ts";
import { listNodes } from "./walk.ts";

/**
 * Writes the references of a document to itself by the URI in `$self`, and security schemes by their URI, as references within the
 * document (OpenAPI 3.2, sections 4.1.2.2 and 4.30). Changes the document in place.
 */
export function localizeReferences(root: unknown): void {
  if (!isNode(root) || !isOpenApi32(root)) return;
  const { $self } = root;
  // A relative URI is relative to that of the file.
  const self = typeof $self === "string" ? URL.parse($self, "file:///") : null;
  for (const node of listNodes({ root, findTarget: () => undefined })) {
    for (const [holder, key] of listReferences(node)) Reflect.set(holder, key, localize(holder[key]));
    for (const requirement of toArray(node.security)) renameSchemes(toNode(requirement));
  }

  function localize(reference: unknown): unknown {
    if (!self || typeof reference !== "string" || reference.startsWith("#")) return reference;
    const [uri = "", fragment = ""] = reference.split("#", 2);
    return URL.parse(uri, self.href)?.href === self.href ? `#${fragment}` : reference;
  }

  /** A name that is also one of components stays. */
  function renameSchemes(requirement: Node): void {
    const schemes = toNode(toNode(toNode(root).components).securitySchemes);
    for (const uri of Object.keys(requirement).filter((name) => !Object.hasOwn(schemes, name))) {
      const [, key] = /^#\/components\/securitySchemes\/([^/]+)$/.exec(String(localize(uri))) ?? [];
      if (key === undefined) continue;
      Reflect.set(requirement, unescapeKey(key), requirement[uri]);
      Reflect.deleteProperty(requirement, uri);
    }
  }
}

/** Lists the members of a node that are references. `mapping` and `defaultMapping` are those of a discriminator. */
function listReferences(node: Node): [holder: Node, key: string][] {
  const mapping = toNode(node.mapping);
  const own = ["$ref", "defaultMapping"].filter((key) => typeof node[key] === "string");
  return [
    ...own.map((key): [Node, string] => [node, key]),
    ...Object.keys(mapping).map((key): [Node, string] => [mapping, key]),
  ];
}
