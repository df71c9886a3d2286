import type { Schema } from "./document.ts";

/** Raw bytes (OpenAPI 3.1 says them by an empty schema, its readers still by this format). */
export function isBinary(schema: Schema): boolean {
  return schema.type === "string" && schema.format === "binary";
}
