import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { flatSchema } from "./flat-schema.ts";

/** What each item of an array that travels as text is read by; of what is no array, itself. */
export function itemOf(document: OpenApiDocument, place: string, schema: Schema | boolean | undefined) {
  const flat = flatSchema(document, schema);
  if (flat.type !== "array") return { isArray: false, item: flat };
  if (flat.prefixItems)
    throw new CodegenError(
      place,
      "all items are read by one type, so prefixItems is not supported. Say the type of all in items.",
      { node: schema as Schema, ...("prefixItems" in (schema as Schema) && { key: "prefixItems" }) },
    );
  return { isArray: true, item: flatSchema(document, flat.items as Schema | boolean | undefined) };
}
