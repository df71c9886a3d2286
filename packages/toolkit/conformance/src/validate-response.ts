import { isUtf8 } from "node:buffer";
import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import { findContent, findResponse, isJson, type Node, toArray, toNode } from "@animal-store/openapi-document";
import type { ApiDocument, Content, HeaderEntry, Operation, ResponseEntry, Schema } from "./document.ts";
import { isEventStream, isItems, parseBody, parseEvents, type StreamEvent, splitItems } from "./http/body.ts";
import type { HttpRequest, HttpResponse } from "./http/http-client.ts";
import { checkHeaderRules } from "./http-rules.ts";
import { listAlternatives } from "./schema/resolve-schema.ts";
import { createSchemaValidator, type SchemaValidator, type Violation } from "./schema/schema-validator.ts";
import { itemsOf } from "./schema/values.ts";
import { quote, shorten } from "./text.ts";

/** A rule that a response breaks. */
export interface Problem {
  /** Names the rule, the same for each response: `schema`, `undocumented-status`. */
  readonly check: string;
  /** Names the part of the response and the rule, then the value found: `, got …`. */
  readonly message: string;
  /** The part of the document with the rule, and its key. */
  readonly node?: object | undefined;
  readonly key?: string | undefined;
}

export interface ResponseOptions {
  /** Whether undocumented members of objects that list their members are problems. @default true */
  readonly isClosed?: boolean;
  /** Whether undocumented headers are problems, a Content-Type without content, and statuses that HTTP implies. @default false */
  readonly isStrict?: boolean;
  /** Whether a response to a request without `Origin` can have CORS headers. @default true, except with `isStrict` */
  readonly allowsCors?: boolean;
}

const largeLength = 2 ** 20;
// Collecting the violations of each item takes time that grows with their square.
const largeValueCount = 20_000;
const manyViolations = 100;
const maxManyViolations = 3000;

type FoundResponse = Pick<HttpResponse, "status" | "headers" | "bytes" | "bodyText">;

interface ResponseValidator {
  /**
   * Returns the problems of a response: its status, headers, media type and body.
   * @param operation undefined for a request that matches no operation
   */
  validateResponse(
    operation: Operation | undefined,
    request: Pick<HttpRequest, "method" | "headers">,
    response: FoundResponse,
  ): Problem[];
  /** Validates a value without rules for undocumented members. */
  readonly validateOpen: SchemaValidator;
}

