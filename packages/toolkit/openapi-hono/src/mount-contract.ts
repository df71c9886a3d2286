import { type Env, Hono, type Context as HonoContext } from "hono";
import { baseRoutePath, matchedRoutes } from "hono/route";
import type { StatusCode } from "hono/utils/http-status";
import type { Contract, OperationEntry, ResponseEntry, Validators } from "./contract.ts";
import { createContext } from "./create-context.ts";
import type { Authenticated, ErrorBody, Handlers } from "./handler.ts";
import {
  type Awaitable,
  isStream,
  mapAwaitable,
  mapOrCatch,
  type Pipeline,
  type PipelineRequest,
  type PipelineResponse,
  type RequestAttributes,
} from "./message.ts";
import { createPipeline } from "./pipeline.ts";
import { type ErrorReply, type PipelineErrorCodes, pipelineErrors, truncate } from "./reply/error-reply.ts";
import { EventStream } from "./reply/event-stream.ts";
import { type ErrorResponse, Responder } from "./reply/responder.ts";
import { assertSendable, assertValue, ignoringRejections } from "./reply/sendable.ts";
import { type Authentication, type Credentials, findSecurity, isRestricted } from "./routing/authenticate.ts";
import { normalizePath, splitTarget } from "./routing/router.ts";

/** The app's decision on a request before routing: a context or an error, and the headers of the response. */
export type Admission<Context, ProvidedHeader extends string> = {
  /** The pipeline adds the other headers of the response. */
  readonly headers: Readonly<Record<ProvidedHeader, string>>;
} & (
  | {
      readonly context: Context;
      readonly error?: undefined;
      /** The scopes of the caller. Each operation requires the scopes of its `security`. @default not checked */
      readonly scopes?: readonly string[] | undefined;
      /** The error of operations whose `security` rejects anonymous requests. @default the caller is authenticated */
      readonly unauthenticated?: ErrorReply | undefined;
    }
  | { readonly context?: undefined; readonly error: ErrorReply }
);

/** The options of `mountContract`. An app whose operations require security has either `authenticate` or `admit`. */
export interface MountOptions<
  Api extends Contract,
  Context,
  ProvidedHeader extends string,
  Account = never,
  HonoEnv extends Env = Env,
> {
  readonly contract: Api;
  /** The validators of parameters and bodies, from codegen's `inputs.js`. */
  readonly requestValidators: Validators;
  /** Replaces the base path of the contract. @default `contract.basePath` */
  readonly basePath?: string;
  /**
   * Finds the caller by the credentials of one requirement in the operation's `security`. Returns undefined for invalid
   * credentials: the pipeline tries the next requirement, then responds with 401. Runs after routing. List it before
   * `handlers`, so that their `context` has its type.
   */
  readonly authenticate?: (
    credentials: Credentials<Api>,
    request: PipelineRequest<HonoContext<HonoEnv>>,
  ) => Awaitable<Authentication<Account> | undefined>;
  /** Authenticates and limits a request before routing. If it throws, the response has none of its headers. */
  readonly admit?: (request: PipelineRequest<HonoContext<HonoEnv>>) => Awaitable<Admission<Context, ProvidedHeader>>;
  readonly handlers: Handlers<Api, HandlerContext<Context, Account>, ProvidedHeader, HonoEnv>;
  /** Runs before each handler, after validation. `onError` also receives the errors that it throws. */
  readonly beforeHandler?:
    | ((
        request: PipelineRequest<HonoContext<HonoEnv>>,
        context: CallerContext<Context, Account>,
        operation: OperationEntry,
      ) => Awaitable<void>)
    | undefined;
  /**
   * Returns a collision-resistant hash of a body, in characters that an entity tag allows, for each documented `ETag` that a handler
   * does not set. A contract that requires an `ETag` of a body needs it.
   */
  readonly hash?: (text: string) => string;
  /** Error codes that replace the default codes of pipeline errors, such as `route_not_found`. */
  readonly errorCodes?: PipelineErrorCodes<Api>;
  /** The body of an error. @default problem details (RFC 9457) if documented, else `{code, message, status, details?}` */
  readonly renderError?: (error: ErrorReply, status: number, operation: OperationEntry | undefined) => ErrorBody<Api>;
  /** Redacts secrets in the messages of errors, which quote the request. @default no redaction */
  readonly redact?: (text: string) => string;
  /**
   * Called with each error that a function of the app throws, and for each response that cannot be sent. The context is
   * undefined if the request was not admitted. Returns the error to respond with, or undefined for `unexpected`.
   * @default logs the error with `console.error`
   */
  readonly onError?: (error: unknown, context: CallerContext<Context, Account> | undefined) => ErrorReply | undefined;
  /** The validators of responses, from codegen's `responses.js`. An invalid response becomes a 500. @default none */
  readonly responseValidators?: Validators | undefined;
  /**
   * Called for each response that breaks the contract, with the operation and the violations, and at the start if the body of the
   * pipeline's errors breaks it.
   * @default logs those that become a 500 with `console.error`
   */
  readonly onInvalidResponse?: (problem: string) => void;
  /** Wraps the whole pipeline, for example for CORS. Returns a new response instead of changing one. */
  readonly wrap?: (pipeline: Pipeline) => Pipeline;
}
type HandlerContext<Context, Account> = [Account] extends [never] ? Context : Authenticated<Account>;
type CallerContext<Context, Account> = [Account] extends [never] ? Context : Account | undefined;

