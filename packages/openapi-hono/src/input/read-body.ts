import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import type { BodyEntry, ContentEntry, RequestLimits, Validator, Validators } from "../contract.ts";
import { type Awaitable, findMediaType, type PipelineRequest } from "../message.ts";
import { PipelineError, truncate, type Violation } from "../reply/error-reply.ts";
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
  if (encoding !== null)
    return unsupportedType(
      `Content-Encoding ${truncate(encoding, 100)} is not supported. Send the body without Content-Encoding.`,
    );
  const contentType = request.header("content-type");
  const mediaTypes = [...contents.keys()];
  const allowedTypes = mediaTypes.join(" or ");
  if (!contentType) return unsupportedType(`Content-Type is missing. Send Content-Type: ${allowedTypes}.`);
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const content = contents.get(findMediaType(mediaTypes, type) ?? "");
  const isBinary = content?.kind === "binary";
  if (content && (isBinary || findCharset(parameters) === "utf-8")) return content;
  const expected = `${content?.mediaType ?? allowedTypes}${isBinary ? "" : " in UTF-8"}`;
  return unsupportedType(`Content-Type must be ${expected}, got ${truncate(contentType, 100)}.`);
}

function findCharset(parameters: readonly string[]): string {
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return charset?.slice("charset=".length).replaceAll('"', "") ?? "utf-8";
}

function unsupportedType(message: string): PipelineError {
  return new PipelineError("unsupportedMediaType", message);
}

const utf8Decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

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
  try {
    return validateBody(content, utf8Decoder.decode(bytes), bytes);
  } catch {
    return malformedBody("The body is not valid UTF-8. Send text in UTF-8.");
  }
}

async function readForm(
  content: ContentSpec,
  request: PipelineRequest,
  bytes: Uint8Array,
  { jsonDepth }: RequestLimits,
): Promise<ParsedBody | PipelineError> {
  const literals = new NonIntegerLiterals();
  const parseJsonPart = (text: string) => {
    const value = parseJson(text, literals);
    return isDeeperThan(value, jsonDepth, text.length) ? text : value;
  };
  const headers = { "Content-Type": request.header("content-type") ?? "" };
  try {
    const form = await new Response(new Uint8Array(bytes), { headers }).formData();
    const { body, conflicts } = await readFields(form, content, parseJsonPart);
    const { violations, ...parsed } = validateBody(content, body, bytes, literals);
    const described = violations.map((violation) => describeMembers(violation, form, content));
    return { ...parsed, violations: [...described, ...conflicts, ...checkPartTypes(form, content)] };
  } catch {
    return malformedBody("The body is not a valid form. Encode its fields as Content-Type specifies.");
  }
}

function validateBody(
  { validate }: ContentSpec,
  parsedBody: unknown,
  bodyBytes: Uint8Array,
  literals?: NonIntegerLiterals,
): ParsedBody {
  const { value: body, violations } = validateJson(validate, parsedBody, literals);
  return { body, bodyBytes, violations };
}

type Part = string | Blob;

type ParseText = (text: string) => unknown;

async function readFields(
  form: FormData,
  { fields }: ContentSpec,
  parseJsonPart: ParseText,
): Promise<{ body: object; conflicts: Violation[] }> {
  const body = new Map<string, unknown>();
  const objects = new Map<string, Map<string, unknown>>();
  const conflicts: Violation[] = [];
  for (const key of new Set(form.keys())) {
    const field = findField(fields, key);
    const { name, objectName } = field ?? { name: key };
    const values = await Promise.all(form.getAll(key).map((part) => readPart(field, part, parseJsonPart)));
    const value = field?.isArray || values.length > 1 ? values : values[0];
    if (objectName === undefined) body.set(name, value);
    else objects.set(objectName, (objects.get(objectName) ?? new Map()).set(name, value));
  }
  for (const [name, members] of objects) {
    if (body.has(name)) conflicts.push(valueAndObject(name, `/${name}`));
    body.set(name, Object.fromEntries(members));
  }
  return { body: Object.fromEntries(body), conflicts };
}

/** Returns a part that does not fit its field unchanged, such as a file in place of text. The validator then rejects it. */
async function readPart(field: QueryField | undefined, part: Part, parseJsonPart: ParseText): Promise<unknown> {
  if (!field || field.type === "file" || field.type === "any") return part;
  if (!field.type.endsWith("json")) return typeof part === "string" ? parseLiteral(field.type, part) : part;
  if (field.type === "file|json" && typeof part !== "string" && !/[/+]json\b/.test(part.type)) return part;
  try {
    return parseJsonPart(typeof part === "string" ? part : await part.text());
  } catch {
    return part;
  }
}

/** Adds the notation of style deepObject, such as `meta[color]`, to a violation about an object or an unknown member of it. */
function describeMembers({ path, message }: Violation, form: FormData, { fields }: ContentSpec): Violation {
  const key = path.slice(1);
  const [objectName] = key.split("[");
  const members = [...fields].flatMap(([name, field]) => (field.objectName === objectName ? [name] : [])).join(", ");
  if (members === "" || !form.has(key) || fields.has(key)) return { path, message };
  if (key === objectName) return { path, message: `${message} Send its members as ${members}.` };
  return { path, message: `${truncate(key, 60)} is not an allowed member. Allowed members: ${members}.` };
}

/** A text part has no type: `FormData` does not preserve it. */
function checkPartTypes(form: FormData, { fields }: ContentSpec): Violation[] {
  return [...form].flatMap(([name, part]) => {
    const { contentTypes } = fields.get(name) ?? {};
    if (!contentTypes || typeof part === "string") return [];
    const type = part.type.split(";")[0]?.trim() ?? "";
    if (findMediaType(contentTypes, type) !== undefined) return [];
    const got = type === "" ? "none" : truncate(type, 100);
    return [{ path: `/${name}`, message: `The type of ${name} must be ${contentTypes.join(" or ")}, got ${got}.` }];
  });
}

function isDeeperThan(value: unknown, depth: number, textLength: number): boolean {
  // More than `depth` levels need as many opening and closing brackets.
  if (textLength <= 2 * depth || typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(member, depth - 1, textLength));
}
