import type { OperationId } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";

export type Route = keyof typeof calls;

export type OperationOf<Method extends string, Path extends string> = `${Uppercase<Method>} ${Path}` extends Route
  ? (typeof calls)[`${Uppercase<Method>} ${Path}`]["operation"]
  : OperationId;

/** Finds the operation and path template of a request by its method and the end of its path, so any base path is allowed. */
export function findRoute({ method, url }: Request): { operation: OperationId; path: string } | undefined {
  const { pathname } = new URL(url);
  for (const [route, { operation }] of Object.entries(calls)) {
    const [routeMethod, path = ""] = route.split(" ");
    if (routeMethod === method && endsWithPath(pathname, path)) return { operation, path };
  }
  return undefined;
}

export function documentsHeader(method: string, path: string, name: RequestHeader): boolean {
  return findOperation(method, path)?.headers.includes(name) ?? false;
}

export type RequestHeader = (typeof calls)[Route]["headers"][number];

type OperationEntry = { readonly operation: OperationId; readonly headers: readonly RequestHeader[] };

export function findOperation(method: string, path: string): OperationEntry | undefined {
  const entries: Readonly<Record<string, OperationEntry>> = calls;
  return entries[`${method.toUpperCase()} ${path}`];
}

/** Returns whether a URL path ends with a path template. A parameter matches one segment. */
export function endsWithPath(pathname: string, path: string): boolean {
  const pattern = path.replace(/{.+?}|\W/g, (part) => (part[1] ? "[^/]+" : `\\${part}`));
  return new RegExp(`${pattern}$`).test(pathname);
}
