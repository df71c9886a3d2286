import type { OpenApiDocument } from "./document.ts";
import { listOperations } from "./operations.ts";
import { basePath } from "./servers.ts";

/** Writes the base path, and the method and path of each operation: all that a caller needs at run time of the contract's table. */
export function generateCalls(document: OpenApiDocument): string {
  const calls = Object.values(listOperations(document)).map(
    ({ id, method, path }) =>
      `  ${JSON.stringify(id)}: { "method": ${JSON.stringify(method)}, "path": ${JSON.stringify(path)} },`,
  );
  return [
    "/** Where a program on this host serves the paths. */",
    `export const basePath = ${JSON.stringify(basePath(document))};`,
    "",
    "/** The method and path of each operation, by its id. */",
    "export const calls = {",
    ...calls,
    "} as const;",
    "",
  ].join("\n");
}
