import { isNode, type Node, toNode } from "./node.ts";

// These members contain values of the API, and a mapping names schemas.
const valueMembers = new Set(["example", "default", "enum", "const", "value", "dataValue", "mapping"]);
// These members contain named nodes. A name can be that of a member.
export const namedMaps: ReadonlySet<string> = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "definitions", "dependencies", "mapping"],
  ...["paths", "webhooks", "content", "encoding", "schemas", "responses", "parameters", "examples", "requestBodies"],
  ...["headers", "securitySchemes", "links", "callbacks", "pathItems", "mediaTypes", "additionalOperations"],
  ...["securityDefinitions", "x-unrouted-responses", "x-webhooks"],
]);

/** The names of the members and items that lead from a node to its child. */
type Keys = readonly string[];

/** Returns a copy of a node with changed children: the nodes in it that describe the API. Values such as examples are no nodes. */
export function mapChildren(node: Node, change: (child: unknown, keys: Keys) => unknown): Node {
  return mapMembers(node, (child, name) => {
    if (valueMembers.has(name) || isExtension(name) || isExampleList(name, child)) return child;
    if (Array.isArray(child)) return child.map((item, index) => change(item, [name, String(index)]));
    if (namedMaps.has(name) && isNode(child)) return mapMembers(child, (value, key) => change(value, [name, key]));
    return change(child, [name]);
  });
}

/** Returns a copy of a node with changed members. */
export function mapMembers(node: object, change: (value: unknown, key: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]));
}

export function listChildren(node: Node): [keys: Keys, child: unknown][] {
  const children: [Keys, unknown][] = [];
  mapChildren(node, (child, keys) => children.push([keys, child]));
  return children;
}

/** Returns whether a member is an extension that contains no object of OpenAPI. */
export function isExtension(key: string): boolean {
  return key.startsWith("x-") && key !== "x-unrouted-responses" && key !== "x-webhooks";
}

/** Returns whether a member is the list of a schema, or the examples of Swagger 2.0, by media type. */
function isExampleList(name: string, value: unknown): boolean {
  return name === "examples" && (Array.isArray(value) || Object.keys(toNode(value)).some((key) => key.includes("/")));
}

/** The part of a document that a walk needs. */
interface Source {
  readonly root: Node;
  readonly findTarget: (reference: Node) => unknown;
}

/** Lists the nodes that describe the API, with the targets of their references. Values such as examples are no nodes. */
export function listNodes(source: Source): IteratorObject<Node> {
  return walkNodes(source).map(({ node }) => node);
}

/** Lists the schemas, with the targets of their references, and the nodes in them. */
export function listSchemas(source: Source): IteratorObject<Node> {
  return walkNodes(source)
    .filter(({ isSchema }) => isSchema)
    .map(({ node }) => node);
}

function* walkNodes({ root, findTarget }: Source): Generator<{ node: Node; isSchema: boolean }> {
  const visited = new Set<unknown>();
  const queue: { node: unknown; isSchema: boolean }[] = [{ node: root, isSchema: false }];
  for (const { node, isSchema } of queue) {
    if (!isNode(node) || visited.has(node)) continue;
    visited.add(node);
    yield { node, isSchema };
    if (typeof node.$ref === "string") queue.push({ node: findTarget(node), isSchema });
    for (const [[keyword = ""], child] of listChildren(node))
      queue.push({ node: child, isSchema: isSchema || /^(itemSchema|schemas?|definitions)$/.test(keyword) });
  }
}
