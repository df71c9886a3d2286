import type { OpenApiDocument } from "./document.ts";
import { listOperations } from "./operations.ts";
import { basePath } from "./servers.ts";

/** Writes the little that a client has to know at run time: the base path, and each operation's id and documented request headers. */
export function generateCalls(document: OpenApiDocument): string {
  const calls = Object.values(listOperations(document)).map(({ id, method, path, parameters }) => {
    const headers = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name);
    return [`${method} ${path}`, { operation: id, headers }] as const;
  });
  return [
    "/** Where a program on this host serves the paths. */",
    `export const basePath = ${JSON.stringify(basePath(document))};`,
    "",
    "/** Each operation by its method and path: its id, and the request headers that it documents. */",
    `export const calls = ${JSON.stringify(Object.fromEntries(calls), null, 2)} as const;`,
    "",
  ].join("\n");
}
