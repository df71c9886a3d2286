import type { OpenApiDocument } from "./load-document.ts";
import { isNode, type Node } from "./node.ts";

// These members contain values of the API, and a mapping names schemas.
const valueMembers = new Set(["example", "default", "enum", "const", "value", "mapping"]);
// These members contain named nodes. A name can be that of a member.
const maps = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "definitions", "paths", "webhooks", "content"],
  ...["schemas", "responses", "parameters", "examples", "requestBodies", "headers", "securitySchemes", "links"],
  ...["callbacks", "pathItems"],
]);

/** Lists the nodes that describe the API, with the targets of their references. Values such as examples are no nodes. */
export function* listNodes({ root, findTarget }: OpenApiDocument): Generator<Node> {
  const visited = new Set<unknown>();
  const queue: [node: unknown, isMap: boolean][] = [[root, false]];
  for (const [node, isMap] of queue) {
    if (typeof node !== "object" || node === null || visited.has(node)) continue;
    visited.add(node);
    if (isNode(node) && !isMap) {
      yield node;
      if (typeof node.$ref === "string") queue.push([findTarget(node), false]);
    }
    for (const [name, child] of Object.entries(node)) {
      const isValue = !isMap && (valueMembers.has(name) || name.startsWith("x-") || isExampleList(name, child));
      if (!isValue) queue.push([child, !isMap && maps.has(name) && isNode(child)]);
    }
  }
}

function isExampleList(name: string, value: unknown): boolean {
  return name === "examples" && Array.isArray(value);
}
