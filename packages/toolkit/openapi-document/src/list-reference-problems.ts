import { isUrl, urlProblem } from "./find-access-problem.ts";
import { listNodes } from "./list-nodes.ts";
import type { OpenApiDocument } from "./load-document.ts";
import { isNode, type Node } from "./node.ts";
import { followReferences } from "./references.ts";
import { listCompositionProblems, type NodeProblem } from "./schema-cycles.ts";

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
    if (isUrl(reference.$ref)) return urlProblem;
    const { references, target } = followReferences(reference, findTarget);
    if (references.has(target)) return "leads back to itself. Correct it.";
    return target === undefined && references.size === 1 ? "has no target. Correct it." : undefined;
  }
}

/** Returns the position and the text of a problem. */
export function formatProblem(document: OpenApiDocument, { node, key, label, problem }: NodeProblem): string {
  const { file = document.file, line = 1, column = 1 } = document.locate(node, key) ?? {};
  return `${file}:${line}:${column}: ${label} ${problem}`;
}
