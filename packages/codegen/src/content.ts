import type { Content, MediaType, OpenApiDocument, Schema } from "./document.ts";
import { type EventsEntry, toEventsEntry } from "./events.ts";
import { type Findings, type Location, Rejection } from "./findings.ts";
import { type FieldEntry, toFields } from "./form-fields.ts";
import { assertNoBytes, flattenSchema, isBinary } from "./schema.ts";
import { findConstraint } from "./walk-schemas.ts";

export interface ContentEntry extends Partial<EventsEntry> {
  kind: "json" | "text" | "form" | "multipart" | "binary" | "events";
  /** Fields of a form. Unlisted fields are text. */
  fields?: Record<string, FieldEntry>;
}
export interface Contents {
  mediaType: string;
  /** Undefined if JSON is the only media type. */
  contents?: Record<string, ContentEntry>;
}

const onlyDirections: { [Kind in ContentEntry["kind"]]?: "requests" | "responses" } = {
  form: "requests",
  multipart: "requests",
  events: "responses",
};

/** Describes the content of a body. Undefined if it has no media type. */
export function toContents(
  document: OpenApiDocument,
  label: string,
  content: Content,
  findings: Findings,
  direction: "requests" | "responses" = "requests",
): Contents | undefined {
  normalizeNames(document, label, content, findings);
  skipUnreadable(document, label, content, findings);
  const entries = findings.collect(
    Object.keys(content),
    (name) => [name, toContentEntry(document, `${label} content ${name}`, name, content, findings, direction)] as const,
    (name) => void delete content[name],
  );
  const readableEntries = entries.filter(([name]) => name in content);
  const [[mediaType, entry] = []] = readableEntries;
  if (mediaType === undefined || entry === undefined) return undefined;
  return readableEntries.length === 1 && entry.kind === "json"
    ? { mediaType }
    : { mediaType, contents: Object.fromEntries(readableEntries) };
}

/**
 * Renames media types with parameters or capitals. Renames the range of all media types unless it is bytes, because some generators
 * write it for JSON.
 */
function normalizeNames(document: OpenApiDocument, label: string, content: Content, findings: Findings): void {
  for (const [name, media] of Object.entries(content)) {
    const [type = ""] = name.toLowerCase().split(";");
    const isJson = type === "*/*" && !isBinary(flattenSchema(document, media.schema));
    const newName = isJson ? "application/json" : type.trim();
    if (newName === name || newName in content || !newName.includes("/")) continue;
    const problem = `is read as ${newName}.`;
    findings.skip("ignored", `${label} content ${name}`, problem, { node: content, key: name });
    content[newName] = media;
    delete content[name];
  }
}

/** Skips names that are no media types, and XML with a structure next to JSON: XML is read as text. */
function skipUnreadable(document: OpenApiDocument, label: string, content: Content, findings: Findings): void {
  const mediaTypes = Object.keys(content);
  const hasJson = mediaTypes.some((name) => toContentKind(name) === "json");
  for (const name of mediaTypes) {
    const skip = (problem: string) => {
      findings.skip("media-type", `${label} content ${name}`, problem, { node: content, key: name });
      delete content[name];
    };
    if (!name.includes("/") && name !== "$ref") skip("is not a media type, so it is left out.");
    else if (hasJson && /[/+]xml$/.test(name) && !isText(flattenSchema(document, content[name]?.schema)))
      skip("is left out: only JSON is validated. Clients use the JSON next to it.");
  }
}

function isText(schema: Schema): boolean {
  return schema.type === "string" || (schema.type === undefined && !findConstraint(schema));
}

export function toContentKind(mediaType: string): ContentEntry["kind"] {
  if (/^(application|text)\/json$|\+json$/.test(mediaType)) return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (mediaType === "multipart/form-data") return "multipart";
  if (mediaType === "text/event-stream") return "events";
  return /^text\/|^application\/xml$|\+xml$/.test(mediaType) ? "text" : "binary";
}

function toContentEntry(
  document: OpenApiDocument,
  label: string,
  name: string,
  content: Content,
  findings: Findings,
  direction: "requests" | "responses",
): ContentEntry {
  const kind = toContentKind(name);
  const media = content[name] as MediaType;
  const schema = flattenSchema(document, media.schema);
  const reject = (problem: string, location: Location = { node: content, key: name }) => {
    throw new Rejection("media-type", label, problem, location);
  };
  if (name === "$ref") reject("content cannot be a reference. Reference a response or a request body instead.");
  if (name !== "*/*" && !/^[a-z0-9!#$&^_.+-]+\/(\*|[a-z0-9!#$&^_.+-]+)$/.test(name))
    reject(
      "is not a media type or a range such as image/*. List each media type, in lower case and without parameters.",
    );
  if (name.startsWith("multipart/") && kind !== "multipart")
    reject(`is not supported. Use ${direction === "requests" ? "multipart/form-data" : "another media type"}.`);
  const onlyDirection = onlyDirections[kind];
  if (onlyDirection && onlyDirection !== direction)
    reject(`is supported only in ${onlyDirection}. Use application/json.`);
  if (kind === "events") return { kind, ...toEventsEntry(document, label, media.schema, { node: content, key: name }) };
  if (kind === "form" || kind === "multipart")
    return { kind, fields: toFields(document, label, kind, content, name, findings) };
  // readBytesAsText handles the schemas that no form or file uses.
  const advice = "A form or a file uses the schema too: give each its own schema.";
  if (kind !== "binary") assertNoBytes(document, "media-type", label, "JSON and text", media.schema, advice);
  const constraint = findConstraint(kind === "binary" ? withoutBytes(schema) : schema);
  const isString = schema.type === "string";
  const type = schema.type === undefined ? `${constraint} without a type` : `type ${JSON.stringify(schema.type)}`;
  if (kind === "text" && !isString && (schema.type !== undefined || constraint))
    reject(`is read as text, so its schema must be of type string, got ${type}. Use application/json for objects.`);
  if (kind === "binary" && (constraint || !(isString || schema.type === undefined)))
    reject(`is read as bytes, so ${isString ? constraint : type} cannot be validated. Remove the schema.`);
  return { kind };
}

/** Removes the keywords that only state that the content is bytes. */
function withoutBytes({ format, contentEncoding: _, ...schema }: Schema): Schema {
  return format === "binary" || format === undefined ? schema : { ...schema, format };
}
