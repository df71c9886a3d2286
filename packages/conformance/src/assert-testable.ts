import {
  DocumentError,
  isNode,
  listCompositionProblems,
  listNodes,
  type Node,
  type OpenApiDocument,
} from "@animal-store/openapi-document";
import type { Operation } from "./document.ts";

const maxPathLength = 2000;
const maxSegmentParameters = 5;
const maxParameters = 200;
const maxMediaTypes = 50;
const maxExamples = 1000;
const maxParts = 1000;
const maxMembers = 1000;
const maxMembersOf = {
  properties: maxMembers,
  patternProperties: maxMembers,
  dependentRequired: maxMembers,
  dependentSchemas: maxMembers,
  prefixItems: maxMembers,
  // Each value is a case. Codes of languages can have thousands.
  enum: 10_000,
};

/** Rejects a document whose cases would take minutes or overflow the stack. @throws {DocumentError} with each position and the next step */
export function assertTestable(document: OpenApiDocument, operations: readonly Operation[]): void {
  const problems = [
    ...operations.flatMap((operation) => listOperationProblems(operation)),
    ...Array.from(listNodes(document)).flatMap(listMemberProblems),
    ...listCompositionProblems(listNodes(document), document.findTarget, maxParts).map(
      ({ node, key, label, problem }): Problem => [node, key, `${label} ${problem}`],
    ),
  ];
  if (problems.length === 0) return;
  const lines = problems.slice(0, 10).map(([node, key, problem]) => {
    const { file = document.file, line = 1, column = 1 } = document.locate(node, key) ?? {};
    return `${file}:${line}:${column}: ${problem}`;
  });
  throw new DocumentError(lines.join("\n"));
}

type Problem = readonly [node: Node, key: string | undefined, problem: string];

function listOperationProblems({ method, path, parameters, body, node }: Operation): Problem[] {
  const segmentParameters = path.split("/").map((segment) => segment.split("{").length - 1);
  const responses = Object.values(Object(node.responses)).filter(isNode);
  const rules: [count: number, maximum: number, name: string, key?: string][] = [
    [path.length, maxPathLength, "characters in its path"],
    [Math.max(...segmentParameters), maxSegmentParameters, "parameters in one segment of its path"],
    [parameters.length, maxParameters, "parameters", "parameters"],
    [body?.contents.length ?? 0, maxMediaTypes, "media types of its body", "requestBody"],
    ...(body?.contents ?? []).map((content): (typeof rules)[number] => [
      Object.keys(content.examples).length,
      maxExamples,
      "examples of its body",
      "requestBody",
    ]),
    [responses.length, maxParameters, "responses", "responses"],
  ];
  return rules
    .filter(([count, maximum]) => count > maximum)
    .map(([count, maximum, name, key]) => [
      node,
      key,
      `${method} ${path.slice(0, 80)} must have at most ${maximum} ${name}, got ${count}. Remove some.`,
    ]);
}

function listMemberProblems(node: Node): Problem[] {
  return Object.entries(maxMembersOf)
    .map(([key, maximum]) => [key, maximum, Object.keys(Object(node[key])).length] as const)
    .filter(([, maximum, count]) => count > maximum)
    .map(([key, maximum, count]) => [
      node,
      key,
      `${key} must have at most ${maximum} members, got ${count}. Remove some.`,
    ]);
}
