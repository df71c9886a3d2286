import { isUrl, urlProblem } from "./file-problems.ts";
import type { OpenApiDocument } from "./load-document.ts";
import { followReferences, isNode, type Node, toNode } from "./node.ts";
import { listCompositionProblems, type NodeProblem } from "./schema-problems.ts";

/** Lists the references that lead to no node, and compositions without an end, each with its position and the next step. */
export function listReferenceProblems(document: OpenApiDocument): string[] {
  const { findTarget } = document;
  const problems: string[] = [];
  for (const node of listNodes(document)) {
    const problem = "$ref" in node && !isNode(node.$ref) ? findProblem(node) : undefined;
    const label = `$ref ${JSON.stringify(node.$ref)}`;
    if (problem !== undefined) problems.push(formatProblem(document, { node, key: "$ref", label, problem }));
  }
  if (problems.length > 0) return problems;
  return listCompositionProblems(listNodes(document), findTarget).map((each) => formatProblem(document, each));

  function findProblem(reference: Node): string | undefined {
    if (typeof reference.$ref !== "string") return "must be a text.";
    const { references, target } = followReferences(reference, findTarget);
    if (target === undefined && isUrl(reference.$ref)) return urlProblem;
    if (references.has(target)) return "leads back to itself. Correct it.";
    return target === undefined && references.size === 1 ? "has no target. Correct it." : undefined;
  }
}

/** Returns the position and the text of a problem. */
export function formatProblem(document: OpenApiDocument, { node, key, label, problem }: NodeProblem): string {
  const { file = document.file, line = 1, column = 1 } = document.locate(node, key) ?? {};
  return `${file}:${line}:${column}: ${label} ${problem}`;
}

// These members contain values of the API, and a mapping names schemas.
const valueMembers = new Set(["example", "default", "enum", "const", "value", "dataValue", "mapping"]);
// These members contain named nodes. A name can be that of a member.
const maps = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "definitions", "paths", "webhooks", "content"],
  ...["schemas", "responses", "parameters", "examples", "requestBodies", "headers", "securitySchemes", "links"],
  ...["callbacks", "pathItems", "mediaTypes", "additionalOperations"],
  ...["securityDefinitions", "x-unrouted-responses", "x-webhooks"],
]);

/** The part of a document that a walk needs. */
type Source = Pick<OpenApiDocument, "root" | "findTarget">;

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

/** Returns whether a member is an extension that contains no object of OpenAPI. */
export function isExtension(key: string): boolean {
  return key.startsWith("x-") && key !== "x-unrouted-responses" && key !== "x-webhooks";
}

function* walkNodes({ root, findTarget }: Source): Generator<{ node: Node; isSchema: boolean }> {
  const visited = new Set<unknown>();
  const queue: { node: unknown; isMap: boolean; isSchema: boolean }[] = [{ node: root, isMap: false, isSchema: false }];
  for (const { node, isMap, isSchema } of queue) {
    if (typeof node !== "object" || node === null || visited.has(node)) continue;
    visited.add(node);
    if (isNode(node) && !isMap) {
      yield { node, isSchema };
      if (typeof node.$ref === "string") queue.push({ node: findTarget(node), isMap: false, isSchema });
    }
    for (const [name, child] of Object.entries(node)) {
      const isValue = !isMap && (valueMembers.has(name) || isExtension(name) || isExampleList(name, child));
      const isOfSchema = isSchema || (!isMap && /^(schemas?|definitions)$/.test(name));
      if (!isValue) queue.push({ node: child, isMap: !isMap && maps.has(name) && isNode(child), isSchema: isOfSchema });
    }
  }
}

/** Returns whether a member is the list of a schema, or the examples of Swagger 2.0, by media type. */
function isExampleList(name: string, value: unknown): boolean {
  return name === "examples" && (Array.isArray(value) || Object.keys(toNode(value)).some((key) => key.includes("/")));
}
