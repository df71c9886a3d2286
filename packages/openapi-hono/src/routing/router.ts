import type { OperationEntry } from "../contract.ts";

export interface Resource<Route> {
  readonly path: string;
  readonly routes: ReadonlyMap<string, Route>;
  /** Value of the `Allow` header, with OPTIONS, and with HEAD if there is a GET (RFC 9110, section 10.2.1). */
  readonly allow: string;
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
  readonly #templates: readonly Template<Route>[];

  constructor(operations: readonly OperationEntry[], toRoute: (operation: OperationEntry) => Route) {
    const paths = [...new Set(operations.map(({ path }) => path))].sort(compareLiteralFirst);
    const resources = paths.map((path) => createResource(path, operations, toRoute));
    const literals = resources.filter(({ path }) => !path.includes("{"));
    this.#literals = new Map(literals.map((resource) => [resource.path, { resource, parameters: {} }]));
    this.#templates = resources.filter(({ path }) => path.includes("{")).map(toTemplate);
  }

  find(path: string): Match<Route> | undefined {
    const literal = this.#literals.get(path);
    if (literal) return literal;
    for (const { resource, names, pattern } of this.#templates) {
      const groups = pattern.exec(path);
      if (!groups) continue;
      const parameters: Record<string, string> = {};
      for (const [index, name] of names.entries()) parameters[name] = groups[index + 1] as string;
      return { resource, parameters };
    }
    return undefined;
  }
}

/** Returns the percent-encoded path below the base path, which can be empty, and the query. */
export function splitTarget(target: string, basePath: string): { path: string; query: string } {
  const queryStart = target.indexOf("?");
  if (queryStart < 0) return { path: target.slice(basePath.length), query: "" };
  return { path: target.slice(basePath.length, queryStart), query: target.slice(queryStart + 1) };
}

interface Template<Route> {
  readonly resource: Resource<Route>;
  readonly names: readonly string[];
  readonly pattern: RegExp;
}

function toTemplate<Route>(resource: Resource<Route>): Template<Route> {
  const parts = resource.path.split(/\{([^}]+)\}/);
  const literals = parts.filter((_, index) => index % 2 === 0);
  const names = parts.filter((_, index) => index % 2 === 1);
  return { resource, names, pattern: new RegExp(`^${literals.map(escapePattern).join("([^/]+)")}$`) };
}

function createResource<Route>(
  path: string,
  operations: readonly OperationEntry[],
  toRoute: (operation: OperationEntry) => Route,
): Resource<Route> {
  const pathOperations = operations.filter((operation) => operation.path === path);
  const routes = new Map(pathOperations.map((operation) => [operation.method, toRoute(operation)]));
  const methods = new Set([...routes.keys(), ...(routes.has("GET") ? ["HEAD"] : []), "OPTIONS"]);
  return { path, routes, allow: [...methods].sort().join(", ") };
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
