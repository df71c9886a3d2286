import type { ContractDocument } from "../document/contract-document.ts";
import { unrouted } from "../document/documented-operations.ts";
import { entryPlaces, locate } from "../document/locate.ts";
import { type Cell, isAccepted } from "./cell.ts";
import { isPathOf } from "./exchange.ts";
import { operationPlaces } from "./operation-places.ts";

/** What RFC 9110 gives beside the documented methods: HEAD for each GET (section 9.3.2), OPTIONS for each path (9.3.7). */
export function methodCells(document: ContractDocument): Cell[] {
  const heads = operationPlaces(document)
    .filter(({ method }) => method === "GET")
    .map(
      ({ id, place }): Cell => ({
        kind: "methods",
        row: id,
        name: "HEAD succeeds",
        place,
        isSeen: (exchange) => exchange.operation === id && exchange.method === "HEAD" && isAccepted(exchange),
      }),
    );
  const options = entryPlaces(locate<object>(document, []), "paths").map(
    ([path, place]): Cell => ({
      kind: "methods",
      row: unrouted,
      name: `OPTIONS ${path} names the methods`,
      place,
      isSeen: ({ method, path: sent, answer }) =>
        method === "OPTIONS" && isPathOf(path, sent) && answer.status < 300 && answer.headers.has("allow"),
    }),
  );
  return [...heads, ...options];
}
