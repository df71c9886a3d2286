import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument } from "./document.ts";
import { walkSchemas } from "./schema-keywords.ts";

/** @param what holds the value, and cannot hold bytes @param seen schemas that are known to have none @throws {CodegenError} */
export function refuseBytes(
  document: OpenApiDocument,
  where: string,
  what: string,
  schema: unknown,
  seen: Set<object> = new Set(),
): void {
  walkSchemas(document, schema, seen, (found) => {
    if (found.format === "binary")
      throw new CodegenError(
        where,
        `${what} cannot hold format: binary. Use contentEncoding: base64, or another media type.`,
        { node: found, key: "format" },
      );
  });
}
