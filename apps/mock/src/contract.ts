import { readFile } from "node:fs/promises";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { parse } from "yaml";

export type Contract = ReturnType<typeof parseContract>;
export type Route = ReturnType<typeof parseRoutes>[number];
export type Operation = ReturnType<typeof parseOperation>;
export type DocumentedResponse = ReturnType<typeof parseResponse>;
export type DocumentedResponses = ReadonlyMap<number, DocumentedResponse>;

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

function parseContract(source: string) {
  const document: unknown = parse(source);
  if (!isJsonObject(document) || !isJsonObject(document.paths)) throw new Error("it has no paths");
  const routes = parseRoutes(document);
  const unroutedResponses = parseResponses(document, document["x-unrouted-responses"]);
  const operations = routes.flatMap((route) => [...route.operations.values()]);
  const responses = [unroutedResponses, ...operations.map((operation) => operation.responses)];
  const headerNames = responses.flatMap((map) => [...map.values()].flatMap(({ headers }) => Object.keys(headers)));
  return {
    document,
    /** The YAML text, with the headers of every response. */
    source,
    /** Without a trailing slash. */
    basePath: parseBasePath(document),
    bodyBytes: parseLimit(document, "bodyBytes"),
    jsonDepth: parseLimit(document, "jsonDepth"),
    routes,
    unroutedResponses,
    headerNames: [...new Set(headerNames)].sort(),
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
function parseRoutes(document: JsonObject) {
  const routes = entries(document.paths).map(([path, item]) => {
    const members = entries(resolveReference(document, item)).filter(([name]) => methods.includes(name));
    const operations = members.map(([name, node]) => parseOperation(document, name.toUpperCase(), node));
    return { path, operations: new Map(operations.map((operation) => [operation.method, operation])) };
  });
  return routes.sort((left, right) => Number(left.path.includes("{")) - Number(right.path.includes("{")));
}

function parseOperation(document: JsonObject, method: string, node: unknown) {
  const { operationId, requestBody, responses } = resolveReference(document, node);
  const { content } = requestBody ? resolveReference(document, requestBody) : {};
  return {
    id: String(operationId),
    /** In upper case. */
    method,
    /** Media types of the request body. Empty if the operation has no body. */
    mediaTypes: entries(content).map(([mediaType]) => mediaType),
    responses: parseResponses(document, responses),
  };
}

function parseResponses(document: JsonObject, responses: unknown): DocumentedResponses {
  return new Map(
    entries(responses).map(([status, response]) => [Number(status), parseResponse(document, Number(status), response)]),
  );
}

function parseResponse(document: JsonObject, status: number, response: unknown) {
  const { headers, content } = resolveReference(document, response);
  const headerExamples = entries(headers).flatMap(([name, node]) => {
    const header = resolveReference(document, node);
    return isFlagHeader(document, header) ? [] : [[name, String(header.example)] as const];
  });
  const bodies = entries(content)
    .flatMap(([, mediaType]) => entries(resolveReference(document, mediaType).examples))
    .map(([name, example]) => [name, resolveReference(document, example).value] as const);
  return {
    status,
    /** Example values by name. */
    headers: Object.fromEntries(headerExamples),
    /** Bodies by name. */
    examples: new Map(bodies),
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
