import type { OpenApiDocument } from "./document.ts";
import { listOperations } from "./operations.ts";

/** Writes the method and path of each operation: all that a caller needs at run time, without the rest of the table. */
export function generateCalls(document: OpenApiDocument): string {
  const calls = Object.values(listOperations(document)).map(
    ({ id, method, path }) =>
      `  ${JSON.stringify(id)}: { "method": ${JSON.stringify(method)}, "path": ${JSON.stringify(path)} },`,
  );
  return [
    "/** The method and path of each operation, by its id. */",
    "export const calls = {",
    ...calls,
    "} as const;",
    "",
  ].join("\n");
}
