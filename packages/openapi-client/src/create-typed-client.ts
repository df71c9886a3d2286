import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { notFromApi, type ParseError, parseCodedError, parseDocumentedError } from "./api-error.ts";
import type { ApiTypes, BodyOption, ContentOption, OperationId, OperationOf, RequestBody } from "./api-types.ts";
import type { AnyResult, CallResult, ParseAs } from "./call-result.ts";
import type { Calls } from "./calls.ts";
import type { ContentLayer } from "./forms-and-events.ts";
import { getRequestId } from "./headers.ts";
import { serializePairs, serializePath, setHeaders, type Values } from "./parameters.ts";

/**
 * Creates the minimal client: typed requests with exact integers in both directions and errors as data. It has no retries or timeouts.
 * @throws {TypeError} if `baseUrl` or `apiKey` is invalid
 * @example
 * ```ts
 * const library = createTypedClient<Library>({ baseUrl: "https://library.example/library/v2", apiKey: "…" });
 * const { data, error } = await library.GET("/books/newest");
 * ```
 */
export function createTypedClient<Api extends ApiTypes>(
  options: TypedClientOptions<OperationId<Api>> & ContentOption<Api>,
): TypedClient<Api> {
  const {
    apiKeyHeader,
    parseError = parseCodedError,
    content: contentLayer,
    calls = {} as Calls,
    // Look up the global fetch for each request: a test can replace it after the client was created.
    fetch = (request: Request) => globalThis.fetch(request),
  } = options;
  const setKey = createKeySetter(options);
  const baseUrl = toAbsoluteUrl(options.baseUrl);
  const middlewares: Middleware[] = [];
  const typedClient: Record<string, unknown> = {
    request: send,
    use: (...added: Middleware[]) => void middlewares.push(...added),
    eject: (...removed: Middleware[]) => {
      for (const each of removed) if (middlewares.includes(each)) middlewares.splice(middlewares.indexOf(each), 1);
    },
  };
  for (const name of ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"])
    typedClient[name] = (path: string, init?: Init) => send(name, path, init);
  return typedClient as unknown as TypedClient<Api>;

  async function send(methodName: string, path: string, init: Init = {}): Promise<AnyResult> {
    const { parseAs = "json", params = {}, middleware = [] } = init;
    const method = methodName.toUpperCase();
    const { operation, content, parameters: styles = {}, errors } = calls[`${method} ${path}`] ?? {};
    const query = serializePairs(params.query ?? {}, styles.query).join("&");
    const cookie = serializePairs(params.cookie ?? {}, styles.cookie).join("; ");
    const {
      body,
      bodySerializer = stringifyJson,
      headers,
      ...requestInit
    } = (content && contentLayer?.withBody(content, init)) ?? init;
    const sentHeaders = new Headers();
    const sentBody = body === undefined ? undefined : bodySerializer(body);
    const isJson = sentBody !== undefined && !(sentBody instanceof FormData);
    for (const values of [isJson && { "Content-Type": "application/json" }, options.headers, headers, params.header])
      setHeaders(sentHeaders, values instanceof Headers ? Object.fromEntries(values) : values || {}, styles.header);
    if (cookie) sentHeaders.set("Cookie", cookie);
    const request = new Request(
      init.url ?? baseUrl + serializePath(path, params.path ?? {}, styles.path) + (query && `?${query}`),
      {
        // After a redirect to another origin, fetch removes only Authorization. Not all runtimes support redirect: "error".
        ...(apiKeyHeader && { redirect: "manual" }),
        ...requestInit,
        method,
        headers: sentHeaders,
        body: sentBody as BodyInit,
      },
    );
    const call: CallContext = { operation, path, options: init, attempts: 1, waitMs: 0 };
    const response = await sendThrough([...middlewares, ...middleware], { request, schemaPath: path, params }, call);
    const { ok, status } = response;
    const info = { status, response, requestId: getRequestId(response), operation, method, attempts: call.attempts };
    if (ok && parseAs !== "json")
      return { ...info, data: response.body && (parseAs === "stream" ? response.body : await response[parseAs]()) };
    const read = ok && content && (await contentLayer?.readContent(content, response));
    if (read) return { ...info, data: read.data };
    let value: unknown = (await response.text()) || undefined;
    try {
      if (value) value = parseJson(value as string);
      if (ok) return { ...info, data: value };
    } catch {
      // Not JSON: keep the text.
    }
    const apiError = ok ? undefined : (parseError(value, response) ?? parseDocumentedError(errors, value, response));
    // A 304 has neither data nor an error.
    if (apiError || status === 304) return { ...info, error: apiError };
    return { ...info, status: undefined, error: { code: undefined, message: notFromApi, status, cause: value } };
  }

  /** Calls the middlewares around a request, the first one outermost. */
  async function sendThrough(used: Middleware[], call: MiddlewareCall, context: CallContext): Promise<Response> {
    for (const each of used) {
      const result = await each.onRequest?.(call);
      if (result instanceof Response) return result;
      if (result) call.request = result;
    }
    used.reverse();
    let response: Response | undefined;
    try {
      await setKey(call.request);
      response = await fetch(call.request, context);
    } catch (cause) {
      let error: unknown = cause;
      for (const each of used) {
        const result = await each.onError?.({ ...call, error });
        if (result instanceof Response) {
          response = result;
          break;
        }
        error = result ?? error;
      }
      if (!response) throw error;
    }
    for (const each of used) response = (await each.onResponse?.({ ...call, response })) ?? response;
    return response;
  }
}

type Awaitable<Value> = Value | Promise<Value>;

/** Functions around each call, with all its attempts. */
export interface Middleware {
  /** Can return another request, or a response, which ends the call. */
  readonly onRequest?: Handler<MiddlewareCall, Request | Response>;
  /** Can return another response. */
  readonly onResponse?: Handler<MiddlewareCall & { response: Response }, Response>;
  /** Can return a response, which ends the call, or another error. */
  readonly onError?: Handler<MiddlewareCall & { error: unknown }, Response | Error>;
}
type Handler<Call, Result> = ((call: Call) => Awaitable<Result | undefined>) | ((call: Call) => void);

/** A call that a middleware receives. */
export interface MiddlewareCall {
  request: Request;
  /** Path template: `/books/{isbn}`. */
  readonly schemaPath: string;
  /** The parameters of the call by location. */
  readonly params: Params;
}

type Params = { readonly [Location in "path" | "query" | "header" | "cookie"]?: Values };

/** Sends a request, like the global `fetch`. */
export type Fetch = (request: Request, call: CallContext) => Response | Promise<Response>;

/** The call to which a request belongs. */
export interface CallContext {
  /** Undefined if the contract has no such operation. */
  readonly operation: string | undefined;
  /** Path template: `/books/{isbn}`. */
  readonly path: string;
  /** The options of the call. */
  readonly options: { readonly [option: string]: unknown };
  /** Number of requests that the call sent. */
  readonly attempts: number;
  /** Milliseconds that the call waited before this request. */
  readonly waitMs: number;
}

/**
 * Typed requests by method and path, with compile errors for unknown members of options, parameters and bodies.
 * @typeParam Options more options of each call
 */
export type TypedClient<Api extends ApiTypes, Options = unknown> = {
  [Method in UsedMethod<Api> as Uppercase<Method>]: <
    Path extends PathWith<Api, Method>,
    Parse extends ParseAs = "json",
  >(
    path: Path,
    ...options: CallArguments<Paths<Api>[Path][Method & keyof Paths<Api>[Path]], { parseAs?: Parse } & Options>
  ) => Promise<CallResult<Api, OperationOf<Api, Method, Path>, Parse>>;
} & {
  request: <Method extends UsedMethod<Api>, Path extends PathWith<Api, Method>, Parse extends ParseAs = "json">(
    method: Method,
    path: Path,
    ...options: CallArguments<Paths<Api>[Path][Method & keyof Paths<Api>[Path]], { parseAs?: Parse } & Options>
  ) => Promise<CallResult<Api, OperationOf<Api, Method, Path>, Parse>>;
  /** Adds middlewares, the first one outermost. */
  use(...middlewares: Middleware[]): void;
  /** Removes middlewares. */
  eject(...middlewares: Middleware[]): void;
};

export type TypedClientOptions<Operation extends string = string> = {
  /**
   * URL of the API with its base path: `https://library.example/library/v2`. In a browser it can be relative to the page.
   * Must not contain credentials, a query or a fragment.
   */
  baseUrl: string;
  /**
   * API key, or a function that returns it for each call. It is sent as a bearer token (RFC 6750) or in `apiKeyHeader`. Visible ASCII
   * without spaces, or `false` if the API needs no key. All keys of a client share its pause after a 429, so use one client per account.
   */
  apiKey: string | false | (() => string | Promise<string>);
  /** Header for the key, such as `X-Api-Key`. A redirect is then an error, because `fetch` would send the header to any origin. */
  apiKeyHeader?: string | undefined;
  /** Headers of each request. */
  headers?: Record<string, string> | undefined;
  /** Sends each request, after all middleware. @default globalThis.fetch */
  fetch?: Fetch | undefined;
  /** Parses the body of an error, for example with `parseProblem`. By default it has `code`, `message` and `status`. */
  parseError?: ParseError | undefined;
  /** `calls` in the `calls.ts` of codegen. Required for `content`, and for the `operation` of results. */
  calls?: Calls<Operation> | undefined;
  /** Sends bodies and reads events that are not JSON. Required if an operation has them. */
  content?: ContentLayer | undefined;
};

type HttpMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";
type Paths<Api extends ApiTypes> = Api["paths"];
type UsedMethod<Api extends ApiTypes> = {
  [Method in HttpMethod]: [PathWith<Api, Method>] extends [never] ? never : Method;
}[HttpMethod];
/** The paths that have an operation with this method. */
type PathWith<Api extends ApiTypes, Method extends HttpMethod> = {
  [Path in keyof Paths<Api>]: Paths<Api>[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths<Api>];

type CallArguments<Types, Options> =
  Record<never, never> extends CallInit<Types> ? [init?: CallInit<Types> & Options] : [init: CallInit<Types> & Options];
type CallInit<Types> = ParamsOption<Types> &
  BodyOption<RequestBody<Types>> &
  Omit<RequestInit, "body" | "headers" | "method"> & {
    headers?: Headers | { readonly [name: string]: unknown };
    /** Serializes the body, which is JSON by default. */
    bodySerializer?: (body: never) => BodyInit;
    middleware?: readonly Middleware[];
  };
type ParamsOption<Types> = Types extends { parameters: infer Parameters }
  ? Record<never, never> extends Parameters
    ? { params?: Parameters }
    : { params: Parameters }
  : unknown;

/** The options of a call, without their types. */
export type Init = {
  readonly parseAs?: ParseAs;
  readonly params?: Params;
  readonly headers?: Headers | Values;
  readonly body?: unknown;
  readonly bodySerializer?: (body: unknown) => unknown;
  readonly middleware?: readonly Middleware[];
  /** Replaces the URL of the operation. */
  readonly url?: string | undefined;
  readonly [option: string]: unknown;
};

/** Returns the URL without a slash at its end. */
export function toAbsoluteUrl(baseUrl: string): string {
  // In a page, the URL can be relative.
  const { href = "" } = URL.parse(baseUrl, globalThis.location?.href) ?? {};
  if (/^https?:\/\/[^/@]+\/[^?#]*$/.test(href)) return href.replace(/\/$/, "");
  throw new TypeError("baseUrl must be an http(s) URL without credentials or query.");
}

/** Returns a function that adds the key to a request. The errors do not contain the key, because they are logged. */
export function createKeySetter({ apiKey, apiKeyHeader }: Pick<TypedClientOptions, "apiKey" | "apiKeyHeader">) {
  if (typeof apiKey !== "function") assertApiKey(apiKey);
  return async ({ headers }: Request): Promise<void> => {
    const key = typeof apiKey === "function" ? await apiKey() : apiKey;
    assertApiKey(key);
    if (key) headers.set(apiKeyHeader ?? "Authorization", apiKeyHeader ? key : `Bearer ${key}`);
  };
}

function assertApiKey(key: string | false): void {
  // JavaScript callers can omit the key.
  if (key !== false && !/^[!-~]+$/.test(key || "")) throw new TypeError("apiKey is missing or not visible ASCII.");
}
