import { CodegenError, createReject, type Location } from "./codegen-error.ts";
import type { Content, MediaType, OpenApiDocument, Schema } from "./document.ts";
import { assertNoBytes, checkMembers, flattenSchema, getItemSchema, getScalarType, isBinary } from "./schema.ts";
import { findConstraint } from "./walk-schemas.ts";

export interface ContentEntry {
  kind: "json" | "text" | "form" | "multipart" | "binary";
  /** Fields of a form. Unlisted fields are text. */
  fields?: Record<string, FieldEntry>;
}
export interface FieldEntry {
  type: string;
  isArray: boolean;
}
export interface Contents {
  mediaType: string;
  /** Undefined if JSON is the only media type. */
  contents?: Record<string, ContentEntry>;
}

/** Describes the content of a body. @throws {CodegenError} if a schema cannot be validated in its media type */
export function toContents(document: OpenApiDocument, label: string, content: Content): Contents {
  const mediaTypes = Object.keys(content);
  const [mediaType] = mediaTypes;
  if (mediaType === undefined)
    throw new CodegenError(label, "content is empty. Add a media type, or remove content.", { node: content });
  const entries = CodegenError.collect(Object.entries(content), ([name, media]) => {
    const location = { node: content, key: name };
    if (!/^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/.test(name))
      throw new CodegenError(
        label,
        `content ${name} is not a single media type. List each media type, in lower case and without parameters.`,
        location,
      );
    return [name, toContentEntry(document, `${label} content ${name}`, name, media, content)] as const;
  });
  const isJsonOnly = entries.length === 1 && toContentKind(mediaType) === "json";
  return isJsonOnly ? { mediaType } : { mediaType, contents: Object.fromEntries(entries) };
}

export function toContentKind(mediaType: string): ContentEntry["kind"] {
  if (mediaType === "application/json" || mediaType.endsWith("+json")) return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (mediaType === "multipart/form-data") return "multipart";
  return /^text\/|^application\/xml$|\+xml$/.test(mediaType) ? "text" : "binary";
}

function toContentEntry(document: OpenApiDocument, label: string, name: string, media: MediaType, content: Content) {
  const kind = toContentKind(name);
  const schema = flattenSchema(document, media.schema);
  const reject = (problem: string, location: Location = { node: content, key: name }) => {
    throw new CodegenError(label, problem, location);
  };
  if (name.startsWith("multipart/") && kind !== "multipart") reject("is not supported. Use multipart/form-data.");
  if (media.encoding && kind !== "json")
    reject("encoding is not supported. Remove it: the schema of a field selects text, file or JSON.", {
      node: media,
      key: "encoding",
    });
  const constraint = schema.format === "binary" ? findConstraintExceptFormat(schema) : findConstraint(schema);
  const isString = schema.type === "string";
  const type = schema.type === undefined ? `${constraint} without a type` : `type ${JSON.stringify(schema.type)}`;
  if (kind === "text" && !isString && (schema.type !== undefined || constraint))
    reject(`is read as text, so its schema must be of type string, got ${type}. Use application/json for objects.`);
  if (kind === "binary" && (constraint || !(isString || schema.type === undefined)))
    reject(`is read as bytes, so ${isString ? constraint : type} cannot be validated. Remove the schema.`);
  if (kind !== "form" && kind !== "multipart") return { kind };
  if (schema.type !== "object") reject("has fields, so its schema must be of type object.");
  const isReadable = (member: Schema) => isReadableText(member) || (kind === "multipart" && isFile(member));
  checkMembers(document, label, media.schema, isReadable);
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const fields = CodegenError.collect(Object.entries(properties), ([field, member]) => {
    const fieldLabel = `${label} field ${field}`;
    const { isArray, item } = getItemSchema(document, fieldLabel, member);
    const node = typeof member === "object" && member !== null ? member : content;
    return [field, { type: getFieldType(document, fieldLabel, kind, item, node), isArray }] as const;
  });
  return { kind, fields: Object.fromEntries(fields) };
}

function getFieldType(
  document: OpenApiDocument,
  label: string,
  kind: ContentEntry["kind"],
  item: Schema,
  node: object,
): string {
  if (kind === "form") return getScalarType(document, label, item, node);
  const reject = createReject(label, { node });
  if (isBinary(item) && !isFile(item))
    reject(`is a file, so ${findConstraintExceptFormat(item)} cannot be validated. Remove it.`);
  if (isBinary(item)) return "file";
  if (item.type === undefined)
    reject(
      "its schema has no single type, which distinguishes files, text and JSON. Set type: string, with format: binary for a file, or type: object.",
    );
  if (item.contentMediaType !== undefined && item.contentEncoding === undefined && item.type === "string")
    reject("contentMediaType does not distinguish a file from text. Set format: binary for a file, or remove it.");
  if (item.type !== "object" && item.type !== "array") return getScalarType(document, label, item, node);
  assertNoBytes(document, label, "JSON", item);
  return "json";
}

function isReadableText(member: Schema): boolean {
  return member.type === "string" ? member.format !== "binary" : member.type === undefined && !findConstraint(member);
}

function isFile(member: Schema): boolean {
  return isBinary(member) && findConstraintExceptFormat(member) === undefined;
}

function findConstraintExceptFormat({ format: _, ...otherKeywords }: Schema): string | undefined {
  return findConstraint(otherKeywords);
}
