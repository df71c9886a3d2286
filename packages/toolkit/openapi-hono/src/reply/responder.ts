import { findMediaType } from "@animal-store/openapi-document/nodes";
import type { OperationEntry, ResponseEntry } from "../contract.ts";
import type { ReplyHeaderValues } from "../handler.ts";
import { findItemProblem, isItems } from "../input/read-items.ts";
import { isPromise, type PipelineRequest, type PipelineResponse, toBodyText } from "../message.ts";
import type { UntypedOptions } from "../mount-contract.ts";
import { toChallenges } from "../routing/authenticate.ts";
import {
  createErrorRenderer,
  type ErrorRenderer,
  type ErrorReply,
  PipelineError,
  pipelineErrors,
  toValidationError,
} from "./error-reply.ts";
import { assertEtag, checkPreconditions, createEtag, matchesWeakly } from "./etag.ts";
import { EventStream, type Events } from "./event-stream.ts";
import {
  constantHeaders,
  findErrorType,
  findResponseEntry,
  isRepeatedHeader,
  jsonType,
  toContentType,
  toDeprecationHeaders,
} from "./response-headers.ts";
import {
  assertContent,
  assertHeaders,
  assertMembers,
  assertName,
  assertNoObject,
  assertNoPromise,
  formatHeaders,
  ignoreRejections,
  ignoringRejections,
  isStructured,
  toJson,
} from "./sendable.ts";
import { createItemValidator, validateErrorBody, validateResponse } from "./validate-response.ts";

/** A request, its operation if routing found one, and the headers that the app provides for the response. */
export interface ResponseContext {
  readonly operation: OperationEntry | undefined;
  readonly providedHeaders: Readonly<Record<string, string>>;
  readonly request: PipelineRequest;
  /** The context of the caller, for `onError`. */
  readonly context: unknown;
}

/** A handler's reply with a serialized body. A response cache can send it several times. */
export interface SerializedReply {
  readonly status: number;
  readonly headers: ReplyHeaderValues;
  body: string | Uint8Array<ArrayBuffer> | EventStream | null;
  readonly code?: string;
  /** Whether the pipeline responds with an error, without a handler. */
  readonly isPipelineError?: boolean;
  /** The headers, cached when an error or a reply with an entity tag is first sent. */
  taggedHeaders?: TaggedHeaders;
}

/** The headers of a reply, and all that they depend on: an app can share a reply between operations and mounts. */
interface TaggedHeaders {
  /** A copy of a reply can have other headers and another body. */
  readonly reply: SerializedReply;
  readonly responder: Responder;
  readonly entry: ResponseEntry | undefined;
  readonly mountPath: string | undefined;
  readonly etag: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** The response to an error outside the pipeline, without headers. */
export interface ErrorResponse {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export class Responder {
  readonly #options: UntypedOptions;
  readonly #basePath: string;
  /** The documented spelling of ETag, for each response that has it. */
  readonly #etagNames: ReadonlyMap<ResponseEntry, string>;
  readonly #constantHeaders: ReadonlyMap<ResponseEntry, Readonly<Record<string, string>>>;
  readonly #errorType: string;
  readonly #renderDefaultError: ErrorRenderer;
  readonly #challenge: string;
  // Caches the replies of errors that the app reuses.
  readonly #errors = new WeakMap<ErrorReply, { operation: OperationEntry | undefined; reply: SerializedReply }>();

  constructor(options: UntypedOptions, basePath: string) {
    this.#options = options;
    this.#basePath = basePath;
    this.#constantHeaders = constantHeaders(options.contract, basePath);
    this.#etagNames = new Map(
      [...this.#constantHeaders.keys()].flatMap((entry) =>
        Object.keys(entry.headers)
          .filter((name) => name.toLowerCase() === "etag")
          .map((name) => [entry, name] as const),
      ),
    );
    this.#errorType = findErrorType(options.contract);
    this.#renderDefaultError = createErrorRenderer(options.contract);
    this.#challenge = toChallenges(options.contract);
  }

