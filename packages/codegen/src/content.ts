import type { Content, MediaType, OpenApiDocument, Schema } from "./document.ts";
import { createReject, type Findings, type Location, Rejection } from "./findings.ts";
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

/** Describes the content of a body. Undefined if it has no media type. */
export function toContents(
  document: OpenApiDocument,
  label: string,
  content: Content,
  findings: Findings,
): Contents | undefined {
  skipXml(document, label, content, findings);
  const entries = findings.collect(
    Object.keys(content),
    (name) => [name, toContentEntry(document, `${label} content ${name}`, name, content, findings)] as const,
    (name) => void delete content[name],
  );
  const readEntries = entries.filter(([name]) => name in content);
  const [[mediaType, entry] = []] = readEntries;
  if (mediaType === undefined || entry === undefined) return undefined;
  return readEntries.length === 1 && entry.kind === "json"
    ? { mediaType }
    : { mediaType, contents: Object.fromEntries(readEntries) };
}

/** Skips XML next to JSON: XML is read as text, so its schema cannot be validated. */
function skipXml(document: OpenApiDocument, label: string, content: Content, findings: Findings): void {
  const mediaTypes = Object.keys(content);
  if (!mediaTypes.some((name) => toContentKind(name) === "json")) return;
  for (const name of mediaTypes.filter((name) => /[/+]xml$/.test(name))) {
    if (flattenSchema(document, content[name]?.schema).type === "string") continue;
    const problem = "is left out: only JSON is validated. Clients use the JSON next to it.";
    findings.skip("media-type", `${label} content ${name}`, problem, { node: content, key: name });
    delete content[name];
  }
}

export function toContentKind(mediaType: string): ContentEntry["kind"] {
  if (mediaType === "application/json" || mediaType.endsWith("+json")) return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (mediaType === "multipart/form-data") return "multipart";
  return /^text\/|^application\/xml$|\+xml$/.test(mediaType) ? "text" : "binary";
}

function toContentEntry(
  document: OpenApiDocument,
  label: string,
  name: string,
  content: Content,
  findings: Findings,
): ContentEntry {
  const kind = toContentKind(name);
  const media = content[name] as MediaType;
  const schema = flattenSchema(document, media.schema);
  const reject = (problem: string, location: Location = { node: content, key: name }) => {
    throw new Rejection("media-type", label, problem, location);
  };
  if (!/^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/.test(name))
    reject("is not a single media type. List each media type, in lower case and without parameters.");
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
  checkMembers(document, "media-type", label, media.schema, isReadable);
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const fields = findings.collect(
    Object.entries(properties),
    ([field, member]) => {
      const fieldLabel = `${label} field ${field}`;
      const { isArray, item } = getItemSchema(document, "media-type", fieldLabel, member);
      const node = typeof member === "object" && member !== null ? member : content;
      return [field, { type: getFieldType(document, fieldLabel, kind, item, node), isArray }] as const;
    },
    () => delete content[name],
  );
  return { kind, fields: Object.fromEntries(fields) };
}

function getFieldType(
  document: OpenApiDocument,
  label: string,
  kind: ContentEntry["kind"],
  item: Schema,
  node: object,
): string {
  if (kind === "form") return getScalarType(document, "media-type", label, item, node);
  const reject = createReject("media-type", label, { node });
  if (isBinary(item) && !isFile(item))
    reject(`is a file, so ${findConstraintExceptFormat(item)} cannot be validated. Remove it.`);
  if (isBinary(item)) return "file";
  if (item.type === undefined)
    reject(
      "its schema has no single type, which distinguishes files, text and JSON. Set type: string, with format: binary for a file, or type: object.",
    );
  if (item.contentMediaType !== undefined && item.contentEncoding === undefined && item.type === "string")
    reject("contentMediaType does not distinguish a file from text. Set format: binary for a file, or remove it.");
  if (item.type !== "object" && item.type !== "array") return getScalarType(document, "media-type", label, item, node);
  assertNoBytes(document, "media-type", label, "JSON", item);
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