/** A Hono app that serves a contract. */
export type ContractApp = Hono & {
  /** The app as a function, for a server without `Request` and `Response`. */
  readonly pipeline: Pipeline;
  /** Returns the response to an error outside the pipeline, such as a malformed message. */
  readonly toErrorResponse: (error: ErrorReply) => ErrorResponse;
};

/**
 * Creates a Hono app that serves a contract under its base path.
 * Routing, validation, exact integers, errors and deprecation headers come from the contract.
 * @example
 * const app = mountContract({
 *   contract,
 *   requestValidators,
 *   authenticate: ({ apiKey }) => (apiKey?.key === secret ? { context: { name: "admin" } } : undefined),
 *   handlers: { listNotes: ({ query, reply }) => reply(200, notes.slice(0, query.limit)) },
 * });
 * serve({ fetch: app.fetch, port: 8080 });
 * @throws {TypeError} if the contract requires an option that is missing
 */
export function mountContract<
  const Api extends Contract,
  Context,
  ProvidedHeader extends string = never,
  Account = never,
  HonoEnv extends Env = Env,
>(options: MountOptions<Api, Context, ProvidedHeader, Account, HonoEnv>): ContractApp {
  // The compiler has already checked the types of each handler.
  const untypedOptions = options as unknown as UntypedOptions;
  assertComplete(untypedOptions);
  const { contract } = options;
  const basePath = (options.basePath ?? contract.basePath).replace(/\/$/, "");
  const responder = new Responder(untypedOptions, basePath);
  responder.checkDefaultErrors();
  const { pipeline: innerPipeline, hasPath } = createPipeline(untypedOptions, basePath, responder);
  const pipeline: Pipeline = mapOrCatch(
    untypedOptions.wrap?.(innerPipeline) ?? innerPipeline,
    (response, request) => toSendable(response, request.method),
    (error, request) => responder.respondToFailure(error, request),
  );
  const apiPath = `${normalizePath(basePath)}/`;
  // Without a base path, the contract shares the paths of the server with the other routes of an app.
  const isOwnPath = (path: string) => (apiPath === "/" ? hasPath(path) : `${path}/`.startsWith(apiPath));
  const respond = (request: FetchRequest, c: HonoContext) =>
    mapAwaitable(pipeline(request), (response) => {
      try {
        return toResponse(response, request, c);
      } catch (error) {
        return toResponse(responder.respondToFailure(error, request), request, c);
      }
    });
  // Not a pattern of Hono, which decodes the path of a request before it compares.
  const app = new Hono().all("*", (c, next) => {
    const request = new FetchRequest(c.req.raw, c);
    return isOwnPath(splitTarget(request.target).path) ? respond(request, c) : next();
  });
  const toErrorResponse = (error: ErrorReply) => responder.toErrorResponse(error);
  app.notFound((c) => {
    if (apiPath === "/") return respond(new FetchRequest(c.req.raw, c), c);
    const code = options.errorCodes?.routeNotFound ?? pipelineErrors.routeNotFound.code;
    const message = `There is no resource at ${truncate(c.req.path, 200)}. The API is under ${basePath}.`;
    const { status, contentType, body } = toErrorResponse({ code, status: 404, message });
    return new Response(body, { status, headers: { "Content-Type": contentType } });
  });
  return Object.assign(app as Hono, { pipeline, toErrorResponse });
}

