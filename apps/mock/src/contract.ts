import { readFile } from "node:fs/promises";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { parse } from "yaml";

export type Contract = {
  document: JsonObject;
  /** The YAML text, with the headers of every response. */
  source: string;
  /** Without a trailing slash. */
  basePath: string;
  bodyBytes: number;
  jsonDepth: number;
  routes: Route[];
  unroutedResponses: DocumentedResponses;
  headerNames: string[];
};

export type Route = { path: string; operations: ReadonlyMap<string, Operation> };

export type Operation = {
  id: string;
  /** In upper case. */
  method: string;
  /** Media types of the request body. Empty if the operation has no body. */
  mediaTypes: string[];
  responses: DocumentedResponses;
};

export type DocumentedResponses = ReadonlyMap<number, DocumentedResponse>;

export type DocumentedResponse = {
  status: number;
  /** Example values by name. */
  headers: Record<string, string>;
  /** Bodies by name. */
  examples: Map<string, unknown>;
};

export type JsonObject = { readonly [member: string]: unknown };

// OpenAPI 3.1, section 4.8.9.
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Reads a contract. @throws {Error} if the file is not a readable OpenAPI document */
export async function loadContract(path: string): Promise<Contract> {
  try {
    return parseContract(expandYaml(await readFile(path, "utf8")));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n")[0] : String(cause);
    throw new Error(`${path} must be an OpenAPI document in YAML: ${reason}. Correct it and start again.`, { cause });
  }
}

export function findRoute({ basePath, routes }: Contract, pathname: string): Route | undefined {
  if (!pathname.startsWith(basePath)) return undefined;
  return routes.find(({ path }) => toPattern(path).test(pathname.slice(basePath.length)));
}

/** Returns the value of `Allow` for a route (RFC 9110, section 10.2.1). */
export function toAllowHeader(route: Route | undefined): string {
  if (!route) return "OPTIONS";
  const headMethod = route.operations.has("GET") ? ["HEAD"] : [];
  return [...new Set([...route.operations.keys(), ...headMethod, "OPTIONS"])].sort().join(", ");
}

function parseContract(source: string): Contract {
  const document: unknown = parse(source);
  if (!isJsonObject(document) || !isJsonObject(document.paths)) throw new Error("it has no paths");
  const routes = parseRoutes(document);
  const unroutedResponses = parseResponses(document, document["x-unrouted-responses"]);
  const operations = routes.flatMap((route) => [...route.operations.values()]);
  const responses = [unroutedResponses, ...operations.map((operation) => operation.responses)].flatMap((map) => [
    ...map.values(),
  ]);
  return {
    document,
    source,
    basePath: parseBasePath(document),
    bodyBytes: parseLimit(document, "bodyBytes"),
    jsonDepth: parseLimit(document, "jsonDepth"),
    routes,
    unroutedResponses,
    headerNames: [...new Set(responses.flatMap(({ headers }) => Object.keys(headers)))].sort(),
  };
}

function parseBasePath({ servers }: JsonObject): string {
  const url = Array.isArray(servers) && isJsonObject(servers[0]) ? String(servers[0].url) : "/";
  return new URL(url, "http://localhost").pathname.replace(/\/$/, "");
}

function parseLimit(document: JsonObject, name: string): number {
  const limits = document["x-request-limits"];
  const limit = isJsonObject(limits) ? limits[name] : undefined;
  if (typeof limit !== "number") throw new Error(`x-request-limits.${name} must be a number`);
  return limit;
}

/** Sorts literal paths before templated ones. */
function parseRoutes(document: JsonObject): Route[] {
  const routes = entries(document.paths).map(([path, item]) => ({ path, operations: parseOperations(document, item) }));
  return routes.sort((left, right) => Number(left.path.includes("{")) - Number(right.path.includes("{")));
}

function parseOperations(document: JsonObject, pathItem: unknown): Map<string, Operation> {
  const members = entries(resolveReference(document, pathItem)).filter(([name]) => methods.includes(name));
  return new Map(
    members.map(([name, node]) => {
      const method = name.toUpperCase();
      const { operationId, requestBody, responses } = resolveReference(document, node);
      const { content } = requestBody ? resolveReference(document, requestBody) : {};
      const mediaTypes = entries(content).map(([mediaType]) => mediaType);
      return [method, { id: String(operationId), method, mediaTypes, responses: parseResponses(document, responses) }];
    }),
  );
}

function parseResponses(document: JsonObject, responses: unknown): DocumentedResponses {
  return new Map(
    entries(responses).map(([status, response]) => [Number(status), parseResponse(document, Number(status), response)]),
  );
}

function parseResponse(document: JsonObject, status: number, response: unknown): DocumentedResponse {
  const { headers, content } = resolveReference(document, response);
  const contents = entries(content).map(([, mediaType]) => resolveReference(document, mediaType));
  return {
    status,
    headers: Object.fromEntries(
      entries(headers)
        .map(([name, header]): [string, JsonObject] => [name, resolveReference(document, header)])
        .filter(([, header]) => !isFlagHeader(document, header))
        .map(([name, { example }]) => [name, String(example)]),
    ),
    examples: new Map(
      contents
        .flatMap(({ examples }) => entries(examples))
        .map(([name, example]) => [name, resolveReference(document, example).value]),
    ),
  };
}

/** Returns whether a header is an optional flag with a constant value, such as `Idempotency-Replayed`. Examples omit it. */
function isFlagHeader(document: JsonObject, { required, schema }: JsonObject): boolean {
  return required !== true && resolveReference(document, schema).const !== undefined;
}

function toPattern(path: string): RegExp {
  const segments = path.split("/").map((segment) => (segment.startsWith("{") ? "[^/]+" : RegExp.escape(segment)));
  return new RegExp(`^${segments.join("/")}$`);
}

function resolveReference(document: JsonObject, node: unknown): JsonObject {
  if (!isJsonObject(node)) throw new Error(`expected an object, got ${JSON.stringify(node)}`);
  if (typeof node.$ref !== "string") return node;
  let target: unknown = document;
  for (const name of node.$ref.replace(/^#\//, "").split("/"))
    target = isJsonObject(target) ? target[name.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  if (target === undefined) throw new Error(`cannot resolve the reference ${node.$ref}`);
  return resolveReference(document, target);
}

function entries(node: unknown): [string, unknown][] {
  return isJsonObject(node) ? Object.entries(node) : [];
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
