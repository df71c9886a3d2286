import { type ItemFormat, NonIntegerLiterals } from "@animal-store/exact-json";
import { escapeKey, findMediaType, toPointer } from "@animal-store/openapi-document/nodes";
import type { BodyEntry, ContentEntry, ItemCount, RequestLimits, Validator, Validators } from "../contract.ts";
import type { Awaitable, PipelineRequest } from "../message.ts";
import { maxViolations, PipelineError, truncate, type Violation } from "../reply/error-reply.ts";
import { formatName, formatPath, unescapePointer } from "./describe-violations.ts";
import {
  decodeText,
  type Form,
  type FormPart,
  findCharset,
  isUtf8,
  parseMultipart,
  parseParameters,
  parseUrlEncoded,
} from "./parse-form.ts";
import { decodeForm, parseLiteral, parseShallowJson, parseText, type Reread } from "./parse-text.ts";
import {
  chooseReadings,
  findContainer,
  findField,
  listNames,
  listRereads,
  type QueryField,
  toFields,
  wrongShape,
} from "./query-fields.ts";
import { isItems } from "./read-items.ts";
import { validateJson } from "./validate-json.ts";

export interface ContentSpec {
  readonly mediaType: string;
  readonly kind: ContentEntry["kind"];
  /** Set only for a body of items. */
  readonly format: (ItemFormat & ItemCount) | undefined;
  readonly fields: ReadonlyMap<string, QueryField>;
  readonly rereads: readonly Reread[];
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
    Object.entries(contents).map(([mediaType, content]) => {
      const { kind } = content;
      const validate = validators[mediaType === mainType ? `${id}.body` : `${id}.body ${mediaType}`];
      const format = isItems(content) ? content : undefined;
      const fields = toContentFields(content);
      return [mediaType, { mediaType, kind, format, fields, rereads: listRereads(content), validate }];
    }),
  );
}

function toContentFields({ fields = {}, unlistedFields }: ContentEntry): ReadonlyMap<string, QueryField> {
  const others: QueryField = { name: "", type: "object", takesOthers: true, ...unlistedFields };
  return new Map<string, QueryField>([
    ...(unlistedFields ? [[othersKey, others] as const] : []),
    ...Object.entries(fields).flatMap(([name, field]) => toFields({ ...field, name })),
  ]);
}

/** No field can have this name: it is not UTF-8. */
const othersKey = "\ud800";

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
  const exact = contents.get(contentType ?? "");
  if (exact?.kind === "json" && !exact.mediaType.includes("*")) return exact;
  const mediaTypes = [...contents.keys()];
  if (!contentType) return unsupportedType(`Content-Type is missing. Send Content-Type: ${mediaTypes.join(" or ")}.`);
  const content = contents.get(findMediaType(mediaTypes, contentType) ?? "");
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
  if (content.kind === "binary") return validateBody(content, bytes, bytes);
  return content.kind === "text" ? readText(content, bytes) : readForm(content, request, bytes, limits);
}

export function malformedBody(message: string): PipelineError {
  return new PipelineError("malformedBody", message);
}

function readJson(content: ContentSpec, bytes: Uint8Array, limits: RequestLimits): ParsedBody | PipelineError {
  if (bytes.byteLength === 0) return malformedBody("The body is empty. Send one JSON text in UTF-8.");
  const literals = new NonIntegerLiterals();
  const { value, problem } = parseShallowJson(bytes, limits.jsonDepth, literals);
  return problem === undefined ? validateBody(content, value, bytes, literals) : malformedBody(`The body ${problem}`);
}

function readText(content: ContentSpec, bytes: Uint8Array): ParsedBody | PipelineError {
  const text = decodeText(bytes);
  if (text === undefined) return malformedBody("The body is not valid UTF-8. Send text in UTF-8.");
  return validateBody(content, text, bytes);
}

