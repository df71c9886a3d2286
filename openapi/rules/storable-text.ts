import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";

type TextSchema = { type?: unknown; enum?: unknown; const?: unknown; format?: unknown; pattern?: string };

/** Requires a `pattern` for text in request bodies, because PostgreSQL stores neither U+0000 nor lone surrogates. */
export function storableText(): Oas3Visitor {
  function checkSchema(schema: TextSchema, { report, location }: UserContext): void {
    const { type, enum: values = schema.const, format, pattern = "" } = schema;
    if (![type].flat().includes("string") || values !== undefined || format !== undefined) return;
    const regex = new RegExp(pattern, "u");
    if (!regex.test("\0") && !regex.test("\uD800")) return;
    const fix = "Add the `pattern` '^[^\\u0000\\uD800-\\uDFFF]*$', or a narrower one";
    report({ message: `PostgreSQL stores neither U+0000 nor lone surrogates. ${fix}.`, location: location.key() });
  }

  return { RequestBody: { SchemaProperties: { Schema: checkSchema } } };
}
