import type { Answer } from "./answer.ts";
import type { Contract } from "./contract/load-contract.ts";
import { allowedMethods, findRoute, type Route } from "./contract/operations.ts";

/** The documented answer to OPTIONS, which tells the methods of a path. */
export function optionsAnswer(contract: Contract, pathname: string): Answer {
  const answer = contract.unrouted.get(204);
  if (!answer) throw new Error("The contract documents no answer to OPTIONS. Add a 204 to x-unrouted-responses.");
  const route = routeOf(contract, pathname);
  return { status: answer.status, headers: { ...answer.headers, Allow: allowHeader(route) } };
}

/** The route of a path under the base path. */
export function routeOf({ basePath, routes }: Contract, pathname: string): Route | undefined {
  return pathname.startsWith(basePath) ? findRoute(routes, pathname.slice(basePath.length)) : undefined;
}

/** The value of `Allow` (RFC 9110, section 10.2.1). */
export function allowHeader(route: Route | undefined): string {
  return route ? allowedMethods(route).join(", ") : "OPTIONS";
}
