import { toNode } from "@animal-store/openapi-document";
import type { ContentEntry, FieldEntry } from "@animal-store/openapi-document/contract";
import type { AnySchema, Encoding, MediaType, OpenApiDocument, Schema } from "./document.ts";
import type { Part } from "./findings.ts";
import { toReading, withEncoding } from "./form-fields.ts";
import { flattenSchema, listAlternatives } from "./schema.ts";
import { findConstraint } from "./walk-schemas.ts";

/**
 * Returns the schema of a form or a multipart body: an object of named parts or, in other multipart types than forms, an array. A form
 * without a schema has any fields. Undefined for other schemas.
 */
export function toPartsSchema(
  document: OpenApiDocument,
  name: string,
  { schema, itemSchema }: MediaType,
): AnySchema | undefined {
  const isForm = isFormType(name);
  if (!isForm && schema === undefined && itemSchema !== undefined) return { type: "array", items: itemSchema };
  const alternatives = listAlternatives(document, schema ?? {}).filter(({ type }) => type !== "null");
  const isAny = (each: Schema) => each.type === undefined && !findConstraint(each);
  if (isForm && alternatives.every(isAny)) return { type: "object" };
  const isArray = !isForm && flattenSchema(document, schema).type === "array";
  const isObject = ({ type, properties }: Schema) => (type ?? (properties && "object")) === "object";
  return isArray || alternatives.every(isObject) ? schema : undefined;
}

export function isFormType(mediaType: string): boolean {
  return mediaType === "multipart/form-data" || mediaType === "application/x-www-form-urlencoded";
}

/** Describes the parts of an array, by their positions. `*` describes the parts that follow. */
export function toPartFields(
  owner: Part,
  schema: AnySchema,
  { prefixEncoding = [], itemEncoding }: MediaType,
): NonNullable<ContentEntry["fields"]> {
  const { prefixItems = [], items = true } = flattenSchema(owner.document, schema);
  const prefixes = (prefixItems as AnySchema[]).map((item, index) => toField(`${index}`, item, prefixEncoding[index]));
  const others = items === false ? [] : [toField("*", items as AnySchema, itemEncoding)];
  return Object.fromEntries([...prefixes, ...others]);

  function toField(name: string, item: AnySchema, encoding: Encoding | undefined): [string, FieldEntry] {
    const part = owner.child(`part ${name}`, { node: toNode(item) });
    const reading = toReading(part, "multipart", item);
    // A part is one value, so an array is JSON.
    const isJson = reading.isArray || reading.isRepeatable;
    return [name, withEncoding(part, isJson ? { type: "json", isArray: false } : reading, encoding)];
  }
}