  /** Reports the first operation whose documented error cannot have the default body, so that invalid requests would get a 500. */
  checkDefaultErrors(): void {
    const { contract, renderError, responseValidators } = this.#options;
    if (renderError || !responseValidators) return;
    const [report] = Object.values(contract.operations).flatMap((operation) => {
      const reply = this.toPipelineErrorReply(invalidInput, operation);
      const problems = validateErrorBody(responseValidators, operation, reply);
      const reasons = [...problems, advice].join("; ");
      const message = `${operation.id} has no error for invalid requests that fits the contract: ${reasons}`;
      return problems.length > 0 ? [message] : [];
    });
    if (report !== undefined) this.#reportInvalid(report);
  }

  /** Ends the events of a reply that is not sent. */
  respond(context: ResponseContext, reply: SerializedReply): PipelineResponse {
    const { body } = reply;
    if (!(body instanceof EventStream)) return this.#respond(context, reply);
    body.onError = (error) => void this.#reportError(context, error);
    let response: PipelineResponse | undefined;
    try {
      response = this.#respond(context, reply);
      return response;
    } finally {
      if (response?.body !== body) void body.return();
    }
  }

  #respond(context: ResponseContext, fullReply: SerializedReply): PipelineResponse {
    const { operation, request } = context;
    const { status, code } = fullReply;
    if (code !== undefined && request.attributes) request.attributes.code = code;
    const entry = findResponseEntry(operation, status) ?? this.#options.contract.unrouted[status];
    // A response without content, such as `'401': { description: … }`, has no body.
    const reply = code !== undefined && entry?.mediaType === null ? { ...fullReply, body: null } : fullReply;
    const { taggedHeaders: last } = reply;
    const isCurrent =
      last?.reply === reply && last.responder === this && last.entry === entry && last.mountPath === request.mountPath;
    const { etag, headers } = isCurrent ? last : this.#createTaggedHeaders(context, reply, entry);
    if (etag === undefined) return this.#send(context, reply, headers);
    // Preconditions of other methods and of errors have no effect here (RFC 9110, section 13.2).
    const isConditional = status < 300 && (request.method === "GET" || request.method === "HEAD");
    const failed = isConditional && checkPreconditions(request, etag);
    if (failed) return this.replyPipelineError(context, failed);
    const notModifiedEntry = operation?.responses[304];
    if (isConditional && notModifiedEntry && matchesWeakly(etag, request.header("if-none-match"))) {
      const isRepeated = (name: string) => isRepeatedHeader(name) || name in notModifiedEntry.headers;
      const repeated = Object.entries(headers).filter(([name]) => isRepeated(name));
      const notModified = { status: 304, headers: Object.fromEntries(repeated), body: null };
      return this.#send(context, notModified, this.#createHeaders(context, notModified, notModifiedEntry));
    }
    return this.#send(context, reply, headers);
  }

  reject(context: ResponseContext, error: ErrorReply): PipelineResponse {
    return this.respond(context, this.#toCachedReply(context, error));
  }

  #toCachedReply({ operation }: ResponseContext, error: ErrorReply): SerializedReply {
    const cached = this.#errors.get(error);
    if (cached && cached.operation === operation) return cached.reply;
    ignoreRejections(error);
    const reply = this.toErrorReply(error, operation);
    this.#errors.set(error, { operation, reply });
    return reply;
  }

  replyPipelineError(context: ResponseContext, error: PipelineError): PipelineResponse {
    return this.respond(context, this.toPipelineErrorReply(error, context.operation));
  }

