import { contract, type OperationId } from "@animal-store/contract";

const routes = Object.values(contract.operations).map(({ id, method, path }) => ({
  id,
  method,
  pattern: new RegExp(`^${contract.basePath}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
}));

/** The operation that a request asks for. */
export function operationOf({ method, url }: Pick<Request, "method" | "url">): OperationId | "unrouted" {
  const { pathname } = new URL(url);
  const asked = method === "HEAD" ? "GET" : method;
  return routes.find((route) => route.method === asked && route.pattern.test(pathname))?.id ?? "unrouted";
}