export type UntypedOptions = MountOptions<Contract, unknown, string, unknown>;

/** Asserts that the options have what the contract requires. */
function assertComplete({ contract, admit, authenticate, hash }: UntypedOptions): void {
  if (admit && authenticate) throw new TypeError("mountContract has both admit and authenticate. Pass one of them.");
  const operations = Object.values(contract.operations);
  const restricted = operations.find((operation) => isRestricted(findSecurity(contract, operation)));
  if (restricted && !admit && !authenticate)
    throw new TypeError(`${restricted.id} requires authentication. Pass authenticate or admit to mountContract.`);
  // Otherwise, a handler that forgets its ETag would fail after its write.
  const tagged = operations.find(({ responses }) => Object.entries(responses).some(requiresEtag));
  if (tagged && !hash)
    throw new TypeError(
      `${tagged.id} documents a required ETag. Pass hash to mountContract, for responses whose handler sets none.`,
    );
}

function requiresEtag([status, { headers, mediaType }]: [string, ResponseEntry]): boolean {
  const isTagged = Object.entries(headers).some(([name, { required }]) => required && name.toLowerCase() === "etag");
  return isTagged && status.startsWith("2") && mediaType !== null;
}

/** @throws {TypeError | RangeError} for a response that cannot be sent */
const toSendable = ignoringRejections((response: PipelineResponse, method: string): PipelineResponse => {
  assertSendable(response, method);
  const { body } = response;
  if (!isStream(body)) return response;
  const texts = body instanceof EventStream ? body : new EventStream(body);
  if (method !== "HEAD") return { ...response, body: texts };
  // Does not wait: the stream may never settle.
  void texts.return();
  return { ...response, body: null };
});

/** The node:http request that @hono/node-server binds. Other servers bind none. */
interface Incoming {
  readonly socket?: { readonly remoteAddress?: string };
  readonly attributes?: RequestAttributes;
}

/** @throws {TypeError} for a header that cannot be sent. The `Response` of some servers does not check it */
function toResponse({ status, headers, body }: PipelineResponse, request: FetchRequest, c: HonoContext): Response {
  let isAscii = true;
  for (const name in headers) {
    const value = assertValue(name, headers[name]);
    isAscii &&= !nonAscii.test(value);
  }
  // Another function can have called c.header.
  const create = (content: Data | null, headers: Record<string, string>) =>
    request.isShared
      ? c.newResponse(content, status as StatusCode, headers)
      : new Response(content, { status, headers });
  if (isStream(body)) return create(toReadableStream(body), headers);
  const isHead = request.method === "HEAD";
  // Node encodes the headers like a text that follows them. A header is Latin-1.
  const content = typeof body === "string" && (isHead || !isAscii) ? encoder.encode(body) : body;
  if (!isHead || content === null) return create(content, headers);
  return create(null, { ...headers, "Content-Length": String(content.length) });
}

type Data = string | Uint8Array<ArrayBuffer> | ReadableStream;
const encoder = new TextEncoder();
const nonAscii = /[^\t -~]/;

