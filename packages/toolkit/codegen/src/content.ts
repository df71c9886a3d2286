import type {
  BodyEntry,
  ContentEntry,
  EventFormat,
  HeaderEntry,
  ResponseEntry,
} from "@animal-store/openapi-document/contract";
import {
  type Content,
  type Direction,
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
import { assertHeaderName } from "./parameters.ts";
import { assertNoBytes, flattenSchema, isBinary, isInt64, listAlternatives } from "./schema.ts";
import { findConstraint } from "./walk-schemas.ts";

/** The media types of a body. */
export type Contents = Pick<BodyEntry, "mediaType" | "contents">;

const onlyDirections: { [Kind in ContentEntry["kind"]]?: Direction } = {
  form: "request",
  multipart: "request",
  events: "response",
};

/** Describes the content of a body. Undefined if it has no media type. */
export function toContents(owner: Part, content: Content, direction: Direction): Contents | undefined {
  const toPart = (name: string) => owner.child(`content ${name}`, { node: content, key: name }).as("media-type");
  for (const name of Object.keys(content)) normalizeName(toPart(name), content, name);
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

/**
 * Renames a media type with parameters or capitals. Renames the range of all media types unless it is bytes, because some
 * generators write it for JSON.
 */
function normalizeName(part: Part, content: Content, name: string): void {
  const media = content[name] as MediaType;
  const [type = ""] = name.toLowerCase().split(";");
  const isJson = type === "*/*" && !isBinary(flattenSchema(part.document, media.schema));
  const newName = isJson ? "application/json" : type.trim();
  if (newName === name || newName in content || !newName.includes("/")) return;
  part.skip("ignored", `is read as ${newName}.`);
  content[newName] = media;
  delete content[name];
}

/** Skips names that are no media types, and XML with a structure next to JSON: XML is read as text. */
function skipUnreadable(content: Content, toPart: (name: string) => Part): void {
  const mediaTypes = Object.keys(content);
  const hasJson = mediaTypes.some((name) => toContentKind(name) === "json");
  for (const name of mediaTypes) {
    const part = toPart(name);
    const skip = (problem: string) => {
      part.skip("media-type", problem);
      delete content[name];
    };
    if (!name.includes("/") && name !== "$ref") skip("is not a media type, so it is left out.");
    else if (hasJson && /[/+]xml$/.test(name) && !isText(flattenSchema(part.document, content[name]?.schema)))
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

/** Returns the media types that are JSON. */
export function listJson(content: Content): MediaType[] {
  return Object.entries(content).flatMap(([name, media]) => (toContentKind(name) === "json" ? [media] : []));
}

function toContentEntry(part: Part, name: string, content: Content, direction: Direction): ContentEntry {
  const kind = toContentKind(name);
  const media = content[name] as MediaType;
  if (name === "$ref") part.reject("content cannot be a reference. Reference a response or a request body instead.");
  if (name !== "*/*" && !/^[a-z0-9!#$&^_.+-]+\/(\*|[a-z0-9!#$&^_.+-]+)$/.test(name))
    part.reject(
      "is not a media type or a range such as image/*. List each media type, in lower case and without parameters.",
    );
  if (name.startsWith("multipart/") && kind !== "multipart")
    part.reject(`is not supported. Use ${direction === "request" ? "multipart/form-data" : "another media type"}.`);
  const onlyDirection = onlyDirections[kind];
  if (onlyDirection && onlyDirection !== direction)
    part.reject(`is supported only in ${onlyDirection}s. Use application/json.`);
  if (kind === "events") return { kind, ...toEventFormat(part, media.schema) };
  if (kind === "form" || kind === "multipart")
    return { kind, fields: toFields(part, kind, media, () => delete content[name]) };
  checkBody(part, kind, media.schema);
  return { kind };
}

/** Rejects schemas of text and bytes that cannot be validated. */
function checkBody(part: Part, kind: ContentEntry["kind"], bodySchema: MediaType["schema"]): void {
  // readBytesAsText handles the schemas that no form or file uses.
  const advice = "A form or a file uses the schema too: give each its own schema.";
  if (kind !== "binary") assertNoBytes(part, "JSON and text", bodySchema, advice);
  const schema = flattenSchema(part.document, bodySchema);
  const constraint = findConstraint(kind === "binary" ? withoutBytes(schema) : schema);
  const isString = schema.type === "string";
  const type = schema.type === undefined ? `${constraint} without a type` : `type ${JSON.stringify(schema.type)}`;
  if (kind === "text" && !isString && (schema.type !== undefined || constraint))
    part.reject(
      `is read as text, so its schema must be of type string, got ${type}. Use application/json for objects.`,
    );
  if (kind === "binary" && (constraint || !(isString || schema.type === undefined)))
    part.reject(`is read as bytes, so ${isString ? constraint : type} cannot be validated. Remove the schema.`);
}

/** Removes the keywords that only state that the content is bytes. */
function withoutBytes({ format, contentEncoding: _, ...schema }: Schema): Schema {
  return format === "binary" || format === undefined ? schema : { ...schema, format };
}

const eventFields = ["event", "data", "id", "retry"];

/** OpenAPI 3.1 does not define the schema of a stream. It describes one event: its data, or all of its fields. */
function toEventFormat(part: Part, schema: Schema | boolean | undefined): EventFormat {
  const { document } = part;
  assertNoBytes(part, "events", schema);
  if (schema === undefined) return { data: "text" };
  const events = listAlternatives(document, schema);
  if (!events.every(isWholeEvent)) return { data: events.every(isString) ? "text" : "json" };
  const textEvents = events.filter((event) => listAlternatives(document, getField(event, "data")).every(isString));
  if (textEvents.length === 0 || textEvents.length === events.length)
    return { data: textEvents.length === 0 ? "json" : "text", isEnvelope: true };
  const jsonEvents = events.filter((event) => !textEvents.includes(event));
  const textNames = textEvents.flatMap(listNames);
  const jsonNames = jsonEvents.flatMap(listNames);
  if (textNames.includes(undefined) || jsonNames.some((name) => textNames.includes(name)))
    part.reject(
      "has events with text and with JSON in data, and event does not distinguish them. Give event a different const in each.",
    );
  return { data: "json", isEnvelope: true, textEvents: textNames };

  function listNames(event: Schema): unknown[] {
    const names = listAlternatives(document, getField(event, "event"));
    return names.flatMap(({ const: value, enum: values = [value] }) => values as unknown[]);
  }
}

function isWholeEvent({ type = "object", properties = {} }: Schema): boolean {
  const names = Object.keys(properties as object);
  return type === "object" && names.includes("data") && names.every((name) => eventFields.includes(name));
}

function getField({ properties }: Schema, name: string): unknown {
  return (properties as Record<string, unknown>)[name];
}

function isString({ type }: Schema): boolean {
  return type === "string";
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
    return [name, toHeaderEntry(toPart(name), headers[name] as Header | Reference)] as const;
  };
  return Object.fromEntries(owner.findings.collect(Object.keys(headers), toEntry, leaveOut));
}

function toHeaderEntry(part: Part, reference: Header | Reference): HeaderEntry {
  const header = resolve<Header>(part.document, reference);
  if (header?.schema === undefined) return part.reject("has no schema. Headers with content are not supported.");
  assertNoBytes(part, "a header", header.schema);
  const schema = flattenSchema(part.document, header.schema);
  const entry = { required: header.required ?? false, type: toScalarType(part, schema, header) };
  return schema.const === undefined ? entry : { ...entry, const: schema.const };
}

/** Returns the type that determines how text is parsed. @throws {Rejection} without a single scalar type */
function toScalarType(part: Part, schema: Schema, node: Header): string {
  const { type } = schema;
  if (isInt64(schema) && typeof type === "string") return "int64";
  if (type === "integer" || type === "number" || type === "boolean" || type === "string") return type;
  const problem =
    type === undefined
      ? "its schema has no single type. Set type to string, integer, number or boolean."
      : `type ${JSON.stringify(type)} is not supported here. Use string, integer, number or boolean.`;
  return part.reject(problem, { node });
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
