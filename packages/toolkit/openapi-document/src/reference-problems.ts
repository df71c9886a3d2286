import { listChildren } from "./children.ts";
import { isUrl, urlProblem } from "./file-problems.ts";
import type { OpenApiDocument } from "./load-document.ts";
import { followReferences, isNode, type Node } from "./node.ts";
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
    if (isUrl(reference.$ref)) return urlProblem;
    const { references, target } = followReferences(reference, findTarget);
    if (references.has(target)) return "leads back to itself. Correct it.";
    return target === undefined && references.size === 1 ? "has no target. Correct it." : undefined;
  }
}

/** Returns the position and the text of a problem. */
export function formatProblem(
  document: Pick<OpenApiDocument, "file" | "locate">,
  { node, key, label, problem }: NodeProblem,
): string {
  const { file = document.file, line = 1, column = 1 } = document.locate(node, key) ?? {};
  return `${file}:${line}:${column}: ${label} ${problem}`;
}

/** Lists the nodes that describe the API, with the targets of their references. Values such as examples are no nodes. */
export function* listNodes({ root, findTarget }: OpenApiDocument): Generator<Node> {
  const nodes = new Set<unknown>([root]);
  for (const node of nodes) {
    if (!isNode(node)) continue;
    yield node;
    if (typeof node.$ref === "string") nodes.add(findTarget(node));
    for (const [, child] of listChildren(node)) nodes.add(child);
  }
}
