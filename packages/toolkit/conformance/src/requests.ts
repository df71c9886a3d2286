import { randomUUID } from "node:crypto";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { encodeItem, stringifyJson } from "@animal-store/exact-json";
import { isJson, isNode, type Node, toNode } from "@animal-store/openapi-document";
import fc from "fast-check";
import { type ApiDocument, type Content, isExploded, type Operation, type Parameter, type Schema } from "./document.ts";
import { skip } from "./errors.ts";
import { isItems } from "./http/body.ts";
import type { HttpRequest } from "./http/http-client.ts";
import { listLeaves } from "./schema/json-values.ts";
import { createSchemaValidator, findRequestValidator } from "./schema/schema-validator.ts";
import { generateValue, isUnknown, type ValueLocation, type ValueOptions } from "./schema/values.ts";
import { RawText } from "./schema/variants.ts";
import { shorten } from "./text.ts";

/** The values of a request, before they are encoded. */
export interface RequestValues {
  /** Values by parameter. One without a value is not sent. */
  readonly parameters: ReadonlyMap<Parameter, unknown>;
  readonly content?: Content | undefined;
  /** The value of the body; undefined for none. */
  readonly body?: unknown;
  /** Override other headers. A list sends one field per value, null removes the header. */
  readonly headers?: Readonly<Record<string, HeaderValue>>;
}

type HeaderValue = string | readonly string[] | null;

/** Returns the values of the path parameters by name. */
export function idsOf({ parameters }: RequestValues): Record<string, unknown> {
  const paths = [...parameters].filter(([parameter]) => parameter.in === "path");
  return Object.fromEntries(paths.map(([{ name }, value]) => [name, value]));
}

export function withParameter(request: RequestValues, parameter: Parameter, value: unknown): RequestValues {
  return { ...request, parameters: new Map(request.parameters).set(parameter, value) };
}

export function isForm(mediaType: string): boolean {
  return /^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(mediaType);
}

/** Returns the media type of a body: JSON, else a form, else another. */
export function chooseContent(contents: readonly Content[] = []): Content | undefined {
  return (
    contents.find(({ mediaType }) => isJson(mediaType)) ??
    contents.find(({ mediaType }) => isForm(mediaType)) ??
    contents.find(({ mediaType }) => !mediaType.includes("*")) ??
    contents[0]
  );
}

export function toContentLocation(content: Content): ValueLocation {
  return isJson(content.mediaType) || isItems(content.mediaType) ? "json" : "form";
}

/** Returns the location of a parameter. One with JSON as `content` can have any JSON value. */
export function toParameterLocation({ in: location, mediaType }: Parameter): ValueLocation {
  if (mediaType !== undefined && isJson(mediaType)) return "json";
  return location === "querystring" ? "form" : location;
}

/** Creates valid values. Equal seeds and keys give equal values. */
export interface ValueSource {
  /** Returns a value that matches, or undefined if none was found. */
  sample<Value>(values: fc.Arbitrary<Value>, key: string, isMatch?: (value: Value) => boolean): Value | undefined;
  /** Returns values for all required parts of a request and, if `members` is not `required`, for the optional ones. */
  createValues(operation: Operation, key: string, options?: Pick<ValueOptions, "members">): RequestValues;
  isValid(schema: Schema, value: unknown): boolean;
  /** Returns whether a value is valid, or invalid, for each service: many read the `nullable` that OpenAPI 3.1 does not define. */
  isCertain(schema: Schema, value: unknown, expected: boolean): boolean;
}