function readForm(
  spec: ContentSpec,
  request: PipelineRequest,
  bytes: Uint8Array,
  { jsonDepth }: RequestLimits,
): ParsedBody | PipelineError {
  const { kind, mediaType } = spec;
  const namedType = mediaType === "multipart/form-data" ? "form" : "named";
  const form =
    kind === "form"
      ? parseUrlEncoded(bytes)
      : parseMultipart(
          bytes as Uint8Array<ArrayBuffer>,
          parseParameters(request.header("content-type") ?? "")?.get("boundary"),
          kind === "parts" ? "list" : namedType,
        );
  if (form instanceof PipelineError) return form;
  const { parts, violations } = form;
  // A field that cannot be decoded is not also missing.
  if (violations.length > 0) return { body: undefined, bodyBytes: bytes, violations };
  const content = kind === "parts" ? withPositions(spec, parts) : spec;
  const literals = new NonIntegerLiterals();
  const parseJsonPart: ParseJson = (source) => parseShallowJson(source, jsonDepth, literals);
  const read = (reread: Reread = {}) => {
    const { body, ...found } = readFields(parts, content, parseJsonPart, reread);
    return { value: kind === "parts" ? Object.values(body) : body, ...found };
  };
  const { value, problems, reasons } = read();
  const validate = () => validateBody(content, value, bytes, literals);
  let { violations: invalid, ...parsed } = validate();
  if (invalid.length > 0 && spec.rereads.length > 0) {
    chooseReadings(
      value,
      spec.rereads,
      (reread) => read(reread).value,
      () => validate().violations,
    );
    ({ violations: invalid, ...parsed } = validate());
  }
  const problemPaths = new Set(problems.map(({ path }) => path));
  const described = invalid
    .filter(({ path }) => !problemPaths.has(path))
    .map((violation) => reasons.get(violation.path) ?? describeField(violation, parts, content));
  return { ...parsed, violations: [...problems, ...described, ...checkPartTypes(parts, content)] };
}

/** Names the fields of parts after their positions. */
function withPositions({ fields, ...spec }: ContentSpec, parts: Parts): ContentSpec {
  const entries = Array.from(parts.keys(), (name) => {
    const field = fields.get(name) ?? fields.get("*");
    return [name, field && { ...field, name }] as const;
  });
  return { ...spec, fields: new Map(entries.filter((entry): entry is [string, QueryField] => entry[1] !== undefined)) };
}

export function validateBody(
  { validate }: ContentSpec,
  parsedBody: unknown,
  bodyBytes: Uint8Array,
  literals?: NonIntegerLiterals,
): ParsedBody {
  const { value: body, violations } = validateJson(validate, parsedBody, { literals });
  // A schema without a type accepts any number, but JSON has no text for Infinity and NaN.
  if (literals?.overflow === undefined || violations.length > 0) return { body, bodyBytes, violations };
  const number = truncate(literals.overflow, 40);
  const message = `The number ${number} is beyond the range of a double: 0, or ±${Number.MIN_VALUE} to ±${Number.MAX_VALUE}. Send another one.`;
  return { body, bodyBytes, violations: [{ path: "", message }] };
}

type Parts = Form["parts"];

interface FormFields {
  readonly body: object;
  readonly problems: Violation[];
  /** Explains why the validator rejects the value at a path. */
  readonly reasons: ReadonlyMap<string, Violation>;
}

type ParseJson = (source: string | Uint8Array | undefined) => ReturnType<typeof parseShallowJson>;

