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
    const { references, target } = followReferences(reference, findTarget);
    if (target === undefined && isUrl(reference.$ref)) return urlProblem;
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