export function createValueSource(document: ApiDocument, seed: number): ValueSource {
  const validate = findRequestValidator(document);
  const validateNullable = createSchemaValidator(document, { direction: "request", allowsNullable: true });

  return { sample, createValues, isValid, isCertain };

  function sample<Value>(values: fc.Arbitrary<Value>, key: string, isMatch: (value: Value) => boolean = () => true) {
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const [value] = fc.sample(values, { seed: seed ^ (hashText(key) + attempt), numRuns: 1 }) as [Value];
      if (isMatch(value)) return value;
    }
    return undefined;
  }

  function isValid(schema: Schema, value: unknown): boolean {
    return value instanceof Blob || validate(schema, value).length === 0;
  }

  function isCertain(schema: Schema, value: unknown, expected: boolean): boolean {
    if (isValid(schema, value) !== expected) return false;
    return !listLeaves(value).includes(null) || (validateNullable(schema, value).length === 0) === expected;
  }

  function createValues(operation: Operation, key: string, { members }: Pick<ValueOptions, "members"> = {}) {
    const parameters = new Map<Parameter, unknown>();
    for (const parameter of operation.parameters) {
      const isKnown = !isOpaque(parameter) && !isUnknown(document, parameter.schema);
      const isSent = parameter.required || (members !== "required" && isKnown);
      const value = isSent ? createParameter(operation, parameter, key) : undefined;
      if (value !== undefined) parameters.set(parameter, value);
    }
    const content = chooseContent(operation.body?.contents);
    return { parameters, content, body: content && createBody(content, key, { members }) };
  }

  function createParameter(operation: Operation, parameter: Parameter, key: string): unknown {
    if (/^idempotency-key$/i.test(parameter.name)) return randomUUID();
    const { examples, schema } = parameter;
    const isUsable = (value: unknown) =>
      isEncodable(parameter, value) && isDistinct(operation, parameter, value) && isValid(schema, value);
    const example = examples.find(isUsable);
    if (example !== undefined) return example;
    const values = generateValue(document, schema, { location: toParameterLocation(parameter) });
    return sample(values, `${key} ${parameter.in} ${parameter.name}`, isUsable);
  }

  /** Prefers the examples of the document, because they also follow rules that a schema cannot express. */
  function createBody(content: Content, key: string, options: ValueOptions): unknown {
    const { schema, examples } = content;
    if (schema === undefined) return Object.values(examples)[0] ?? "text";
    const example = Object.values(examples).find((value) => isValid(schema, value));
    if (example !== undefined && options.members === undefined && isJson(content.mediaType)) return example;
    const values = generateValue(document, schema, { ...options, location: toContentLocation(content) });
    const value = sample(values, `${key} body`, (each) => isValid(schema, each));
    return value === undefined ? example : value;
  }
}

/** Returns whether only the service can create the value of a parameter, such as a cursor. */
export function isOpaque({ name, in: location, schema }: Parameter): boolean {
  if (/^if-(match|unmodified-since|range|modified-since|none-match)$/i.test(name)) return true;
  const isText = isNode(schema) && [schema.type].flat().includes("string") && !schema.enum && !schema.format;
  return location === "query" && isText && /cursor|token|^(after|before|starting_after|ending_before)$/i.test(name);
}

function hashText(text: string): number {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
}

/** Returns whether no member of an exploded object has the name of another parameter: a service could read either. */
function isDistinct({ parameters }: Operation, parameter: Parameter, value: unknown): boolean {
  const { in: location, style, explode } = parameter;
  if (!isNode(value) || style === "deepObject" || !isSeparate(location, style, explode)) return true;
  const others = parameters.filter((each) => each !== parameter && each.in === location);
  return !others.some(({ name }) => Object.hasOwn(value, name));
}

type Styled = Pick<Parameter, "name" | "in" | "style" | "explode" | "mediaType"> & Partial<Pick<Parameter, "encoding">>;

/**
 * Returns whether a style defines the text of a value (OpenAPI 3.2, Style Examples): not of an empty list, of a list within a list,
 * or of a text that contains the delimiter.
 */
function isEncodable({ in: location, style, explode, mediaType }: Styled, value: unknown): boolean {
  if (mediaType !== undefined) return isJson(mediaType) || isForm(mediaType) === isNode(value);
  if (typeof value !== "object" || value === null || value instanceof RawText) return true;
  const isList = Array.isArray(value);
  const texts = isList ? value : Object.entries(value).flat();
  const hasDelimiter = (text: unknown) => (style === "label" ? /[.,= |[\]]/ : /[,= |[\]]/).test(toText(text));
  const isFlat = texts.every((each) => each instanceof RawText || (each !== null && typeof each !== "object"));
  if (texts.length === 0 || !isFlat) return false;
  if (/Delimited$/.test(style) && explode) return false;
  if (style === "deepObject" && isList) return false;
  return isSeparate(location, style, explode)
    ? isList || !Object.keys(value).some(hasDelimiter)
    : !texts.some(hasDelimiter);
}

/** Returns whether each item and member is a parameter or cookie. */
function isSeparate(location: Parameter["in"], style: string, explode: boolean): boolean {
  return (location === "query" || location === "cookie") && (explode || style === "deepObject");
}

