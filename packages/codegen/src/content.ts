import { CodegenError } from "./codegen-error.ts";
import type { Content, MediaType, OpenApiDocument, Schema } from "./document.ts";
import { assertNoBytes, checkMembers, flattenSchema, isBinary, itemOf, scalarType } from "./schema.ts";
import { firstAssertion } from "./walk-schemas.ts";

export { isBinary };

/** How a content of one media type is read and written. */
export interface ContentEntry {
  kind: "json" | "text" | "form" | "multipart" | "binary";
  /** How each field of a form is read; others are text. */
  fields?: Record<string, FieldEntry>;
}
export interface FieldEntry {
  type: string;
  isArray: boolean;
}
export interface Contents {
  mediaType: string;
  /** Where there is more, or other, than one JSON. */
  contents?: Record<string, ContentEntry>;
}

/** The content of a body as data. @throws {CodegenError} for a media type whose schema could not be held */
export function contents(document: OpenApiDocument, where: string, content: Content): Contents {
  const names = Object.keys(content);
  const [mediaType] = names;
  if (mediaType === undefined)
    throw new CodegenError(where, "content is empty. Name its media type, or leave content out.", { node: content });
  const entries = CodegenError.collect(Object.entries(content), ([name, media]) => {
    const place = { node: content, key: name };
    if (!/^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/.test(name))
      throw new CodegenError(
        where,
        `content ${name} is no media type alone. Name each, in lower case and without parameters.`,
        place,
      );
    return [name, contentEntry(document, `${where} content ${name}`, name, media, content)] as const;
  });
  const isOneJson = entries.length === 1 && toContentKind(mediaType) === "json";
  return isOneJson ? { mediaType } : { mediaType, contents: Object.fromEntries(entries) };
}

/** The ways in which a media type's content is read. */
export function toContentKind(mediaType: string): ContentEntry["kind"] {
  if (mediaType === "application/json" || mediaType.endsWith("+json")) return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (mediaType === "multipart/form-data") return "multipart";
  return /^text\/|^application\/xml$|\+xml$/.test(mediaType) ? "text" : "binary";
}

function contentEntry(
  document: OpenApiDocument,
  where: string,
  name: string,
  media: MediaType,
  content: Content,
): ContentEntry {
  const kind = toContentKind(name);
  const schema = flattenSchema(document, media.schema);
  const refuse = (problem: string) => {
    throw new CodegenError(where, problem, { node: content, key: name });
  };
  if (name.startsWith("multipart/") && kind !== "multipart") refuse("is not supported. Use multipart/form-data.");
  if (media.encoding && kind !== "json")
    throw new CodegenError(
      where,
      "encoding is not supported. Leave it out: fields are text, files and JSON by their schemas.",
      { node: media, key: "encoding" },
    );
  const rule = schema.format === "binary" ? ruleOfBytes(schema) : firstAssertion(schema);
  const isString = schema.type === "string";
  const type = schema.type === undefined ? `${rule} without a type` : `type ${JSON.stringify(schema.type)}`;
  if (kind === "text" && !isString && (schema.type !== undefined || rule))
    refuse(`is read as text, so its schema must be of type string, got ${type}. Use application/json for members.`);
  if (kind === "binary" && (rule || !(isString || schema.type === undefined)))
    refuse(`is bytes, of which ${isString ? rule : type} cannot be held. Leave its schema out.`);
  if (kind !== "form" && kind !== "multipart") return { kind };
  if (schema.type !== "object") refuse("has fields, so its schema must be of type object.");
  checkMembers(
    document,
    where,
    media.schema,
    (member) => isReadableText(member) || (kind === "multipart" && isFile(member)),
  );
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const fields = CodegenError.collect(Object.entries(properties), ([field, member]) => {
    const place = `${where} field ${field}`;
    const { isArray, item } = itemOf(document, place, member);
    const node = typeof member === "object" && member !== null ? member : content;
    return [field, { type: fieldType(document, place, kind, item, node), isArray }] as const;
  });
  return { kind, fields: Object.fromEntries(fields) };
}

function fieldType(
  document: OpenApiDocument,
  place: string,
  kind: ContentEntry["kind"],
  item: Schema,
  node: object,
): string {
  if (kind === "form") return scalarType(document, place, item, node);
  const refuse = (problem: string) => {
    throw new CodegenError(place, problem, { node });
  };
  if (isBinary(item) && !isFile(item))
    refuse(`is a file, of which ${ruleOfBytes(item)} cannot be held. Leave that out.`);
  if (isBinary(item)) return "file";
  if (item.type === undefined)
    refuse(
      "its schema has no single type, which tells files, text and JSON apart. Say type: string, with format: binary for a file, or object.",
    );
  if (item.contentMediaType !== undefined && item.contentEncoding === undefined && item.type === "string")
    refuse("contentMediaType alone does not tell a file from text. Say format: binary for a file, or leave it out.");
  if (item.type !== "object" && item.type !== "array") return scalarType(document, place, item, node);
  assertNoBytes(document, place, "JSON", item);
  return "json";
}

function isReadableText(member: Schema): boolean {
  return member.type === "string" ? member.format !== "binary" : member.type === undefined && !firstAssertion(member);
}

function isFile(member: Schema): boolean {
  return isBinary(member) && ruleOfBytes(member) === undefined;
}

function ruleOfBytes({ format: _, ...others }: Schema): string | undefined {
  return firstAssertion(others);
}