export function createResponseValidator(document: ApiDocument, options: ResponseOptions = {}): ResponseValidator {
  const { isClosed = true, isStrict = false, allowsCors = !isStrict } = options;
  const validate = createSchemaValidator(document, { direction: "response", isClosed });
  const validateLarge = createSchemaValidator(document, { direction: "response", isClosed, stopsEarly: true });
  // Problem details can have other members (RFC 9457, section 3.2).
  const validateOpen = createSchemaValidator(document, { direction: "response" });
  /** The violations of a schema beyond `manyViolations` of each response. By then, its rules are known. */
  const repeated = new Map<Schema, number>();
  const commonHeaders = Object.entries(toNode(document.root["x-answer-headers"]) as Record<string, string>);

  return { validateResponse, validateOpen };

  function validateResponse(
    operation: Operation | undefined,
    { method, headers = [] }: Pick<HttpRequest, "method" | "headers">,
    response: FoundResponse,
  ): Problem[] {
    const responses = operation?.responses ?? document.unrouted;
    // Without documented responses, only operations have rules.
    if (!operation && responses.length === 0) return [];
    // HEAD and OPTIONS are responses of HTTP, which a document need not describe.
    const others = operation && method !== operation.method ? document.unrouted : [];
    const entry = findResponse(responses, response.status) ?? findResponse(others, response.status);
    const isRepeatable = headers.some(([name]) => /^idempotency-key$/i.test(name));
    if (!entry && !isStrict && isImplied(operation, response.status, isRepeatable)) return [];
    if (!entry) {
      const documented = responses.map(({ status }) => status).join(", ");
      const body = response.bodyText === "" ? "" : `. Body: ${shorten(response.bodyText, 200)}`;
      const message = `status ${response.status}: is not documented; documented are ${documented}${body}`;
      return [toProblem("undocumented-status", message, operation?.node, "responses")];
    }
    const problems = [
      ...validateHeaders(entry, response.headers, allowsCors || headers.some(([name]) => /^origin$/i.test(name))),
      ...checkHeaderRules(document, operation, entry, response.headers),
      ...validateBody(entry, method, response),
      ...validateErrorCode(document, entry, response),
    ];
    return problems.map((problem) => ({ ...problem, node: problem.node ?? entry.node }));
  }

  function validateHeaders({ headers }: ResponseEntry, found: HttpResponse["headers"], hasOrigin: boolean): Problem[] {
    const names = [...headers.map(({ name }) => name), ...commonHeaders.map(([name]) => name)];
    const documented = new Set(names.map((name) => name.toLowerCase()));
    const isUndocumented = (name: string) =>
      !documented.has(name) && !standardHeaders.has(name) && !(hasOrigin && name.startsWith("access-control-"));
    const undocumented = isStrict ? [...found].filter(([name]) => isUndocumented(name)) : [];
    return [
      ...headers.flatMap((header) => validateHeader(header, found.get(header.name.toLowerCase()))),
      ...undocumented.map(([name, value]) =>
        toProblem("undocumented-header", `header ${name}: is not documented, got ${quote(value)}`),
      ),
      // A proxy or a page can remove one of these headers.
      ...commonHeaders.flatMap(([name, value]) => {
        const sent = found.get(name.toLowerCase()) ?? value;
        if (sent === value) return [];
        return toProblem("header", `header ${name}: must be ${quote(value)}, got ${quote(sent)}`);
      }),
    ];
  }

  function validateHeader(header: HeaderEntry, value: string | undefined): Problem[] {
    const { name, required, schema, node } = header;
    // Content-Type is not a header of OpenAPI (section 4.8.17).
    if (name.toLowerCase() === "content-type") return [];
    if (value === undefined)
      return required ? [toProblem("header", `header ${name}: is required but missing`, node, "required")] : [];
    return validate(schema, parseHeaderValue(header, value)).map(({ message }) =>
      toProblem("header", `header ${name}: ${message}`, node, "schema"),
    );
  }

  function parseHeaderValue({ schema, explode, mediaType }: HeaderEntry, value: string): unknown {
    const json = mediaType !== undefined && isJson(mediaType) ? tryParseExact(value) : undefined;
    if (mediaType !== undefined) return json ? json.value : value;
    const object = listAlternatives(document, schema).find(({ type }) => [type].flat().includes("object"));
    if (!object) return parseHeader(schema, value);
    const properties = toNode(object.properties) as Record<string, Schema>;
    const texts = value.split(/\s*,\s*/);
    const pairs = explode
      ? texts.map((text) => text.split(/=(.*)/s))
      : texts.flatMap((text, index) => (index % 2 === 0 ? [[text, texts[index + 1]]] : []));
    const members = pairs.map(([name = "", text = ""]) => [name, parseHeader(properties[name] ?? true, text)] as const);
    return Object.fromEntries(members);
  }

  // A value that does not match its type stays a string, which the schema rejects.
  function parseHeader(schema: Schema, value: string): unknown {
    const alternatives = listAlternatives(document, schema);
    const types = alternatives.flatMap(({ type }) => type);
    if (types.includes("integer") && /^(0|-?[1-9][0-9]*)$/.test(value)) return parseJson(value);
    if (types.includes("number") && value.trim() !== "" && Number.isFinite(Number(value))) return Number(value);
    if (types.includes("boolean") && /^(true|false)$/.test(value)) return value === "true";
    if (!types.includes("array")) return value;
    const list = alternatives.find(({ type }) => [type].flat().includes("array")) ?? {};
    return value.split(/\s*,\s*/).map((item) => parseHeader(itemsOf(list), item));
  }

  function validateBody({ contents, node }: ResponseEntry, method: string, response: FoundResponse): Problem[] {
    const { status, bodyText, headers } = response;
    const contentType = headers.get("content-type");
    const reject = (check: string, message: string) => [toProblem(check, message, node, "content")];
    if (isStrict && contents.length === 0 && contentType !== undefined)
      return reject("media-type", `header Content-Type: must be absent, got ${contentType}`);
    const isEmpty = method === "HEAD" || [204, 205, 304].includes(status);
    if (isEmpty || contents.length === 0) {
      // Without `content`, a body is not documented, but not forbidden either.
      if (bodyText === "" || !(isEmpty || isStrict)) return [];
      return reject("unexpected-content", `body: must be absent, got ${bodyText.length} characters`);
    }
    const content = findContent(contents, contentType);
    if (!content) {
      const types = contents.map(({ mediaType }) => mediaType).join(" or ");
      return reject("media-type", `header Content-Type: must be ${types}, got ${contentType ?? "none"}`);
    }
    const problems = [...validateCharset(contentType ?? ""), ...validateContent(content, response)];
    return problems.map((problem) => ({ ...problem, node: problem.node ?? content.node }));
  }

  function validateContent({ mediaType, schema, itemSchema }: Content, response: FoundResponse): Problem[] {
    const type = response.headers.get("content-type") ?? "";
    if (itemSchema !== undefined && isEventStream(type))
      return parseEvents(response.bodyText).flatMap((event, index) =>
        toEventProblems(index, validateWholeEvent(document, validate, itemSchema, event)),
      );
    if (schema === undefined) return [];
    if (isItems(type)) {
      const items = splitItems(response.bodyText).map(tryParseExact);
      if (items.includes(undefined)) return [toProblem("schema", "body: must have an item of JSON on each line")];
      return toProblems(
        schema,
        items.map((item) => item?.value),
      );
    }
    if (isEventStream(type)) return validateEvents(document, validate, schema, response.bodyText);
    if (!isJson(type)) {
      const alternatives = listAlternatives(document, schema);
      const isStructure = alternatives.some(({ type }) => type === "object" || type === "array");
      const isText = mediaType.startsWith("text/") && !isStructure && alternatives.some(isTextSchema);
      return isText ? toProblems(schema, response.bodyText) : [];
    }
    if (!isUtf8(response.bytes)) return [toProblem("schema", "body: must be UTF-8 (RFC 8259, section 8.1)")];
    const json = tryParseExact(response.bodyText);
    if (!json) return [toProblem("schema", `body: must be JSON, got ${quote(response.bodyText)}`)];
    if (/^application\/problem\+json/i.test(type)) return toProblems(schema, json.value, validateOpen);
    const count = repeated.get(schema) ?? 0;
    const stopsEarly = isLarge(response.bodyText) || count > maxManyViolations;
    const problems = toProblems(schema, json.value, stopsEarly ? validateLarge : validate);
    repeated.set(schema, count + Math.max(0, problems.length - manyViolations));
    return problems;
  }

  function toProblems(schema: Schema, value: unknown, validator = validate): Problem[] {
    return validator(schema, value).map(({ path, message, node, keyword }) => {
      const isUndocumented = /^(additional|unevaluated)Properties$/.test(keyword);
      return toProblem(isUndocumented ? "undocumented-member" : "schema", `body ${path}: ${message}`, node);
    });
  }
}

