import {
  decodeItems,
  encodeItem,
  encodeStyled,
  type ItemFormat,
  parseJson,
  stringifyJson,
} from "@animal-store/exact-json";
import type { CallEntry, CallFormats, EventFormat, ParameterStyles } from "./api-types.ts";
import type { ErrorData } from "./call-result.ts";
import type { Init, Values } from "./create-typed-client.ts";
import { toEssence } from "./media-type.ts";
import { findStyle, serializePairs, serializePath, toHeaders } from "./parameters.ts";

/** Returns the options of a call with serializers for its parameters and its body. */
export function prepare({ formats = {}, input }: Partial<CallEntry> = {}, init: Init): Init {
  const { parameters: styles = {} } = formats;
  const { params = {}, headers, ...others } = withBody(formats, init);
  const { cookies, query } = splitQuery(input, styles.cookie, params.query);
  const cookie = serializePairs({ ...cookies, ...params.cookie }, styles.cookie).join("; ");
  const ownHeaders = toHeaders(headers, styles.header);
  return {
    pathSerializer: (url, values) => serializePath(url, values, styles.path),
    querySerializer: (values) => serializeQuery(values, { ...styles.query, ...styles.querystring }),
    ...others,
    // openapi-fetch calls the serializer of the path only if there is an object.
    params: {
      ...params,
      path: params.path ?? {},
      query: { ...query, ...params.querystring },
      header: toHeaders(params.header, styles.header),
    },
    headers: cookie ? { ...ownHeaders, Cookie: cookie } : ownHeaders,
  };
}

/** A query can be the text of one value (OpenAPI 3.2, `in: querystring`). */
function serializeQuery(values: Values, styles: ParameterStyles): string {
  const name = Object.keys(styles).find((each) => styles[each]?.isWhole);
  if (name === undefined) return serializePairs(values, styles).join("&");
  return values[name] === undefined
    ? ""
    : encodeStyled(name, values[name], findStyle(styles, name), encodeURIComponent);
}

/** The input of an operation does not separate its cookies from its query, unless a name occurs in both. */
function splitQuery(input: CallEntry["input"], cookie: ParameterStyles = {}, values: Values = {}) {
  if (input === "locations") return { query: values };
  const filter = (isCookie: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(cookie, name) === isCookie));
  return { cookies: filter(true), query: filter(false) };
}

/** Returns the options of a call with a serializer for its body. */
function withBody(formats: CallFormats, init: Init): Init {
  if (!formats.body || init.body === undefined || init.bodySerializer) return init;
  const headers: Record<string, unknown> = Object.fromEntries(
    init.headers instanceof Headers ? init.headers : Object.entries(init.headers ?? {}),
  );
  const typeHeader = Object.keys(headers).find((name) => name.toLowerCase() === "content-type") ?? "Content-Type";
  const type = String(headers[typeHeader] ?? selectType(formats, init.body));
  // A stream has no length, so the runtime sends it while it reads the response.
  const isStream = init.body instanceof ReadableStream || isAsync(init.body);
  const streamOptions = isStream ? { duplex: "half" } : {};
  const hasBoundary = /boundary=/i.test(type) && isBytes(init.body);
  return {
    ...init,
    ...streamOptions,
    bodySerializer: (body) => serializeBody(type, body as object, formats),
    // The runtime adds the type of a multipart form with its boundary, and that of a Blob for a range such as `image/*`.
    headers: { ...headers, [typeHeader]: (isMultipart(type) && !hasBoundary) || type.endsWith("/*") ? null : type },
  };
}

/** Returns the first media type that can contain a body: bytes need one of bytes, and an object with files needs a form. */
function selectType({ body: defaultType = "", bodies = [defaultType] }: CallFormats, body: unknown): string {
  if (isBytes(body)) {
    const byteTypes = bodies.filter((type) => !isJsonType(type) && !isForm(type) && !isMultipart(type));
    const isOwnType = (type: string) => body instanceof Blob && matchesType(type, toEssence(body.type));
    return byteTypes.find(isOwnType) ?? byteTypes[0] ?? defaultType;
  }
  if (isAsync(body)) return bodies.find((type) => toItemFormat(type, { data: "json" })) ?? defaultType;
  return ((body instanceof FormData || hasFile(body)) && bodies.find(isMultipart)) || defaultType;
}

