import type { OpenApiDocument } from "./document.ts";
import { listOperations } from "./operations.ts";

/** Writes the little that a client has to know of each operation at run time: its id and the request headers it documents. */
export function generateCalls(document: OpenApiDocument): string {
  const calls = Object.values(listOperations(document)).map(({ id, method, path, parameters }) => {
    const headers = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name);
    return [`${method} ${path}`, { operation: id, headers }] as const;
  });
  return [
    "/** Each operation by its method and path: its id, and the request headers that it documents. */",
    `export const calls = ${JSON.stringify(Object.fromEntries(calls), null, 2)} as const;`,
    "",
  ].join("\n");
}
