import { isUrl } from "./find-access-problem.ts";
import { listNodes } from "./list-nodes.ts";
import type { OpenApiDocument } from "./load-document.ts";
import { isNode, type Node } from "./node.ts";
import { listCompositionProblems } from "./schema-cycles.ts";

/** Lists the references that lead to no node, and compositions without an end, each with its position and the next step. */
export function listReferenceProblems(document: OpenApiDocument): string[] {
  const { findTarget } = document;
  const problems: string[] = [];
  for (const node of listNodes(document)) {
    const problem = "$ref" in node && !isNode(node.$ref) ? findProblem(node) : undefined;
    if (problem !== undefined)
      problems.push(`${formatPosition(document, node, "$ref")}: $ref ${JSON.stringify(node.$ref)} ${problem}`);
  }
  if (problems.length > 0) return problems;
  return listCompositionProblems(listNodes(document), findTarget).map(
    ({ node, key, label, problem }) => `${formatPosition(document, node, key)}: ${label} ${problem}`,
  );

  function findProblem(reference: Node): string | undefined {
    if (typeof reference.$ref !== "string") return "must be a text.";
    if (isUrl(reference.$ref)) return "is a URL, which is not fetched. Save the file, and name its path.";
    const followed = new Set<unknown>();
    for (let node: unknown = reference; isNode(node) && typeof node.$ref === "string"; node = findTarget(node)) {
      if (followed.has(node)) return "leads back to itself. Correct it.";
      followed.add(node);
      if (findTarget(node) === undefined) return node === reference ? "has no target. Correct it." : undefined;
    }
    return undefined;
  }
}

function formatPosition({ locate }: OpenApiDocument, node: Node, key: string): string {
  const { file, line, column } = locate(node, key) ?? { file: "", line: 1, column: 1 };
  return `${file}:${line}:${column}`;
}
