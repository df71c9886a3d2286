import { stringifyJson } from "@animal-store/exact-json";
import type { Contract, OperationEntry, ResponseEntry } from "../contract.ts";
import type { ReplyHeaderValues } from "../handler.ts";
import { type PipelineRequest, type PipelineResponse, toBodyText } from "../message.ts";
import type { MountOptions } from "../mount-contract.ts";
import type { ErrorReply, PipelineError } from "./error-reply.ts";
import { createEtag, matchesEtag } from "./etag.ts";
import { constantHeaders, findResponseEntry, jsonType, toContentType } from "./response-headers.ts";
import { validateResponse } from "./validate-response.ts";

/** A request, its operation if routing found one, and the headers that the app provides for the response. */
export interface ResponseContext {
  readonly operation: OperationEntry | undefined;
  readonly providedHeaders: Record<string, string>;
  readonly request: PipelineRequest;
}

/** A handler's reply with a serialized body. A response cache can send it several times. */
export interface SerializedReply {
  readonly status: number;
  readonly headers: ReplyHeaderValues;
  body: string | Uint8Array<ArrayBuffer> | null;
  readonly code?: string;
  /** The entity tag and headers, cached when the reply is first sent. */
  headersWithEtag?: { readonly etag: string; readonly headers: Readonly<Record<string, string>> };
}

export class Responder {
  readonly #options: MountOptions<Contract, unknown, string>;
  readonly #constantHeaders: ReadonlyMap<ResponseEntry, Readonly<Record<string, string>>>;
  // Caches the replies of errors that the app reuses.
  readonly #errors = new WeakMap<ErrorReply, SerializedReply>();

  constructor(options: MountOptions<Contract, unknown, string>) {
    this.#options = options;
    this.#constantHeaders = constantHeaders(options.contract);
  }

  respond(context: ResponseContext, reply: SerializedReply): PipelineResponse {
    const { operation, request } = context;
    const { status } = reply;
    if (reply.code !== undefined && request.attributes) request.attributes.code = reply.code;
    const entry = findResponseEntry(operation, status) ?? this.#options.contract.unrouted[status];
    if (reply.body === null || !entry?.headers.ETag)
      return this.#send(context, reply, this.#createHeaders(reply, entry));
    reply.headersWithEtag ??= this.#createEtagHeaders(reply, entry);
    const { etag, headers } = reply.headersWithEtag;
    const notModifiedEntry = operation?.responses[notModified.status];
    if (notModifiedEntry && matchesEtag(etag, request.header("if-none-match")))
      return this.#send(context, notModified, { ...this.#createHeaders(notModified, notModifiedEntry), ETag: etag });
    return this.#send(context, reply, headers);
  }

  reject(context: ResponseContext, error: ErrorReply): PipelineResponse {
    let reply = this.#errors.get(error);
    if (!reply) {
      reply = this.toErrorReply(error);
      this.#errors.set(error, reply);
    }
    return this.respond(context, reply);
  }

  replyPipelineError(context: ResponseContext, { kind, message, options }: PipelineError): PipelineResponse {
    const { errorCodes } = this.#options;
    return this.respond(
      context,
      this.toErrorReply({ code: errorCodes[kind] ?? errorCodes.unexpected, message, ...options }),
    );
  }

  toErrorReply({ code, message, details, headers = {} }: ErrorReply): SerializedReply {
    const { contract, renderError = renderDefaultError } = this.#options;
    const status = contract.errorCodes[code]?.status ?? 500;
    const body = renderError({ code, message, ...(details && { details }) }, status);
    return { ...createReply(status, body, headers), code };
  }

  /** Adds the entity tag to the headers. Also converts a non-ASCII body to bytes, so that it is converted only once. */
  #createEtagHeaders(reply: SerializedReply, entry: ResponseEntry): NonNullable<SerializedReply["headersWithEtag"]> {
    const headers = this.#createHeaders(reply, entry);
    const text = toBodyText(reply.body);
    const etag = createEtag(this.#options.hash, text, headers.Link);
    const bytes = encoder.encode(text);
    if (bytes.byteLength > text.length) reply.body = bytes;
    return { etag, headers: { ...headers, ETag: etag } };
  }

  #createHeaders(reply: SerializedReply, entry: ResponseEntry | undefined): Record<string, string> {
    const headers: Record<string, string> = { ...(entry && this.#constantHeaders.get(entry)) };
    if (reply.body !== null)
      headers["Content-Type"] = entry?.mediaType && !entry.contents ? toContentType(entry.mediaType) : jsonType;
    for (const name in reply.headers) {
      const value = reply.headers[name];
      if (value !== undefined)
        headers[name] = name === "Link" && headers.Link ? `${headers.Link}, ${value}` : String(value);
    }
    return headers;
  }

  #send(
    context: ResponseContext,
    { status, body }: SerializedReply,
    headers: Readonly<Record<string, string>>,
  ): PipelineResponse {
    const { operation, providedHeaders } = context;
    const { responseValidators, contract, onInvalidResponse, errorCodes } = this.#options;
    if (!responseValidators) return { status, headers: Object.assign(providedHeaders, headers), body };
    const response = { status, headers: { ...providedHeaders, ...headers }, body };
    const problems = validateResponse(contract, responseValidators, operation?.id, response);
    if (problems.length === 0) return response;
    const name = operation?.id ?? "The app";
    const message = `${name} responded with ${status}, which breaks the contract: ${problems.join("; ")}`;
    onInvalidResponse?.(message);
    const failure = this.toErrorReply({ code: errorCodes.unexpected, message });
    return { status: failure.status, headers: { ...providedHeaders, "Content-Type": jsonType }, body: failure.body };
  }
}

const encoder = new TextEncoder();

export function createReply(status: number, body?: unknown, headers: ReplyHeaderValues = {}): SerializedReply {
  return { status, headers, body: body === undefined ? null : stringifyJson(body) };
}

const notModified = createReply(304);

/** Returns the `reply` of an operation. Operations that respond only with JSON share one function. */
export function createReplyFunction(operation: OperationEntry): typeof createReply {
  const isJsonOnly = Object.values(operation.responses).every(({ contents }) => !contents);
  if (isJsonOnly) return createReply;
  return (status, body, headers = {}) => {
    const entry = findResponseEntry(operation, status);
    const mediaType = String(headers["Content-Type"] ?? entry?.mediaType);
    const content = entry?.contents?.[mediaType];
    const typedHeaders = { ...headers, "Content-Type": toContentType(mediaType) };
    if (!content || content.kind === "json" || body === undefined)
      return createReply(status, body, headers["Content-Type"] ? typedHeaders : headers);
    return { status, headers: typedHeaders, body: body as string | Uint8Array<ArrayBuffer> };
  };
}

/** Asserts that a response can be sent. A documented range such as `2XX` allows a 204 with a body. @throws {RangeError} @throws {TypeError} */
export function assertSendable(response: PipelineResponse): PipelineResponse {
  const { status, body } = response;
  if (!(status >= 200 && status <= 599))
    throw new RangeError(`A handler returned the status ${status}. Return one from 200 to 599.`);
  if (body !== null && (status === 204 || status === 205 || status === 304))
    throw new TypeError(`A handler returned ${status} with a body, which that status cannot have. Omit the body.`);
  return response;
}

function renderDefaultError({ code, message, details }: ErrorReply, status: number): unknown {
  return details ? { code, message, status, details } : { code, message, status };
}