  /** Reports an error that the app threw, and responds to it. Does not throw, whatever the functions of the app do. */
  respondToError(context: ResponseContext, error: unknown): PipelineResponse {
    const itemProblem = findItemProblem(error);
    if (itemProblem) return this.replyPipelineError(context, itemProblem);
    const errorReply = this.#reportError(context, error);
    try {
      // Like an error of the pipeline, it can have a status that the operation does not document.
      return errorReply
        ? this.respond(context, { ...this.#toCachedReply(context, errorReply), isPipelineError: true })
        : this.replyPipelineError(context, failure);
    } catch (cause) {
      logError(cause);
      const headers = { ...context.providedHeaders, "Content-Type": this.#errorType };
      return { status: 500, headers, body: this.#toFailureBody() };
    }
  }

  /** Reports and responds to a failure outside the operations, or a response that cannot be sent. Keeps none of its headers. */
  respondToFailure(error: unknown, request: PipelineRequest): PipelineResponse {
    return this.respondToError({ operation: undefined, providedHeaders: {}, request, context: undefined }, error);
  }

  /** Calls `onError`. Returns undefined if it throws. */
  #reportError({ context }: ResponseContext, error: unknown): ErrorReply | undefined {
    const { onError = logError } = this.#options;
    ignoreRejections(error);
    try {
      const errorReply = onError(error, context);
      if (!isPromise(errorReply)) return errorReply;
      // The types reject an async onError. The response does not wait for it.
      Promise.resolve(errorReply).catch(logError);
      ignoreRejections(errorReply);
    } catch (cause) {
      logError(error);
      logError(cause);
    }
    return undefined;
  }

  #toFailureBody(): string {
    const code = this.#options.errorCodes?.unexpected ?? pipelineErrors.unexpected.code;
    return toJson(this.#renderDefaultError({ code, message: failure.message }, 500));
  }

  toPipelineErrorReply({ kind, message, options }: PipelineError, operation?: OperationEntry): SerializedReply {
    const { code, status } = pipelineErrors[kind];
    const error = { code: this.#options.errorCodes?.[kind] ?? code, status, message, ...options };
    const reply = this.toErrorReply(error, operation);
    return { ...reply, isPipelineError: true };
  }

  toErrorResponse(error: ErrorReply): ErrorResponse {
    try {
      const { status, body } = this.toErrorReply(error);
      return { status, contentType: this.#errorType, body: toBodyText(body) };
    } catch (cause) {
      logError(cause);
      return { status: 500, contentType: this.#errorType, body: this.#toFailureBody() };
    }
  }

  readonly toErrorReply = ignoringRejections((error: ErrorReply, operation?: OperationEntry): SerializedReply => {
    const { code, message, details, headers = {}, status: ownStatus = 500 } = error;
    assertNoObject(code, "The code of an error");
    assertNoObject(ownStatus, "The status of an error");
    const { contract, redact: redactText = (text) => text, renderError = this.#renderDefaultError } = this.#options;
    const redact = (text: string): string => {
      assertNoObject(text, "A text of an error");
      const redacted = redactText(text);
      assertNoObject(redacted, "The result of redact");
      return redacted;
    };
    const status = contract.errorCodes[code]?.status ?? ownStatus;
    const redactedDetails = details?.map((detail) => {
      assertNoPromise(detail, "A detail of an error");
      return { path: redact(detail.path), message: redact(detail.message) };
    });
    const redactedMessage = redact(message);
    const body = renderError({ code, message: redactedMessage, details: redactedDetails }, status, operation);
    const entry = findResponseEntry(operation, status);
    const texts = formatHeaders(headers, entry?.headers);
    const text = entry?.contents && toErrorText(entry.contents, redactedMessage);
    return text
      ? { status, ...text, headers: { ...texts, ...text.headers }, code }
      : { ...createReply(status, body, texts), code };
  });

  #createTaggedHeaders(
    context: ResponseContext,
    reply: SerializedReply,
    entry: ResponseEntry | undefined,
  ): Pick<TaggedHeaders, "etag" | "headers"> {
    const headers = this.#createHeaders(context, reply, entry);
    const name = entry && this.#etagNames.get(entry);
    const etag = name === undefined ? undefined : this.#setEtag(context, reply, headers, name);
    const { mountPath } = context.request;
    // A handler can freeze its reply.
    if ((etag !== undefined || reply.code !== undefined) && Object.isExtensible(reply))
      reply.taggedHeaders = { reply, responder: this, entry, mountPath, etag, headers };
    return { etag, headers };
  }

  /** Sets a documented entity tag, unless the handler did. A stream and a response without a body get none. */
  #setEtag(
    { operation }: ResponseContext,
    reply: SerializedReply,
    headers: Record<string, string>,
    name: string,
  ): string | undefined {
    const { body } = reply;
    const { hash } = this.#options;
    const given = headers[name];
    if (given !== undefined) assertEtag(given, operation?.id ?? "the app");
    if (body === null || body instanceof EventStream || (given === undefined && !hash)) return given;
    const bytes = typeof body === "string" ? encoder.encode(body) : body;
    const isAscii = typeof body === "string" && bytes.byteLength === body.length;
    // A response cache can send it several times, and converts it only once.
    if (!isAscii && Object.isExtensible(reply)) reply.body = bytes;
    // That of the bytes, to which the text can be converted already.
    if (given === undefined && hash)
      headers[name] = createEtag(hash, isAscii ? body : latin1Decoder.decode(bytes), headers.Link);
    return headers[name];
  }

  #createHeaders(
    { operation, request, providedHeaders }: ResponseContext,
    reply: SerializedReply,
    entry: ResponseEntry | undefined,
  ): Record<string, string> {
    const constants = entry && this.#constantHeaders.get(entry);
    const headers: Record<string, string> = { ...constants };
    if (operation && constants?.Deprecation && request.mountPath)
      Object.assign(headers, toDeprecationHeaders(operation, request.mountPath + this.#basePath));
    if (reply.body !== null) {
      const defaultType = reply.code === undefined ? jsonType : this.#errorType;
      headers["Content-Type"] = entry?.mediaType && !entry.contents ? toContentType(entry.mediaType) : defaultType;
    }
    assertMembers(reply.headers);
    for (const givenName in reply.headers) {
      const value = reply.headers[givenName];
      if (value === undefined) continue;
      assertName(givenName, reply.headers);
      if (typeof value === "object") assertNoObject(value, `The header ${givenName}`);
      const isSet = entry?.headers[givenName] !== undefined || headers[givenName] !== undefined;
      const name = isSet ? givenName : findName(givenName, headers, entry?.headers, providedHeaders);
      headers[name] = name === "Link" && headers.Link ? `${headers.Link}, ${value}` : `${value}`;
    }
    // A 401 needs a challenge (RFC 9110, section 15.5.2).
    if (reply.status === 401 && this.#challenge !== "") headers["WWW-Authenticate"] ??= this.#challenge;
    assertHeaders(headers, reply, request.method);
    return headers;
  }

  #send(
    context: ResponseContext,
    { status, body, isPipelineError }: SerializedReply,
    headers: Readonly<Record<string, string>>,
  ): PipelineResponse {
    const { operation, providedHeaders } = context;
    const { responseValidators, contract } = this.#options;
    const response = { status, headers: { ...providedHeaders, ...headers }, body };
    const problems = responseValidators
      ? validateResponse(contract, responseValidators, context, response, isPipelineError || !operation)
      : noProblems;
    if (responseValidators && body instanceof EventStream && operation) {
      const validate = createItemValidator(responseValidators, operation, response);
      body.isValid = (item) => {
        const violations = validate(item);
        if (violations.length > 0) this.#reportInvalid(toInvalidMessage(operation, status, violations));
        return violations.length === 0;
      };
    }
    if (problems.length === 0) {
      assertContent(status, body);
      return response;
    }
    // Many documents omit errors that every operation can have, such as 401, 412, 413 and 415.
    const isSent = isPipelineError && operation && !findResponseEntry(operation, status);
    const reasons = isPipelineError && !isSent ? [...problems, advice] : problems;
    const message = toInvalidMessage(operation, status, reasons);
    this.#reportInvalid(message, isSent ? () => undefined : logError);
    if (isSent) return response;
    const reply = this.toPipelineErrorReply(new PipelineError("unexpected", message));
    return { status: reply.status, headers: { ...providedHeaders, "Content-Type": this.#errorType }, body: reply.body };
  }

  #reportInvalid(message: string, log: (problem: string) => void = logError): void {
    // An async function fits the type, whose result is void.
    const { onInvalidResponse = log } = this.#options;
    const result: unknown = onInvalidResponse(message);
    if (isPromise(result)) Promise.resolve(result).catch(logError);
    ignoreRejections(result);
  }
}

function toInvalidMessage(operation: OperationEntry | undefined, status: number, problems: readonly string[]): string {
  return `${operation?.id ?? "The app"} responded with ${status}, which breaks the contract: ${problems.join("; ")}`;
}

const advice = "the pipeline rejected the request: change the documented error, or renderError";
const invalidInput = toValidationError(
  [
    { path: "parameter", message: "The parameter is invalid." },
    { path: "/member", message: "The member is invalid." },
  ],
  2,
);
const noProblems: readonly string[] = [];
const encoder = new TextEncoder();
/** Decodes different bytes to different texts. */
const latin1Decoder = new TextDecoder("latin1");

const failure = new PipelineError("unexpected", "The service failed unexpectedly. Retry later.");

/** Printing an error can throw too, for example because of its getters. */
function logError(error: unknown): undefined {
  try {
    console.error(error);
  } catch {
    console.error("An error was thrown that cannot be printed.");
  }
}

/** Returns the name that differs only in case, because names are case-insensitive (RFC 9110, section 5.1). */
function findName(name: string, ...sources: (Readonly<Record<string, unknown>> | undefined)[]): string {
  const lowerName = name.toLowerCase();
  for (const headers of sources)
    for (const each in headers) if (each.length === name.length && each.toLowerCase() === lowerName) return each;
  return name;
}

export const createReply = ignoringRejections(
  (status: number, body?: unknown, headers: ReplyHeaderValues = {}): SerializedReply => {
    return { status, headers: formatHeaders(headers), body: body === undefined ? null : toJson(body) };
  },
);

/** Returns the `reply` of an operation. Operations that respond only with JSON and scalar headers share one function. */
export function createReplyFunction(operation: OperationEntry): typeof createReply {
  const isPlain = ({ contents, headers }: ResponseEntry) => !contents && !Object.values(headers).some(isStructured);
  if (Object.values(operation.responses).every(isPlain)) return createReply;
  return ignoringRejections((status, body, headers = {}) => {
    const entry = findResponseEntry(operation, status);
    const texts = formatHeaders(headers, entry?.headers);
    const mediaType = String(texts["Content-Type"] ?? entry?.mediaType);
    const { contents = {} } = entry ?? {};
    const content = contents[findMediaType(Object.keys(contents), mediaType) ?? ""];
    const contentType = content?.kind === "binary" ? mediaType : toContentType(mediaType);
    const typedHeaders = { ...texts, "Content-Type": contentType };
    if (isItems(content)) {
      const hasCacheControl = Object.keys(entry?.headers ?? {}).some((name) => name.toLowerCase() === "cache-control");
      const cacheHeaders = hasCacheControl || content.kind !== "events" ? {} : { "Cache-Control": "no-store" };
      return { status, headers: { ...cacheHeaders, ...typedHeaders }, body: new EventStream(body as Events, content) };
    }
    if (!content || content.kind === "json" || body === undefined)
      return createReply(status, body, texts["Content-Type"] || (content && body !== undefined) ? typedHeaders : texts);
    return { status, headers: typedHeaders, body: body as string | Uint8Array<ArrayBuffer> };
  });
}

/** Returns the message of an error as text if the document describes the response in other media types than JSON only. */
function toErrorText(
  contents: NonNullable<ResponseEntry["contents"]>,
  message: string,
): Pick<SerializedReply, "headers" | "body"> | undefined {
  const [[mediaType, content] = [], ...others] = Object.entries(contents);
  if (!content || [content, ...others.map(([, each]) => each)].some(({ kind }) => kind === "json")) return undefined;
  // Browsers run scripts in these types, and the message can quote the request.
  const text = /html|xml/i.test(String(mediaType)) ? escapeMarkup(message) : message;
  // A range such as image/* is no Content-Type.
  const type = String(mediaType).replace(/^\*/, "text").replace("*", "plain");
  return {
    headers: { "Content-Type": toContentType(type) },
    body: content.kind === "text" ? text : encoder.encode(text),
  };
}

function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