function readFields(parts: Parts, { fields }: ContentSpec, parseJsonPart: ParseJson, reread: Reread): FormFields {
  // The client chooses the names. Only an object without a prototype can have the member `__proto__`.
  const body: Record<string, unknown> = Object.create(null);
  const problems: Violation[] = [];
  const reasons = new Map<string, Violation>();
  for (const [key, fieldParts] of parts) {
    const field = findField(fields, key);
    const { name, objectNames = [] } = field ?? { name: key };
    const isList = field?.isArray && !field.delimiter;
    const path = toPointer(...[...objectNames, name].map(String));
    let problemCount = 0;
    const values = fieldParts.map((part, index) => {
      // Each problem took an exception, and no response lists more.
      if (problemCount === maxViolations) return part.value;
      const { value, problem } = readPart(field, part, parseJsonPart, reread, field?.itemTypes?.[index]);
      if (problem === undefined) return value;
      problemCount += 1;
      const partPath = isList ? `${path}/${index}` : path;
      const violation = { path: partPath, message: `${formatPath(partPath)} ${problem}` };
      // The validator takes a file for an object, and the schema of a field with a JSON type can accept the text.
      if (field?.contentTypes || field?.delimiter || value instanceof Blob) problems.push(violation);
      else reasons.set(partPath, violation);
      return value;
    });
    if (!isList && values.length > 1)
      reasons.set(path, { path, message: `${key} is given ${values.length} times. Give it once.` });
    const container = findContainer(body, objectNames);
    if (!container || Object.hasOwn(container, name)) {
      const objectName = String(objectNames[0] ?? name);
      problems.push(wrongShape(objectName, objectNames, `/${escapeKey(objectName)}`));
    } else {
      const isArray = isList || values.length > 1 || (reread.readsArrays && field?.isRepeatable && !field.delimiter);
      container[name] = isArray ? values : values[0];
    }
  }
  return { body: { ...body }, problems, reasons };
}

/** Returns a part that does not fit its field unchanged, such as a file in place of text. The validator then rejects it. */
function readPart(
  field: QueryField | undefined,
  { value, file, bytes, encoded }: FormPart,
  parseJsonPart: ParseJson,
  reread: Reread,
  type = field?.type ?? "any",
): { value?: unknown; problem?: string } {
  if (type === "file" && file) return { value: file };
  if (!field || type === "file" || type === "any") return { value };
  if (field.delimiter && typeof value === "string") {
    const violations: Violation[] = [];
    const reader = { violations, jsonDepth: 0, literals: undefined, ...reread };
    // Only application/x-www-form-urlencoded is percent-encoded.
    const parsed =
      encoded === undefined
        ? parseText({ ...field, isRaw: true }, value, (text) => text, reader)
        : parseText(field, encoded, decodeForm, reader);
    const [violation] = violations;
    return violation ? { value, problem: violation.message.slice(field.name.length + 1) } : { value: parsed };
  }
  if (!type.endsWith("json"))
    return { value: typeof value === "string" ? parseLiteral(type, value, reread.readsTexts) : value };
  if (type === "file|json" && typeof value !== "string" && !/[/+]json\b/.test(value.type)) return { value };
  return { value, ...parseJsonPart(typeof value === "string" ? value : bytes) };
}

/** Lists the fields of the form, or of an object in style deepObject such as `meta[color]`, if a field is unknown. */
function describeField({ path, message }: Violation, parts: Parts, { fields }: ContentSpec): Violation {
  const key = unescapePointer(path.slice(1));
  if (path.lastIndexOf("/") > 0 || findField(fields, key)) return { path, message };
  const members = parts.has(key) ? listNames(fields, key) : "";
  if (members !== "") return { path, message: `${message} Send its members as ${members}.` };
  if (!message.includes(" is not an allowed member. ")) return { path, message };
  const [objectName] = key.split("[");
  const siblings = listNames(fields, objectName);
  if (siblings !== "")
    return { path, message: `${truncate(key, 60)} is not an allowed member. Allowed members: ${siblings}.` };
  const name = formatName(truncate(key, 60));
  return { path, message: `${name} is not a field of this form. Allowed fields: ${listNames(fields)}.` };
}

function checkPartTypes(parts: Parts, { fields }: ContentSpec): Violation[] {
  return Array.from(fields, ([name, { contentTypes }]) =>
    (parts.get(name) ?? []).flatMap(({ value }) => {
      if (!contentTypes || typeof value === "string") return [];
      if (findMediaType(contentTypes, value.type) !== undefined) return [];
      const got = value.type === "" ? "none" : truncate(value.type, 100);
      const message = `The type of ${name} must be ${contentTypes.join(" or ")}, got ${got}.`;
      return [{ path: `/${escapeKey(name)}`, message }];
    }),
  ).flat();
}
