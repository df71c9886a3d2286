import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import type { BodyEntry, ContentEntry, RequestLimits, Validator, Validators } from "../contract.ts";
import { type Awaitable, findMediaType, type PipelineRequest } from "../message.ts";
import { PipelineError, truncate, type Violation } from "../reply/error-reply.ts";
import {
  decodeText,
  type Form,
  type FormPart,
  findCharset,
  isUtf8,
  parseMultipart,
  parseParameters,
  parseUrlEncoded,
  utf8Decoder,
} from "./parse-form.ts";
import { findField, parseLiteral, type QueryField, toFields, valueAndObject } from "./read-parameters.ts";
import { validateJson } from "./validate-json.ts";

export interface ContentSpec {
  readonly mediaType: string;
  readonly kind: ContentEntry["kind"];
  readonly fields: ReadonlyMap<string, QueryField>;
  readonly validate: Validator | undefined;
}

export interface ParsedBody {
  readonly body: unknown;
  readonly bodyBytes: Uint8Array;
  readonly violations: readonly Violation[];
}

export function toContentSpecs(
  id: string,
  { mediaType: mainType, contents = { [mainType]: { kind: "json" } } }: BodyEntry,
  validators: Validators,
): ReadonlyMap<string, ContentSpec> {
  return new Map(
    Object.entries(contents).map(([mediaType, { kind, fields = {} }]) => {
      const validate = validators[mediaType === mainType ? `${id}.body` : `${id}.body ${mediaType}`];
      const fieldsByName = new Map(Object.entries(fields).flatMap(([name, field]) => toFields({ ...field, name })));
      return [mediaType, { mediaType, kind, fields: fieldsByName, validate }];
    }),
  );
}

export function findContent(
  contents: ReadonlyMap<string, ContentSpec>,
  request: PipelineRequest,
): ContentSpec | PipelineError {
  const encoding = request.header("content-encoding");
  if (encoding)
    return unsupportedType(
      `Content-Encoding ${truncate(encoding, 100)} is not supported. Send the body without Content-Encoding.`,
    );
  const contentType = request.header("content-type");
  const mediaTypes = [...contents.keys()];
  if (!contentType) return unsupportedType(`Content-Type is missing. Send Content-Type: ${mediaTypes.join(" or ")}.`);
  const [type = ""] = contentType.split(";");
  const content = contents.get(findMediaType(mediaTypes, type.trim().toLowerCase()) ?? "");
  const isBinary = content?.kind === "binary";
  if (content && (isBinary || isUtf8(findCharset(contentType)))) return content;
  const expected = `${content?.mediaType ?? mediaTypes.join(" or ")}${isBinary ? "" : " in UTF-8"}`;
  return unsupportedType(`Content-Type must be ${expected}, got ${truncate(contentType, 100)}.`);
}

function unsupportedType(message: string): PipelineError {
  return new PipelineError("unsupportedMediaType", message);
}

/** Parses and validates a body. @param bytes undefined above the limit */
export function readContent(
  content: ContentSpec,
  request: PipelineRequest,
  bytes: Uint8Array | undefined,
  limits: RequestLimits,
): Awaitable<ParsedBody | PipelineError> {
  if (!bytes) {
    const message = `The body is larger than ${limits.bodyBytes} bytes. Send a smaller body.`;
    // The rest of the body is not read, so the connection cannot serve another request (RFC 9110, section 15.5.14).
    return new PipelineError("payloadTooLarge", message, { headers: { Connection: "close" } });
  }
  if (content.kind === "json") return readJson(content, bytes, limits);
  if (content.kind === "binary") return { body: bytes, bodyBytes: bytes, violations: [] };
  return content.kind === "text" ? readText(content, bytes) : readForm(content, request, bytes, limits);
}

export function malformedBody(message: string): PipelineError {
  return new PipelineError("malformedBody", message);
}

function readJson(content: ContentSpec, bytes: Uint8Array, { jsonDepth }: RequestLimits): ParsedBody | PipelineError {
  if (bytes.byteLength === 0) return malformedBody("The body is empty. Send one JSON text in UTF-8.");
  const literals = new NonIntegerLiterals();
  let body: unknown;
  try {
    body = parseJson(utf8Decoder.decode(bytes), literals);
  } catch {
    return malformedBody("The body is not valid JSON. Send one JSON text in UTF-8 without a byte order mark.");
  }
  if (isDeeperThan(body, jsonDepth, bytes.byteLength))
    return malformedBody(`The body is nested deeper than ${jsonDepth} levels. Send a flatter one.`);
  return validateBody(content, body, bytes, literals);
}

function readText(content: ContentSpec, bytes: Uint8Array): ParsedBody | PipelineError {
  const text = decodeText(bytes);
  if (text === undefined) return malformedBody("The body is not valid UTF-8. Send text in UTF-8.");
  return validateBody(content, text, bytes);
}

