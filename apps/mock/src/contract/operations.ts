import { type Answers, readAnswers } from "./documented-answers.ts";
import { entries, type Node, resolveReference } from "./resolve-reference.ts";

/** What the mock needs to know of an operation before Prism is asked. */
export type Operation = {
  id: string;
  /** In capitals, as on the wire. */
  method: string;
  /** Media types of the request body; none where the operation takes no body. */
  mediaTypes: string[];
  answers: Answers;
};

/** A path of the contract with its operations by method. */
export type Route = { path: string; operations: ReadonlyMap<string, Operation> };

// The members of a Path Item that are operations (OpenAPI 3.1, section 4.8.9).
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reads the routes of a document, literal paths before templated ones. */
export function readRoutes(document: Node): Route[] {
  const routes = entries(document.paths).map(([path, item]) => ({ path, operations: readOperations(document, item) }));
  return routes.sort((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));
}

/** The route of a path that is relative to the base path. */
export function findRoute(routes: readonly Route[], path: string): Route | undefined {
  return routes.find((route) => toPattern(route.path).test(path));
}

/** The methods that a route supports, in alphabetical order; HEAD comes with GET. */
export function allowedMethods({ operations }: Route): string[] {
  const head = operations.has("GET") ? ["HEAD"] : [];
  return [...new Set([...operations.keys(), ...head, "OPTIONS"])].sort();
}

function readOperations(document: Node, pathItem: unknown): Map<string, Operation> {
  const members = entries(resolveReference(document, pathItem)).filter(([name]) => methods.includes(name));
  const operations = members.map(([method, node]) => readOperation(document, method, resolveReference(document, node)));
  return new Map(operations.map((operation) => [operation.method, operation]));
}

function readOperation(document: Node, method: string, node: Node): Operation {
  const body = node.requestBody ? resolveReference(document, node.requestBody) : {};
  return {
    id: String(node.operationId),
    method: method.toUpperCase(),
    mediaTypes: entries(body.content).map(([mediaType]) => mediaType),
    answers: readAnswers(document, node.responses),
  };
}

function toPattern(path: string): RegExp {
  const segments = path.split("/").map((segment) => (segment.startsWith("{") ? "[^/]+" : RegExp.escape(segment)));
  return new RegExp(`^${segments.join("/")}$`);
}