function isAsync(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

function isBytes(body: unknown): body is Blob | BufferSource | ReadableStream {
  return [Blob, ArrayBuffer, ReadableStream].some((kind) => body instanceof kind) || ArrayBuffer.isView(body);
}

function hasFile(body: unknown): boolean {
  return Object.values(body as object)
    .flat()
    .some((member) => isBytes(member));
}

/** @param range a media type, or a range such as `image/*` */
function matchesType(range: string, type: string): boolean {
  return range === type || range === "*/*" || (range.endsWith("/*") && type.startsWith(range.slice(0, -1)));
}

function isMultipart(type: string): boolean {
  return /^multipart\//i.test(type);
}

const eventStream = "text/event-stream";

/** Returns whether the data of a response is a stream of events or other items. */
export function streams({ formats }: Partial<CallEntry> = {}, { headers }: Response): boolean {
  return findItemFormat(formats, headers.get("Content-Type") ?? "") !== undefined;
}

/** Returns how a response carries its items, or undefined if they are not documented. */
function findItemFormat({ events, lines = [] }: CallFormats = {}, type: string): ItemFormat | undefined {
  const format = toItemFormat(type, events);
  return format?.kind === "events" || lines.includes(toEssence(type)) ? format : undefined;
}

/** Returns items such as events, text or bytes. Undefined for a response without a body and for JSON. */
export async function read(
  { formats = {} }: Partial<CallEntry> = {},
  response: Response,
): Promise<{ data: unknown } | undefined> {
  if (!response.body) return undefined;
  const type = toEssence(response.headers.get("Content-Type") ?? "application/octet-stream");
  const format = findItemFormat(formats, type);
  if (format) return { data: iterateItems(response, format) };
  if (!formats.data?.some((range) => matchesType(range, type))) return undefined;
  return { data: await (isTextType(type) ? response.text() : response.blob()) };
}

function isJsonType(type: string): boolean {
  return /[/+]json$/.test(toEssence(type));
}

function isForm(type: string): boolean {
  return toEssence(type) === "application/x-www-form-urlencoded";
}

function isTextType(type: string): boolean {
  return /^text\/|[/+]xml$/.test(type);
}

function serializeBody(type: string, body: object, formats: CallFormats): unknown {
  if (isBytes(body)) return body;
  const format = toItemFormat(type, formats.sentEvents);
  if (format) return toItemBody(body as Iterable<unknown>, format);
  if (isJsonType(type)) {
    if (hasFile(body))
      throw new TypeError("JSON cannot contain a Blob or bytes. Set the header Content-Type to multipart/form-data.");
    return stringifyJson(body);
  }
  if (!isMultipart(type) && !isForm(type)) return body;
  if (body instanceof FormData || body instanceof URLSearchParams) return body;
  const styles = findByType(type, formats.styles) ?? {};
  if (isMultipart(type))
    return toMultipart(listFields(type, body, formats, styles), toEssence(type), Array.isArray(body));
  const pairs = Object.entries(body).flatMap(([name, value]) => {
    const field = { [name]: value };
    if (Object.hasOwn(styles, name)) return serializePairs(field, styles);
    return listFields(type, field, formats).map((each) => `${new URLSearchParams([each as [string, string]])}`);
  });
  return pairs.join("&");
}

/** Returns the entry of a media type. */
function findByType<Entry>(type: string, entries: { readonly [mediaType: string]: Entry } = {}): Entry | undefined {
  return entries[Object.keys(entries).find((each) => toEssence(each) === toEssence(type)) ?? ""];
}

/**
 * Returns the fields of a form. A JSON part of a multipart form is a Blob without a name.
 * @param styles those of a multipart form, whose texts are not percent-encoded
 */
function listFields(
  type: string,
  body: object,
  { parts = {}, deepObjects = {} }: CallFormats,
  styles?: ParameterStyles,
): [string, string | Blob][] {
  const deepFields = findByType(type, deepObjects) ?? [];
  const members = Object.entries(body).flatMap((entry) => expandObject(entry, deepFields));
  return members.flatMap(([name, value]) => {
    const style = findStyle(styles, name);
    if (style.delimiter && value !== undefined) return [[name, encodeStyled(name, value, style, String)]];
    const key = Array.isArray(body) && !Object.hasOwn(parts, name) ? "*" : name;
    const partType = Object.hasOwn(parts, key) ? parts[key] : undefined;
    const isJson = isJsonType(partType ?? "") && !isBytes(value);
    return (isJson || Array.isArray(body) ? [value] : [value].flat())
      .filter((item) => Array.isArray(body) || (item !== undefined && item !== null))
      .map((item): [string, string | Blob] => {
        if (isBytes(item)) return [name, toFile(name, item, partType)];
        if (!isJson && (typeof item !== "object" || !isMultipart(type))) return [name, String(item)];
        const json = stringifyJson(item);
        return [name, isMultipart(type) ? new Blob([json], { type: partType || "application/json" }) : json];
      });
  });
}

/** A server recognizes a file by its name. */
function toFile(member: string, file: Blob | BufferSource | ReadableStream, type: string | undefined): File {
  if (file instanceof ReadableStream) throw new TypeError(`${member} must be a Blob: a form cannot contain a stream.`);
  const { name = "blob", type: ownType } = file as Partial<File>;
  return new File([file], name, { type: ownType || type || "application/octet-stream" });
}

/**
 * Writes a form (RFC 7578) or another multipart body. FormData would give each JSON part a file name, and normalize line breaks.
 * @param isList whether parts have no names
 */
function toMultipart(fields: readonly [string, string | Blob][], formType: string, isList: boolean): Blob {
  // Digits, because a Blob has its type in lower case.
  const boundary = crypto.getRandomValues(new Uint32Array(4)).join("");
  const parts = fields.flatMap(([name, value]) => {
    const fileName = value instanceof File ? `; filename="${escapeName(value.name)}"` : "";
    const type = value instanceof Blob ? `Content-Type: ${value.type}\r\n` : "";
    const disposition = isList ? "" : `Content-Disposition: form-data; name="${escapeName(name)}"${fileName}\r\n`;
    const head = `--${boundary}\r\n${disposition}${type}\r\n`;
    return [head, value, "\r\n"];
  });
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `${formType}; boundary=${boundary}` });
}

