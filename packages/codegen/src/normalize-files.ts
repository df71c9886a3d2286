import { type MediaType, type OpenApiDocument, resolve, type Schema } from "./document.ts";

/** Writes each notation of a file in a multipart form of the document as `format: binary`. */
export function normalizeFiles(document: OpenApiDocument): void {
  const visited = new Set<unknown>();
  const fields = new Map<object, unknown>();
  const forms = new Map<object, unknown>();
  visit(document.paths);
  visit(document.components?.requestBodies);

  function visit(node: unknown): void {
    if (typeof node !== "object" || node === null || visited.has(node)) return;
    visited.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (key === "multipart/form-data") Object.assign(value, { schema: rewrite((value as MediaType).schema, false) });
      else if (!["schema", "responses", "examples"].includes(key)) visit(value);
    }
  }

  /** Returns the same schema if it has no such file, so that references to it stay. */
  function rewrite(source: unknown, isField: boolean): unknown {
    const known = isField ? fields : forms;
    if (typeof source !== "object" || source === null) return source;
    if (!known.has(source)) {
      // A schema that contains itself stays.
      known.set(source, source);
      known.set(source, rewriteSchema(source as Schema, isField));
    }
    return known.get(source);
  }

  function rewriteSchema(schema: Schema, isField: boolean): unknown {
    if (isField && isBytes(schema)) return toBinary(schema);
    const { $ref, ...otherKeywords } = schema;
    if (typeof $ref === "string") {
      const target = resolve<Schema>(document, { $ref });
      const rewritten = rewrite(target, isField);
      return rewritten === target ? schema : { ...(rewritten as Schema), ...otherKeywords };
    }
    return mapSame(schema, (value, keyword) => {
      if (["allOf", "anyOf", "oneOf"].includes(keyword)) return mapSame(value, (part) => rewrite(part, isField));
      if (keyword === "properties" && !isField) return mapSame(value, (member) => rewrite(member, true));
      return keyword === "items" && isField ? rewrite(value, true) : value;
    });
  }
}

/** Returns the same array or object if no value changes. */
function mapSame(node: unknown, map: (value: unknown, key: string) => unknown): unknown {
  const entries = Object.entries(node as object).map(([key, value]) => [key, map(value, key), value] as const);
  if (entries.every(([, mapped, value]) => mapped === value)) return node;
  return Array.isArray(node) ? entries.map(([, mapped]) => mapped) : Object.fromEntries(entries);
}

/** The notations of OpenAPI 3.1. Without an encoding, `contentMediaType` is the type of the bytes themselves. */
function isBytes({ type = "string", contentEncoding, contentMediaType }: Schema): boolean {
  if (![type].flat().every((name) => name === "string" || name === "null")) return false;
  return contentEncoding === "binary" || (contentMediaType !== undefined && contentEncoding === undefined);
}

function toBinary({ contentEncoding: _encoding, contentMediaType: _mediaType, ...schema }: Schema): Schema {
  return { type: "string", ...schema, format: "binary" };
}
