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

/** Lists the references that lead to no node, each with its position and the next step. */
export function listReferenceProblems({ root, findTarget, locate }: OpenApiDocument): string[] {
  const problems: string[] = [];
  const visited = new Set<unknown>();
  const queue: [node: unknown, isMap: boolean][] = [[root, false]];
  for (const [node, isMap] of queue) {
    if (typeof node !== "object" || node === null || visited.has(node)) continue;
    visited.add(node);
    if (isNode(node) && !isMap && "$ref" in node && !isNode(node.$ref)) {
      const problem = findProblem(node);
      const { file, line, column } = locate(node, "$ref") ?? { file: "", line: 1, column: 1 };
      if (problem !== undefined)
        problems.push(`${file}:${line}:${column}: $ref ${JSON.stringify(node.$ref)} ${problem}`);
      else queue.push([findTarget(node), false]);
    }
    for (const [name, child] of Object.entries(node)) {
      const isValue = !isMap && (valueMembers.has(name) || name.startsWith("x-") || isExampleList(name, child));
      if (!isValue) queue.push([child, !isMap && maps.has(name) && isNode(child)]);
    }
  }
  return problems;

  function findProblem(reference: Node): string | undefined {
    if (typeof reference.$ref !== "string") return "must be a text.";
    if (/^[a-z][a-z+.-]+:/i.test(reference.$ref))
      return "is a URL, which is not fetched. Save the file, and name its path.";
    const followed = new Set<unknown>();
    for (let node: unknown = reference; isNode(node) && typeof node.$ref === "string"; node = findTarget(node)) {
      if (followed.has(node)) return "leads back to itself. Correct it.";
      followed.add(node);
      if (findTarget(node) === undefined) return node === reference ? "has no target. Correct it." : undefined;
    }
    return undefined;
  }
}

function isExampleList(name: string, value: unknown): boolean {
  return name === "examples" && Array.isArray(value);
}
