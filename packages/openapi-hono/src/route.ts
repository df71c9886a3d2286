import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import type { OperationEntry } from "./contract.ts";

/** A path of the contract with what each method does there. */
export interface Resource<Route> {
  readonly path: string;
  readonly routes: ReadonlyMap<string, Route>;
  /** Value of the `Allow` header: HEAD wherever GET is, and OPTIONS (RFC 9110, section 10.2.1). */
  readonly allow: string;
}
export interface Match<Route> {
  readonly resource: Resource<Route>;
  /** Percent-encoded segments, by parameter name. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Routes by the contract's paths; a literal segment wins over a parameter (OpenAPI 3.1, Paths Object). */
export function createRouter<Route>(operations: readonly OperationEntry[], toRoute: (operation: OperationEntry) => Route): (path: string) => Match<Route> | undefined {
  const router = new SmartRouter<{ resource: Resource<Route>; names: string[] }>({ routers: [new RegExpRouter(), new TrieRouter()] });
  const paths = [...new Set(operations.map(({ path }) => path))].sort(literalFirst);
  for (const path of paths) {
    const here = operations.filter((operation) => operation.path === path);
    const routes = new Map(here.map((operation) => [operation.method, toRoute(operation)]));
    const methods = new Set([...routes.keys(), ...(routes.has("GET") ? ["HEAD"] : []), "OPTIONS"]);
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string);
    let index = 0;
    const pattern = path.replaceAll(/\{[^}]+\}/g, () => `:p${index++}`);
    router.add("ALL", pattern, { resource: { path, routes, allow: [...methods].sort().join(", ") }, names });
  }

  return (path) => {
    const [matches, segments] = router.match("ALL", path);
    const [found] = matches;
    if (!found) return undefined;
    const [{ resource, names }, values] = found;
    const parameters: Record<string, string> = {};
    for (const [index, name] of names.entries()) {
      const value = (values as Record<string, string | number>)[`p${index}`];
      parameters[name] = typeof value === "number" ? (segments as string[])[value] ?? "" : value ?? "";
    }
    return { resource, parameters };
  };
}

function literalFirst(one: string, other: string): number {
  const rank = (path: string) => path.split("/").map((segment) => (segment.startsWith("{") ? "1" : "0")).join("");
  return rank(one).localeCompare(rank(other));
}
