import type { BodyEntry, ContentEntry, HeaderEntry, ResponseEntry } from "@animal-store/openapi-document/contract";
import { isJson, parseMediaType } from "@animal-store/openapi-document/nodes";
import {
  type AnySchema,
  type Content,
  type Direction,
  getSchema,
  type Header,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Reference,
  type Response,
  resolve,
  type Schema,
} from "./document.ts";
import type { Part } from "./findings.ts";
import { toFields } from "./form-fields.ts";
import { toItems } from "./items.ts";
import { assertHeaderName, toContentReading, toStyledReading } from "./parameters.ts";
import { isFormType, toPartFields, toPartsSchema } from "./parts.ts";
import { assertNoBytes, flattenSchema, isBinary, listAlternatives } from "./schema.ts";
import { findConstraint } from "./walk-schemas.ts";

/** The media types of a body. */
export type Contents = Pick<BodyEntry, "mediaType" | "contents">;

/** Describes the content of a body. Undefined if it has no media type. */
export function toContents(owner: Part, content: Content, direction: Direction): Contents | undefined {
  const toPart = (name: string) => owner.child(`content ${name}`, { node: content, key: name }).as("media-type");
  const groups = Map.groupBy(Object.keys(content), (name) =>
    toReadableName(owner.document, name, content[name] as MediaType),
  );
  for (const [type, group] of groups)
    for (const name of group) normalizeName(toPart(name), content, name, type, group.length > 1);
  const names = Object.keys(content);
  skipUnreadable(content, toPart);
  const entries = owner.findings.collect(
    Object.keys(content),
    (name) => [name, toContentEntry(toPart(name), name, content, direction)] as const,
    (name) => void delete content[name],
  );
  const readableEntries = entries.filter(([name]) => name in content);
  const [[mediaType, entry] = []] = readableEntries;
  if (mediaType === undefined || entry === undefined) {
    if (names.length > 0) owner.as("operation").reject("none of its media types can be read.", owner.location);
    return undefined;
  }
  return readableEntries.length === 1 && entry.kind === "json"
    ? { mediaType }
    : { mediaType, contents: Object.fromEntries(readableEntries) };
}

/** Renames ranges of JSON, and media types with capitals or parameters. JSON keeps parameters that distinguish it. */
function normalizeName(part: Part, content: Content, name: string, type: string, isShared: boolean): void {
  const media = content[name] as MediaType;
  const parameters = isShared && toContentKind(type) === "json" ? parseMediaType(name).parameters : [];
  const newName = [type, ...parameters].join(";");
  if (newName === name || !newName.includes("/")) return;
  if (!(newName in content)) {
    // Capitals have no meaning (RFC 9110, section 8.3.1).
    if (newName !== name.toLowerCase()) part.skip("ignored", `is read as ${newName}.`);
    content[newName] = media;
  } else if (name.endsWith("/*")) return;
  else part.skip("media-type", `is left out: ${newName} is documented too.`);
  delete content[name];
}

/**
 * Returns the media type as which a content is read. Some generators write a range for JSON: of the suffix `+json`, or of all types if
 * it is not bytes.
 */
export function toReadableName(document: OpenApiDocument, name: string, { schema }: MediaType): string {
  const [type = ""] = name.toLowerCase().split(";");
  const isJson =
    (type === "*/*" && !isBinary(flattenSchema(document, schema))) ||
    (type === "application/*" && !isPassable(document, "binary", schema));
  return isJson ? "application/json" : type.trim().replace("/*+", "/");
}