/** Escapes a name as browsers do (HTML standard, section 4.10.21.7). */
function escapeName(name: string): string {
  return name.replaceAll(/["\r\n]/g, encodeURIComponent);
}

/** Returns the members of an object with style deepObject under their names, such as `meta[key]`. */
function expandObject([name, value]: [string, unknown], deepFields: readonly string[]): [string, unknown][] {
  const isList = Array.isArray(value) && !value.some((item) => typeof item === "object" && item !== null);
  if (!deepFields.includes(name) || typeof value !== "object" || value === null || isList) return [[name, value]];
  return Object.entries(value).flatMap(([key, member]) => {
    const memberKey = `${name}[${key}]`;
    return expandObject([memberKey, member], [memberKey]);
  });
}

/** Returns the members of a documented body without a code, with the body as `cause`. */
export function parseError(
  { formats: { errors = {} } = {} }: Partial<CallEntry> = {},
  body: unknown,
  response: Response,
): ErrorData | undefined {
  const { status, headers } = response;
  const types = errors[status] ?? errors[`${`${status}`[0]}XX`] ?? errors.default;
  if (!types?.includes(body === undefined ? "" : toEssence(headers.get("Content-Type")))) return undefined;
  const members = (typeof body === "object" && body !== null ? body : {}) as Partial<ErrorData>;
  const { code, message } = members;
  return {
    ...members,
    code: typeof code === "string" ? code : undefined,
    message: typeof message === "string" ? message : `Status ${status}.`,
    status,
    cause: body,
  };
}

/** Parses the items of a response, such as events. The end of the iteration cancels the request. */
async function* iterateItems(response: Response, format: ItemFormat): AsyncGenerator<unknown, void, undefined> {
  const reader = (response.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
  try {
    yield* decodeItems(
      { [Symbol.asyncIterator]: () => ({ next: () => reader.read() as Promise<IteratorResult<string>> }) },
      format,
      { parse },
    );
  } finally {
    await reader.cancel();
  }

  function parse(text: string): unknown {
    try {
      return parseJson(text);
    } catch (cause) {
      const item = format.kind === "events" ? "An event" : "An item";
      throw new SyntaxError(
        `${item} of ${response.url || "the response"} is not JSON: ${text.slice(0, 80)}. Check for a proxy.`,
        { cause },
      );
    }
  }
}

/** Encodes the items of a body. A list is sent as a whole, and an async iterable as it yields. */
function toItemBody(items: Iterable<unknown> | AsyncIterable<unknown>, format: ItemFormat): BodyInit {
  const encode = (item: unknown) => encodeItem(item, format);
  if (Symbol.iterator in items) return Array.from(items, encode).join("");
  const iterator = items[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(encode(value)));
      },
      cancel() {
        void iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Returns how a media type carries items, or undefined for other types. */
function toItemFormat(type: string, events: EventFormat | undefined): ItemFormat | undefined {
  const essence = toEssence(type);
  if (essence === eventStream) return events && { kind: "events", ...events };
  if (/[/+]json-seq$/.test(essence)) return { kind: "sequence" };
  return /^application\/(?:x-)?(?:jsonl|ndjson|jsonlines)$/.test(essence) ? { kind: "lines" } : undefined;
}
