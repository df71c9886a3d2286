import type { OperationEntry } from "../contract.ts";

export interface Resource<Route> {
  readonly path: string;
  readonly routes: ReadonlyMap<string, Route>;
  /** Value of the `Allow` header, with OPTIONS, and with HEAD if there is a GET (RFC 9110, section 10.2.1). */
  readonly allow: string;
  readonly parameterNames: readonly string[];
  readonly pattern: RegExp;
}
export interface Match<Route> {
  readonly resource: Resource<Route>;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Finds the contract's path of a request. A literal segment wins over a parameter (OpenAPI 3.1, Paths Object).
 * Hono's routers do not fit: they interpret `*` and `:`, which are literal in OpenAPI.
 */
export class Router<Route> {
  readonly #literals: ReadonlyMap<string, Match<Route>>;
  readonly #templates: readonly Resource<Route>[];

  constructor(operations: readonly OperationEntry[], toRoute: (operation: OperationEntry) => Route) {
    const operationsByPath = Map.groupBy(operations, ({ path }) => normalizePath(path));
    const resources = Array.from(operationsByPath, ([path, group]) => createResource(path, group, toRoute));
    resources.sort((one, other) => compareLiteralFirst(one.path, other.path));
    const literals = resources.filter(({ parameterNames }) => parameterNames.length === 0);
    this.#literals = new Map(literals.map((resource) => [resource.path, { resource, parameters: {} }]));
    this.#templates = resources.filter(({ parameterNames }) => parameterNames.length > 0);
  }

  /** @param path in normal form */
  find(path: string): Match<Route> | undefined {
    const literal = this.#literals.get(path);
    if (literal) return literal;
    for (const resource of this.#templates) {
      const groups = resource.pattern.exec(path);
      if (!groups) continue;
      const parameters: Record<string, string> = {};
      for (const [index, name] of resource.parameterNames.entries()) parameters[name] = groups[index + 1] as string;
      return { resource, parameters };
    }
    return undefined;
  }
}

/** Returns the path in normal form, and the query. */
export function splitTarget(target: string): { path: string; query: string } {
  const queryStart = target.indexOf("?");
  if (queryStart < 0) return { path: normalizeEncoding(target), query: "" };
  return { path: normalizeEncoding(target.slice(0, queryStart)), query: target.slice(queryStart + 1) };
}

/** Returns the normal form of a path or template of a document. Its text can be unencoded, such as `/café`. */
export function normalizePath(path: string): string {
  const literalsAndNames = path.split(/(\{[^}]+\})/);
  return literalsAndNames.map((part, index) => (index % 2 === 0 ? normalizeLiteral(part) : part)).join("");
}

function normalizeLiteral(text: string): string {
  return normalizeEncoding(text.replaceAll(/[^!-~]+/g, (characters) => encodeURIComponent(characters.toWellFormed())));
}

// The printable characters that are not reserved. A URL can contain some of them, such as `|`, unencoded.
const unreserved = /[!-~]/;
// Braces enclose a parameter of a template.
const reserved = /[!#$%&'()*+,/:;=?@[\]{}]/;

/** Returns an equivalent path (RFC 3986, section 6.2.2): decodes unreserved characters, and writes the others as %XX in upper case. */
function normalizeEncoding(path: string): string {
  if (!path.includes("%")) return path;
  return path.replaceAll(/%([0-9A-Fa-f]{2})/g, (encoded, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return unreserved.test(character) && !reserved.test(character) ? character : encoded.toUpperCase();
  });
}

function createResource<Route>(
  path: string,
  operations: readonly OperationEntry[],
  toRoute: (operation: OperationEntry) => Route,
): Resource<Route> {
  const routes = new Map(operations.map((operation) => [operation.method, toRoute(operation)]));
  const methods = new Set([...routes.keys(), ...(routes.has("GET") ? ["HEAD"] : []), "OPTIONS"]);
  const parts = path.split(/\{([^}]+)\}/);
  const literals = parts.filter((_, index) => index % 2 === 0);
  const parameterNames = parts.filter((_, index) => index % 2 === 1);
  const pattern = new RegExp(`^${literals.map(escapePattern).join("([^/]+)")}$`);
  return { path, routes, allow: [...methods].sort().join(", "), parameterNames, pattern };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function compareLiteralFirst(one: string, other: string): number {
  return rankSegments(one).localeCompare(rankSegments(other));
}

/** Returns a digit per segment: 0 for a literal, 1 for text with a parameter, 2 for a parameter. */
function rankSegments(path: string): string {
  return path
    .split("/")
    .map((segment) => (!segment.includes("{") ? "0" : /^\{[^}]+\}$/.test(segment) ? "2" : "1"))
    .join("");
}