function isLarge(json: string): boolean {
  return (
    json.length > largeLength ||
    (json.length > largeValueCount && json.split(",", largeValueCount).length === largeValueCount)
  );
}

function toProblem(check: string, message: string, node?: object, key?: string): Problem {
  return { check, message, node, key };
}

// A server or a proxy can send these for any request (RFC 9110, section 15.5, and RFC 6585).
const impliedStatuses = [400, 405, 413, 414, 415, 429, 431];

/**
 * Returns whether a document need not list a status: those of HTTP, 401 with security, all errors if it lists none, and those of a
 * repeated `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header, section 2.7).
 */
function isImplied(
  { security = [], responses = [] }: Partial<Operation> = {},
  status: number,
  isRepeatable: boolean,
): boolean {
  const listsErrors = responses.some((response) => /^(4|default)/.test(response.status));
  return (
    impliedStatuses.includes(status) ||
    (status === 401 && security.length > 0) ||
    (isRepeatable && [409, 422].includes(status)) ||
    (status < 500 && status >= 400 && !listsErrors)
  );
}

/** JSON is UTF-8 (RFC 8259, section 8.1), with or without the parameter charset. */
function validateCharset(contentType: string): Problem[] {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1];
  if (!isJson(contentType) || charset === undefined || /^utf-?8$/i.test(charset)) return [];
  return [toProblem("media-type", `header Content-Type: JSON must be UTF-8, got ${contentType}`)];
}

// Headers of HTTP itself and of gateways (RFC 9110, sections 7.6.3 and 10.2.4).
const standardHeaders = new Set([
  ...["connection", "content-length", "content-type", "date", "keep-alive", "server"],
  ...["strict-transport-security", "transfer-encoding", "vary", "via"],
]);

function validateErrorCode(document: ApiDocument, { errorCodes, node }: ResponseEntry, response: FoundResponse) {
  const { status, bodyText } = response;
  if (!errorCodes || bodyText === "") return [];
  const error = toNode(tryParse(bodyText));
  const code = String(error.code);
  const { status: expectedStatus = status } = toNode(toNode(document.root["x-error-codes"])[code]);
  const messages: string[] = [];
  if (error.status !== undefined && error.status !== status)
    messages.push(`body /status: must equal the HTTP status ${status}, got ${quote(error.status)}`);
  if (!errorCodes.includes(code))
    messages.push(`body /code: must be one of x-error-codes (${errorCodes.join(", ")}), got ${code}`);
  if (expectedStatus !== status)
    messages.push(`body /code: ${code} belongs to status ${expectedStatus}, got ${status}`);
  return messages.map((message) => toProblem("error-code", message, node, "x-error-codes"));
}