/** Encodes the values of a request. @param basePath the path of the base URL */
export async function toHttpRequest(
  operation: Operation,
  values: RequestValues,
  basePath: string,
): Promise<HttpRequest> {
  const { parameters, content } = values;
  const list = [...parameters].filter(([, value]) => value !== undefined);
  for (const [parameter, value] of list)
    if (!isEncodable(parameter, value) || !isDistinct(operation, parameter, value))
      skip(`an encoding of this value of ${parameter.name} that OpenAPI defines`);
  const listIn = (location: Parameter["in"]) => list.filter(([parameter]) => parameter.in === location);
  const encodeIn = (location: Parameter["in"]) => listIn(location).flatMap((entry) => encodePairs(...entry));
  const path = listIn("path").reduce(
    (text, [parameter, value]) =>
      text.replaceAll(`{${parameter.name}}`, () => encodeValue(parameter, value, encodeText)),
    operation.path.replaceAll(/[^!-~]+/g, (characters) => encodeURIComponent(characters.toWellFormed())),
  );
  const query = [...encodeIn("query"), ...encodeIn("querystring")];
  const cookies = encodeIn("cookie");
  const encoded = content && values.body !== undefined ? await encodeBody(content, values.body) : undefined;
  const headers = toFields([
    ...listIn("header").map(([each, value]) => [each.name, encodeValue(each, value, String)] as const),
    ["Cookie", cookies.length > 0 ? cookies.join("; ") : null],
    ["Content-Type", encoded?.type ?? null],
    ...Object.entries(values.headers ?? {}),
  ]);
  for (const [name, value] of headers) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      skip(`a name and a value that a header can contain, unlike ${shorten(JSON.stringify(`${name}: ${value}`), 80)}`);
    }
  }
  const target = `${basePath}${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  return { method: operation.method, target, headers, body: encoded?.body };
}

/** Returns the fields of headers. Of those with one name, in any case, the last one applies. */
export function toFields(headers: readonly (readonly [name: string, value: HeaderValue])[]) {
  const last = new Map(headers.map((header) => [header[0].toLowerCase(), header]));
  return [...last.values()].flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each] as const));
}

/** An id that a service sent can have half of a surrogate pair. */
function encodeText(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : skip("a text without half of a surrogate pair in a URL");
}

/** Returns the text of a value in a form. */
function toText(value: unknown): string {
  if (value instanceof RawText) return value.text;
  return typeof value === "object" ? stringifyJson(value) : String(value);
}

/** Returns the text of a value in a parameter, before it is percent-encoded. JSON contains ASCII only, for headers. */
export function toParameterText({ mediaType }: Pick<Parameter, "mediaType">, value: unknown): string {
  const isText = value instanceof RawText || mediaType === undefined || !isJson(mediaType);
  if (isText) return toText(value);
  return stringifyJson(value).replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

type Encode = (text: string) => string;

/** Returns whether a value has one text, without items or members. */
function isWhole({ mediaType }: Styled, value: unknown): boolean {
  return mediaType !== undefined || value instanceof RawText || typeof value !== "object" || value === null;
}

/** Encodes a value as one text (OpenAPI 3.2, Style Examples). */
function encodeValue(parameter: Styled, value: unknown, encode: Encode): string {
  const { name, style, explode } = parameter;
  const isMembers = !isWhole(parameter, value) && isNode(value);
  const prefix = { label: ".", matrix: explode && isMembers ? ";" : `;${encode(name)}=` }[style] ?? "";
  if (value instanceof RawText && value.isEncoded) return prefix + value.text;
  if (isWhole(parameter, value)) return prefix + encode(toParameterText(parameter, value));
  const separator = { spaceDelimited: "%20", pipeDelimited: "%7C" }[style] ?? ((explode && prefix) || ",");
  const toMember = ([member, item]: [string, unknown]) =>
    encode(member) + (explode ? "=" : separator) + encode(toText(item));
  const parts = isMembers
    ? Object.entries(value).map(toMember)
    : (value as unknown[]).map((item) => encode(toText(item)));
  return prefix + parts.join(separator);
}

/** Returns the pairs of a parameter in the query, in the cookies or in a form. */
function encodePairs(parameter: Styled, value: unknown): string[] {
  const { name, in: location, style, explode, mediaType, encoding = {} } = parameter;
  const encode = style === "cookie" ? String : encodeText;
  if (location === "querystring") {
    const isFields = isForm(mediaType ?? "") && isNode(value) && !(value instanceof RawText);
    return [isFields ? encodeFields(value, encoding) : encodeValue(parameter, value, encode)];
  }
  if (isWhole(parameter, value) || !isSeparate(location, style, explode))
    return [`${encode(name)}=${encodeValue(parameter, value, encode)}`];
  const toPair = (key: string, item: unknown) => `${encode(key)}=${encode(toText(item))}`;
  if (Array.isArray(value)) return value.map((item) => toPair(name, item));
  const toKey = (member: string) => (style === "deepObject" ? `${name}[${member}]` : member);
  return Object.entries(value as Node).map(([member, item]) => toPair(toKey(member), item));
}

/** Encodes application/x-www-form-urlencoded. With a style, a field is encoded like a query parameter (OpenAPI 3.2, Encoding Object). */
function encodeFields(form: Node, encodings: Content["encoding"]): string {
  return Object.entries(form)
    .flatMap(([name, value]) => {
      const encoding = toNode(encodings[name]);
      const isStyled = ["style", "explode", "allowReserved"].some((keyword) => keyword in encoding);
      // OpenAPI does not say whether the type is that of the array or of each item.
      if (encoding.contentType !== undefined && Array.isArray(value)) skip(`a form without a contentType of ${name}`);
      const style = String(encoding.style ?? "form");
      const explode = typeof encoding.explode === "boolean" ? encoding.explode : isExploded(style);
      const field: Styled = { name, in: "query", style, explode, mediaType: undefined };
      if (!isStyled) return [value].flat().map((item) => `${encodeText(name)}=${encodeText(toText(item))}`);
      if (!isEncodable(field, value)) skip(`an encoding of this value of ${name} that OpenAPI defines`);
      return encodePairs(field, value);
    })
    .join("&");
}

async function encodeBody(
  { mediaType: documentedType, encoding, examples }: Content,
  body: unknown,
): Promise<{ type: string; body: string | Uint8Array }> {
  const mediaType = toMediaType(documentedType);
  if (body instanceof RawText) return { type: mediaType, body: body.text };
  if (isJson(mediaType)) return { type: mediaType, body: stringifyJson(body) };
  if (isItems(mediaType) && Array.isArray(body)) {
    const kind = /-seq\b/i.test(mediaType) ? "sequence" : "lines";
    return { type: mediaType, body: body.map((item) => encodeItem(item, { kind })).join("") };
  }
  if (isForm(mediaType)) return encodeForm(mediaType, toNode(body), encoding);
  if (body instanceof Blob) return { type: mediaType, body: new Uint8Array(await body.arrayBuffer()) };
  const isUnknown = typeof body === "object" || /xml|yaml|protobuf|json/i.test(mediaType);
  if (isUnknown && !Object.values(examples).includes(body)) skip(`an example of the ${mediaType} body as text`);
  return { type: mediaType, body: toText(body) };
}

const subtypes: Readonly<Record<string, string>> = { text: "plain", image: "png", audio: "mpeg", video: "mp4" };

/** Returns a media type of a range such as `image/*` or `application/*+json`. */
function toMediaType(range: string): string {
  const mediaType = range.replace(/^\*/, "application").replace("/*+", "/");
  return mediaType.replace("*", subtypes[mediaType.replace(/\/.*/s, "")] ?? "octet-stream");
}

async function encodeForm(mediaType: string, form: Node, encodings: Content["encoding"]) {
  if (!mediaType.startsWith("multipart")) return { type: mediaType, body: encodeFields(form, encodings) };
  const encoded = new FormData();
  for (const [name, value] of Object.entries(form)) {
    const { style = "", explode, contentType } = toNode(encodings[name]);
    if (style === "deepObject" && isNode(value))
      for (const [key, member] of Object.entries(value)) encoded.append(`${name}[${key}]`, toText(member));
    else if (explode === false || /Delimited$/.test(String(style))) skip(`a multipart form without a style of ${name}`);
    else for (const item of [value].flat()) encoded.append(name, (await toPart(item, contentType)) as string);
  }
  const response = new Response(encoded);
  return {
    type: response.headers.get("Content-Type") ?? mediaType,
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

async function toPart(value: unknown, contentType: unknown = "application/octet-stream"): Promise<string | Blob> {
  if (value instanceof Blob) {
    const type = value.type || String(contentType).replace(/,.*/s, "").replace("*", "x-any");
    return new Blob([await value.arrayBuffer()], { type });
  }
  return isNode(value) ? new Blob([stringifyJson(value)], { type: "application/json" }) : toText(value);
}
