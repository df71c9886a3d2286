import {
  DocumentError,
  formatProblem,
  isNode,
  listNodes,
  listSizeProblems,
  type NodeProblem,
  type OpenApiDocument,
} from "@animal-store/openapi-document";
import type { Operation } from "./document.ts";

const maxPathLength = 2000;
const maxSegmentParameters = 5;
const maxParameters = 200;
const maxResponses = 200;
const maxMediaTypes = 50;
const maxExamples = 1000;

/** Rejects a document whose cases would take minutes or overflow the stack. @throws {DocumentError} with each position and the next step */
export function assertTestable(document: OpenApiDocument, operations: readonly Operation[]): void {
  const sizeProblems = listSizeProblems([...listNodes(document)], document.findTarget);
  const problems = [...operations.flatMap(listOperationProblems), ...sizeProblems].slice(0, 10);
  if (problems.length > 0) throw new DocumentError(problems.map((each) => formatProblem(document, each)).join("\n"));
}

function listOperationProblems({ method, path, parameters, body, node }: Operation): NodeProblem[] {
  const segmentParameters = path.split("/").map((segment) => segment.split("{").length - 1);
  const contents = body?.contents ?? [];
  const examples = contents.map((content) => Object.keys(content.examples).length);
  const responses = Object.values(Object(node.responses)).filter(isNode);
  const rules: [count: number, maximum: number, name: string, key: string][] = [
    [path.length, maxPathLength, "characters in its path", ""],
    [Math.max(...segmentParameters), maxSegmentParameters, "parameters in one segment of its path", ""],
    [parameters.length, maxParameters, "parameters", "parameters"],
    [contents.length, maxMediaTypes, "media types of its body", "requestBody"],
    [Math.max(...examples), maxExamples, "examples of its body", "requestBody"],
    [responses.length, maxResponses, "responses", "responses"],
  ];
  return rules
    .filter(([count, maximum]) => count > maximum)
    .map(([count, maximum, name, key]) => {
      const problem = `must have at most ${maximum} ${name}, got ${count}. Remove some.`;
      return { node, key, label: `${method} ${path.slice(0, 80)}`, problem };
    });
}