/** Reads a text only when the client is ready for it. */
function toReadableStream(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = texts[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel() {
        void iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Adapts a `Request` of the Fetch API to the pipeline.
 * @example
 * const response = await app.pipeline(new FetchRequest(new Request("https://example.com/v1/notes")));
 */
export class FetchRequest implements PipelineRequest {
  readonly method: string;
  readonly target: string;
  readonly mountPath: string;
  readonly remoteAddress: string;
  readonly attributes: RequestAttributes | undefined;
  readonly #request: Request;
  #c: HonoContext | undefined;
  #isShared = false;
  #wholeBody: Promise<ArrayBuffer> | undefined;
  #partialBody: PartialBody | undefined;

  /** @param c the context if a Hono app serves the request. The path is then below that of the app */
  constructor(request: Request, c?: HonoContext) {
    const { incoming } = (c?.env ?? {}) as { incoming?: Incoming };
    this.method = request.method;
    this.remoteAddress = incoming?.socket?.remoteAddress ?? "";
    this.attributes = incoming?.attributes;
    this.#request = request;
    this.#c = c;
    const target = toTarget(request.url);
    this.mountPath = c ? toMountPath(target, baseRoutePath(c)) : "";
    this.target = this.mountPath === "" ? target : target.slice(this.mountPath.length).replace(/^(?!\/)/, "/");
    this.#isShared = c !== undefined && matchedRoutes(c).length > 1;
  }

  /** See `PipelineRequest.c`. @hidden */
  get c(): HonoContext {
    this.#isShared = true;
    this.#c ??= createContext(this.#request);
    return this.#c;
  }

  /** Whether other functions than the pipeline have the context. */
  get isShared(): boolean {
    return this.#isShared;
  }

  header(name: string): string | null {
    const value = this.#request.headers.get(name);
    // Servers differ in the space before an empty last value.
    return value?.endsWith(" ") ? value.trimEnd() : value;
  }

  async readBody(limit: number): Promise<Uint8Array | undefined> {
    const contentLength = this.header("content-length");
    if (Number(contentLength) > limit) return undefined;
    // Some browsers do not provide the body of a request as a stream.
    if (contentLength !== null || !this.#request.body) {
      this.#wholeBody ??= this.#request.arrayBuffer();
      const body = new Uint8Array(await this.#wholeBody);
      return body.byteLength > limit ? undefined : body;
    }
    this.#partialBody ??= { reader: this.#request.body.getReader(), chunks: [], size: 0, isComplete: false };
    const body = this.#partialBody;
    while (!body.isComplete && body.size <= limit) {
      const { done, value } = await body.reader.read();
      if (value) {
        body.size += value.byteLength;
        body.chunks.push(value);
      }
      body.isComplete = done;
    }
    // cancel() would close the connection before the response is sent.
    return body.size > limit ? undefined : new Uint8Array(await new Blob(body.chunks).arrayBuffer());
  }

  async *streamBody(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#wholeBody || this.#partialBody || !this.#request.body) {
      yield (await this.readBody(Number.MAX_SAFE_INTEGER)) as Uint8Array;
      return;
    }
    // Does not cancel the body: that would close the connection before the response is sent.
    const reader = this.#request.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  }
}

/** The part of a body that has been read. */
interface PartialBody {
  readonly reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  readonly chunks: Uint8Array<ArrayBuffer>[];
  size: number;
  isComplete: boolean;
}

/** Returns the part of a target at which `route` of Hono mounted an app. A parameter in the route is one segment. */
function toMountPath(target: string, route: string): string {
  if (route === "/") return "";
  const [path = ""] = target.split("?", 1);
  return path.split("/", route.replace(/\/$/, "").split("/").length).join("/");
}

/** Returns the path and query of an absolute URL without normalizing them. */
function toTarget(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const end = url.indexOf("#", start);
  return url.slice(start, end < 0 ? url.length : end);
}