/** Skips names that are no media types, and structures next to JSON that would be passed as text or bytes. */
function skipUnreadable(content: Content, toPart: (name: string) => Part): void {
  const mediaTypes = Object.keys(content);
  const hasJson = mediaTypes.some((name) => toContentKind(name) === "json");
  for (const name of mediaTypes) {
    const part = toPart(name);
    const kind = toContentKind(name);
    const skip = (problem: string) => {
      part.skip("media-type", problem);
      delete content[name];
    };
    if (name !== "*/*" && !/^[a-z0-9!#$&^_.+-]+\/(\*|[a-z0-9!#$&^_.+-]+)(;|$)/.test(name))
      skip("is not a media type, so it is left out.");
    else if (hasJson && !isPassable(part.document, kind, content[name]?.schema))
      skip("is left out: only JSON is validated. Clients use the JSON next to it.");
  }
}

/** Returns whether text or bytes are all that a schema describes. Always true for other kinds, which are parsed. */
function isPassable(document: OpenApiDocument, kind: ContentEntry["kind"], schema: MediaType["schema"]): boolean {
  if (kind !== "text") return kind !== "binary" || isTextSchema(withoutBytes(flattenSchema(document, schema)));
  const alternatives = listAlternatives(document, schema);
  return alternatives.some(({ type = "string" }) => type === "string") && !alternatives.some(isStructure);
}

function isTextSchema(schema: Schema): boolean {
  return schema.type === "string" || (schema.type === undefined && !findConstraint(schema));
}

function isStructure({ type, ...keywords }: Schema): boolean {
  if (type !== undefined) return type === "object" || type === "array";
  return Object.keys(keywords).some((name) => /propert|items|contains|required|dependent/i.test(name));
}

/** Returns whether the content of a parameter or header is text that its schema describes. */
export function isPassedText(document: OpenApiDocument, name: string, media: MediaType): boolean {
  return toContentKind(toReadableName(document, name, media)) === "text" && isPassable(document, "text", media.schema);
}

/** Returns the schema of the content of a parameter or header that is passed as text. */
export function toPassedSchema(document: OpenApiDocument, name: string, media: MediaType): AnySchema {
  return (isPassedText(document, name, media) && toTextSchema(document, media.schema)) || { type: "string" };
}

/** A text can match alternatives of a number, but it is never one. */
function toTextSchema(document: OpenApiDocument, schema: MediaType["schema"]): MediaType["schema"] {
  const isText = (each: Schema) => each.type === "null" || isTextSchema(each);
  return listAlternatives(document, schema).every(isText) ? schema : { allOf: [schema ?? {}, { type: "string" }] };
}

/** Returns the schema of the values that handlers and clients use. Undefined for text and bytes that are not validated. */
export function toValueSchema(document: OpenApiDocument, name: string, media: MediaType): MediaType["schema"] {
  const kind = toContentKind(name);
  if (kind === "events" || kind === "lines" || kind === "sequence") return toItems(document, kind, media).schema;
  if (kind === "form" || kind === "multipart") return toPartsSchema(document, name, media);
  const { schema } = media;
  if (!isPassable(document, kind, schema)) return undefined;
  if (kind !== "binary") return kind === "text" ? toTextSchema(document, schema) : schema;
  const { minLength, maxLength } = flattenSchema(document, schema);
  return minLength === undefined && maxLength === undefined
    ? schema
    : { type: "string", format: "binary", minLength, maxLength };
}

export function toContentKind(mediaType: string): ContentEntry["kind"] {
  if (isJson(mediaType)) return "json";
  if (mediaType === "application/x-www-form-urlencoded") return "form";
  if (/^multipart\/(?!\*)/.test(mediaType)) return "multipart";
  if (mediaType === "text/event-stream") return "events";
  if (/^application\/(?:x-)?(?:jsonl|ndjson|jsonlines)$/.test(mediaType)) return "lines";
  if (/[/+]json-seq$/.test(mediaType)) return "sequence";
  return /^text\/|^application\/xml$|\+xml$/.test(mediaType) ? "text" : "binary";
}

/** Returns the media types that are JSON. */
export function listJson(content: Content): MediaType[] {
  return Object.entries(content).flatMap(([name, media]) => (toContentKind(name) === "json" ? [media] : []));
}

function toContentEntry(part: Part, name: string, content: Content, direction: Direction): ContentEntry {
  const kind = toContentKind(name);
  const media = content[name] as MediaType;
  if (kind === "events" || kind === "lines" || kind === "sequence") {
    const { format, schema, note } = toItems(part.document, kind, media);
    assertNoBytes(part, "JSON and text", schema);
    if (note !== undefined) part.skip("media-type", note);
    return { kind, ...format };
  }
  if (kind === "form" || kind === "multipart") {
    const schema = toValueSchema(part.document, name, media);
    if (direction === "response" || schema === undefined) {
      part.skip("media-type", "is passed as bytes, which are not validated.");
      return { kind: "binary" };
    }
    if (!isFormType(name) && flattenSchema(part.document, schema).type === "array")
      return { kind: "parts", fields: toPartFields(part, schema, media) };
    return { kind, ...toFields(part, kind, { ...media, schema }, () => delete content[name]) };
  }
  if (kind !== "binary") assertNoBytes(part, "JSON and text", media.schema);
  if (!isPassable(part.document, kind, media.schema))
    part.skip("media-type", `is passed as ${kind === "text" ? "text" : "bytes"}: its schema is not validated.`);
  return { kind };
}

/** Removes the keywords that only state that the content is bytes, and the bounds of their number. */
function withoutBytes({ format, contentEncoding: _, ...schema }: Schema): Schema {
  if (format !== "binary" && format !== undefined) return { ...schema, format };
  const { minLength: _minLength, maxLength: _maxLength, ...others } = schema;
  return others;
}

/** @param owner the operation */
export function toResponseEntries(
  owner: Part,
  responses: NonNullable<Operation["responses"]>,
): Record<string, ResponseEntry> {
  const toPart = (status: string) => owner.child(status, { node: responses, key: status }).as("document");
  for (const status of Object.keys(responses).filter((status) => status.startsWith("1"))) {
    toPart(status).skip("ignored", "is the status of an interim response, which the server sends automatically.");
    delete responses[status];
  }
  const entries = Object.entries(responses).map(([status, reference]) => {
    const response = resolve<Response>(owner.document, reference);
    const part = toPart(status);
    if (typeof response !== "object" || "$ref" in response) return part.reject("does not lead to a response.");
    return [status, toResponseEntry(part, status, response)] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the responses with status 2xx, or else `default`, which describes every status that has no response. */
export function listSuccesses(document: OpenApiDocument, responses: NonNullable<Operation["responses"]>): Response[] {
  return toSuccesses(responses).map((response) => resolve<Response>(document, response));
}

export function toSuccesses<Entry>(responses: { readonly [status: string]: Entry }): Entry[] {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const others = Object.entries(responses).filter(([status]) => status === "default");
  return (successes.length > 0 ? successes : others).map(([, response]) => response);
}

function toResponseEntry(part: Part, status: string, response: Response): ResponseEntry {
  if (response.content && ["204", "205", "304"].includes(status)) {
    const problem = `content is ignored: a ${status} has none (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5).`;
    part.skip("ignored", problem, { node: response, key: "content" });
    delete response.content;
  }
  if (response.links) part.skip("not-served", "its links are not used.", { node: response, key: "links" });
  const headers = toHeaderEntries(part, response.headers ?? {});
  const errorCodes = [response["x-error-codes"] ?? []].flat() as string[];
  part.findings.collect(errorCodes, (code) => checkErrorCode(part, code, status, response));
  return {
    mediaType: null,
    ...(response.content && toContents(part, response.content, "response")),
    headers,
    errorCodes,
  };
}

function toHeaderEntries(owner: Part, headers: NonNullable<Response["headers"]>): Record<string, HeaderEntry> {
  const toPart = (name: string) => owner.child(`header ${name}`, { node: headers, key: name }).as("header");
  const leaveOut = (name: string) => void delete headers[name];
  for (const name of Object.keys(headers).filter((name) => name.toLowerCase() === "content-type")) {
    toPart(name).skip("ignored", "OpenAPI ignores a header with this name: content defines the header.");
    leaveOut(name);
  }
  const toEntry = (name: string) => {
    assertHeaderName(toPart(name), name);
    return [name, toHeaderEntry(toPart(name), name, headers[name] as Header | Reference)] as const;
  };
  return Object.fromEntries(owner.findings.collect(Object.keys(headers), toEntry, leaveOut));
}

function toHeaderEntry(part: Part, name: string, reference: Header | Reference): HeaderEntry {
  const header = resolve<Header>(part.document, reference);
  const schema = header && getSchema(header);
  if (schema === undefined) return part.reject("has no schema and no content. Add a schema.");
  const { explode, content } = header;
  const { isArray, ...reading } = content
    ? toContentReading(part, { in: "header", content })
    : toStyledReading(part, { name, location: "header", style: "simple", explode, schema });
  const { const: value } = flattenSchema(part.document, schema);
  return {
    ...{ required: header.required ?? false, ...reading, ...(isArray && { isArray }) },
    ...(value !== undefined && typeof value !== "object" && { const: value }),
  };
}

function checkErrorCode(owner: Part, code: string, documentedStatus: string, node: Response): void {
  const part = owner.as("extension", { node, key: "x-error-codes" });
  const codes = (owner.document["x-error-codes"] ?? {}) as Record<string, { status?: number }>;
  const status = codes[code]?.status;
  if (status === undefined)
    part.reject(`error code ${code} is not in the root's x-error-codes. Add it there with its status.`);
  if (![String(status), `${String(status)[0]}XX`, "default"].includes(documentedStatus))
    part.reject(`error code ${code} has status ${status}. List it at the response of that status.`);
}