function readForm(
  content: ContentSpec,
  request: PipelineRequest,
  bytes: Uint8Array,
  { jsonDepth }: RequestLimits,
): ParsedBody | PipelineError {
  const form =
    content.kind === "form"
      ? parseUrlEncoded(bytes)
      : parseMultipart(
          bytes as Uint8Array<ArrayBuffer>,
          parseParameters(request.header("content-type") ?? "")?.get("boundary"),
        );
  if (form instanceof PipelineError) return form;
  const { parts, violations } = form;
  // A field that cannot be decoded is not also missing.
  if (violations.length > 0) return { body: undefined, bodyBytes: bytes, violations };
  const charset = parts.get(charsetField)?.[0]?.value ?? "utf-8";
  if (typeof charset !== "string" || !isUtf8(charset))
    return unsupportedType(
      `${charsetField} must be UTF-8, got ${truncate(String(charset), 60)}. Send the form in UTF-8.`,
    );
  if (!content.fields.has(charsetField)) parts.delete(charsetField);
  const literals = new NonIntegerLiterals();
  const parseJsonPart = (text: string) => {
    const value = parseJson(text, literals);
    return isDeeperThan(value, jsonDepth, text.length) ? text : value;
  };
  const { body, problems } = readFields(parts, content, parseJsonPart);
  const { violations: invalid, ...parsed } = validateBody(content, body, bytes, literals);
  const described = invalid.map((violation) => describeMembers(violation, parts, content));
  return { ...parsed, violations: [...problems, ...described, ...checkPartTypes(parts, content)] };
}

/** Browsers write the encoding of a form into this field (RFC 7578, section 4.6). */
const charsetField = "_charset_";

function validateBody(
  { validate }: ContentSpec,
  parsedBody: unknown,
  bodyBytes: Uint8Array,
  literals?: NonIntegerLiterals,
): ParsedBody {
  const { value: body, violations } = validateJson(validate, parsedBody, { literals });
  return { body, bodyBytes, violations };
}

type Parts = Form["parts"];

type ParseText = (text: string) => unknown;

function readFields(
  parts: Parts,
  { fields }: ContentSpec,
  parseJsonPart: ParseText,
): { body: object; problems: Violation[] } {
  const body = new Map<string, unknown>();
  const objects = new Map<string, Map<string, unknown>>();
  const problems: Violation[] = [];
  for (const [key, fieldParts] of parts) {
    const field = findField(fields, key);
    const { name, objectName } = field ?? { name: key };
    const values = fieldParts.map((part) => readPart(field, part, parseJsonPart));
    if (field?.type === "json" && values.some((value) => value instanceof Blob))
      problems.push({ path: `/${name}`, message: `${name} must be JSON in UTF-8.` });
    const value = field?.isArray || values.length > 1 ? values : values[0];
    if (objectName === undefined) body.set(name, value);
    else objects.set(objectName, (objects.get(objectName) ?? new Map()).set(name, value));
  }
  for (const [name, members] of objects) {
    if (body.has(name)) problems.push(valueAndObject(name, `/${name}`));
    body.set(name, Object.fromEntries(members));
  }
  return { body: Object.fromEntries(body), problems };
}

/** Returns a part that does not fit its field unchanged, such as a file in place of text. The validator then rejects it. */
function readPart(field: QueryField | undefined, { value, bytes }: FormPart, parseJsonPart: ParseText): unknown {
  if (!field || field.type === "file" || field.type === "any") return value;
  if (!field.type.endsWith("json")) return typeof value === "string" ? parseLiteral(field.type, value) : value;
  if (field.type === "file|json" && typeof value !== "string" && !/[/+]json\b/.test(value.type)) return value;
  try {
    return parseJsonPart(typeof value === "string" ? value : utf8Decoder.decode(bytes));
  } catch {
    return value;
  }
}

/** Adds the notation of style deepObject, such as `meta[color]`, to a violation about an object or an unknown member of it. */
function describeMembers({ path, message }: Violation, parts: Parts, { fields }: ContentSpec): Violation {
  const key = path.slice(1);
  const [objectName] = key.split("[");
  const members = [...fields].flatMap(([name, field]) => (field.objectName === objectName ? [name] : [])).join(", ");
  if (members === "" || !parts.has(key) || fields.has(key)) return { path, message };
  if (key === objectName) return { path, message: `${message} Send its members as ${members}.` };
  return { path, message: `${truncate(key, 60)} is not an allowed member. Allowed members: ${members}.` };
}

function checkPartTypes(parts: Parts, { fields }: ContentSpec): Violation[] {
  return Array.from(fields, ([name, { contentTypes }]) =>
    (parts.get(name) ?? []).flatMap(({ value }) => {
      if (!contentTypes || typeof value === "string") return [];
      const type = value.type.split(";")[0]?.trim() ?? "";
      if (findMediaType(contentTypes, type) !== undefined) return [];
      const got = type === "" ? "none" : truncate(type, 100);
      return [{ path: `/${name}`, message: `The type of ${name} must be ${contentTypes.join(" or ")}, got ${got}.` }];
    }),
  ).flat();
}

function isDeeperThan(value: unknown, depth: number, textLength: number): boolean {
  // More than `depth` levels need as many opening and closing brackets.
  if (textLength <= 2 * depth || typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(member, depth - 1, textLength));
}