/** Returns the JSON body of a response, or undefined if it is not JSON. */
export function bodyOf({ response }: { readonly response: Pick<HttpResponse, "bodyText"> }): unknown {
  return tryParse(response.bodyText);
}

export function isSuccess({ response }: { readonly response: Pick<HttpResponse, "status"> }): boolean {
  return response.status >= 200 && response.status < 300;
}

export function tryParse(text: string): unknown {
  return tryParseExact(text)?.value;
}

function tryParseExact(text: string): { value: unknown } | undefined {
  try {
    return { value: parseBody(text, new NonIntegerLiterals()) };
  } catch {
    return undefined;
  }
}

/** Validates events. The schema describes the data of an event, or an object with its fields. */
function validateEvents(document: ApiDocument, validate: SchemaValidator, schema: Schema, text: string): Problem[] {
  const alternatives = listAlternatives(document, schema);
  const isEnvelope = alternatives.every(isWholeEvent);
  const dataSchemas = isEnvelope
    ? alternatives.flatMap(({ properties }) => listAlternatives(document, toNode(properties).data as Schema))
    : alternatives;
  const hasText = dataSchemas.some(isTextSchema);
  const hasJson = !dataSchemas.every(isTextSchema);
  return parseEvents(text).flatMap((event, index) => {
    if (event.data === "[DONE]" && !isEnvelope && hasJson) return [];
    const check = (data: unknown) => validate(schema, isEnvelope ? { ...event, data } : data);
    const json = hasJson ? tryParseExact(event.data ?? "") : undefined;
    const attempts = [...(json ? [check(json.value)] : []), ...(hasText ? [check(event.data)] : [])];
    if (attempts.some((violations) => violations.length === 0)) return [];
    const [violations = []] = attempts;
    if (hasJson && !json) return toProblem("schema", `event ${index + 1}: data must be JSON, got ${quote(event.data)}`);
    return toEventProblems(index, violations);
  });
}

function toEventProblems(index: number, violations: readonly Omit<Violation, "keyword">[]): Problem[] {
  return violations.map(({ path, message, node }) =>
    toProblem("schema", `event ${index + 1} ${path}: ${message}`, node),
  );
}

/** The data of an event is text. `contentSchema` describes the JSON that it contains (OpenAPI 3.2, section 4.14.4). */
function validateWholeEvent(document: ApiDocument, validate: SchemaValidator, itemSchema: Schema, event: StreamEvent) {
  const violations: Omit<Violation, "keyword">[] = validate(itemSchema, event);
  return violations.length > 0 ? violations : validateData(itemSchema);

  function validateData(schema: unknown): typeof violations {
    const { allOf, anyOf, oneOf, properties, ...own } = toNode(schema);
    const target = own.$ref === undefined ? [] : [document.resolve(schema as Node)];
    const parts = [...target, ...toArray(allOf)];
    const branches = [anyOf, oneOf].map((union) => {
      const valid = toArray(union).filter((branch) => validate(branch as Schema, event).length === 0);
      const results = valid.map(validateData);
      return results.find((each) => each.length === 0) ?? results[0] ?? [];
    });
    const { contentSchema, contentMediaType } = toNode(toNode(properties).data);
    return [...parts.flatMap(validateData), ...branches.flat(), ...validateJson(contentSchema, contentMediaType)];
  }

  function validateJson(contentSchema: unknown, mediaType: unknown): typeof violations {
    if (contentSchema === undefined && !isJson(String(mediaType))) return [];
    const json = tryParseExact(event.data ?? "");
    if (!json) return [{ path: "/data", message: `must be JSON, got ${quote(event.data)}`, node: undefined }];
    const found = validate((contentSchema ?? true) as Schema, json.value);
    return found.map((violation) => ({ ...violation, path: `/data${violation.path}` }));
  }
}

/** Returns whether a schema describes the fields of an event, not only its data. */
export function isWholeEvent({ properties = {} }: Node): boolean {
  const names = Object.keys(toNode(properties));
  return names.includes("data") && names.every((name) => ["event", "data", "id", "retry"].includes(name));
}

function isTextSchema({ type, const: value, enum: values = [value] }: Node): boolean {
  return type === "string" || (type === undefined && (values as unknown[]).every((each) => typeof each === "string"));
}
