import { parseJson, stringifyJson } from "@animal-store/exact-json";
import createClient, {
  type Client,
  defaultPathSerializer,
  type Middleware,
  type RequestOptions,
  removeTrailingSlash,
} from "openapi-fetch";
import { notFromApi, type ParseError, parseCodedError } from "./api-error.ts";
import type { ApiTypes, BodyOption, CallEntry, Calls, OperationId, OperationOf, RequestBody } from "./api-types.ts";
import type { AnyResult, CallResult, ParseAs } from "./call-result.ts";
import { getRequestId } from "./headers.ts";

export type { Middleware };

/**
 * Creates the minimal client: openapi-fetch with exact integers in both directions and errors as data. It has no retries or timeouts.
 * @throws {TypeError} if `baseUrl` or `apiKey` is invalid
 * @example
 * ```ts
 * const library = createTypedClient<Library>(calls, { baseUrl: "https://library.example/library/v2", apiKey: "…" });
 * const { data, error } = await library.GET("/books/newest");
 * ```
 */
export function createTypedClient<Api extends ApiTypes>(
  calls: Calls<OperationId<Api>>,
  options: TypedClientOptions,
): TypedClient<Api> {
  const {
    apiKeyHeader,
    parseError = parseCodedError,
    // Look up the global fetch for each request: a test can replace it after the client was created.
    fetch = (request: Request) => globalThis.fetch(request),
  } = options;
  const setKey = createKeySetter(options);
  const client = createClient<object>({
    baseUrl: toAbsoluteUrl(options.baseUrl),
    bodySerializer: stringifyJson,
    headers: options.headers as Record<string, string>,
    // After a redirect to another origin, fetch removes only Authorization. Not all runtimes support redirect: "error".
    redirect: apiKeyHeader ? "manual" : "follow",
  });
  // openapi-fetch would parse an error with JSON.parse, which rounds integers. Its first middleware gets the response last, and throws it in
  // an array, which no other code throws. Not instanceof Response: a test or a server can replace the global Response.
  client.use({
    onResponse({ response }) {
      if (!response.ok) throw [response];
    },
  });

  async function send(methodName: string, path: string, init: Init = {}): Promise<AnyResult> {
    const method = methodName.toUpperCase();
    const entry = (calls as Calls)[`${method} ${path}`];
    const operation = entry?.operation;
    // openapi-fetch omits or changes these values: null, an empty array or text, `.`, outer spaces, and other characters than ASCII.
    const formats =
      entry?.formats ||
      /\[]|null|[". ]"|" |[^ -[\]-~]/.test(stringifyJson({ params: init.params, headers: init.headers })) ||
      // A missing value.
      defaultPathSerializer(path, init.params?.path as Values).includes("{")
        ? await formsAndEvents()
        : undefined;
    const call: CallState = { operation, path, options: init, attempts: 1, waitMs: 0, streams: formats?.streams };
    const { parseAs = "json", ...others } = formats?.prepare(entry, init) ?? init;
    const isJson = parseAs === "json";
    const { data, error, response } = await (client.request as unknown as Send)(method, path, {
      ...others,
      parseAs: isJson ? "stream" : parseAs,
      async fetch(request) {
        await setKey(request);
        return fetch(request, call);
      },
    }).catch((thrown: unknown): Sent => {
      if (Array.isArray(thrown)) return { response: thrown[0] };
      throw thrown;
    });
    const { ok, status } = response;
    const info = { operation, method, response, status, attempts: call.attempts, requestId: getRequestId(response) };
    const read = ok && (isJson ? await formats?.read(entry, response) : { data });
    if (read) return { ...info, ...read };
    // openapi-fetch has read the error that a middleware returned from onRequest.
    let value: unknown = error ?? (await response.text());
    try {
      if (typeof value === "string") value = value ? parseJson(value) : undefined;
      if (ok) return { ...info, data: value };
    } catch {
      // Not JSON: keep the text.
    }
    const apiError = ok ? undefined : (parseError(value, response) ?? formats?.parseError(entry, value, response));
    // A 304 has neither data nor an error.
    if (apiError || status === 304) return { ...info, error: apiError };
    return { ...info, error: { code: undefined, message: notFromApi, status, cause: value }, status: undefined };
  }

  const typedClient: Record<string, unknown> = { ...client, request: send };
  // The methods are in upper case.
  for (const name in client) {
    if (name < "a") typedClient[name] = (path: string, init?: Init) => send(name, path, init);
  }
  return typedClient as unknown as TypedClient<Api>;
}

/**
 * Imports the code for forms, text, bytes, events, cookies, styles of parameters, and errors without a code. A client imports it before the
 * first call that needs it. Call this function to import it earlier.
 * @example
 * ```ts
 * await formsAndEvents();
 * ```
 */
export const formsAndEvents: () => Promise<typeof import("./formats.ts")> = () => import("./formats.ts");

export function toUrl(baseUrl: string, path: string, parameters: Values = {}): string {
  return defaultPathSerializer(removeTrailingSlash(baseUrl) + path, parameters);
}

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

export type CallState = { -readonly [Key in keyof CallContext]: CallContext[Key] } & {
  /** Returns whether the data of the response is a stream of events. Undefined if the call has only JSON. */
  readonly streams?: ((entry: CallEntry | undefined, response: Response) => boolean) | undefined;
};

/**
 * The client of openapi-fetch, with compile errors for unknown members of options, parameters and bodies.
 * @typeParam Options more options of each call
 */
export type TypedClient<Api extends ApiTypes, Options = unknown> = Pick<Client<object>, "use" | "eject"> & {
  [Method in UsedMethod<Api> & FetchMethod as Uppercase<Method>]: <
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
};

export type TypedClientOptions = {
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
};

/** The methods of openapi-fetch. `request` sends the others, such as QUERY. */
type FetchMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";
type Paths<Api extends ApiTypes> = Api["paths"];
type UsedMethod<Api extends ApiTypes> = Lowercase<Api["contract"]["operations"][OperationId<Api>]["method"]>;
/** The paths that have an operation with this method. */
type PathWith<Api extends ApiTypes, Method extends string> = {
  [Path in keyof Paths<Api>]: Paths<Api>[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths<Api>];

// openapi-fetch infers the options from the argument, so the compiler would accept unknown members.
type CallArguments<Types, Options> =
  Record<never, never> extends CallInit<Types> ? [init?: CallInit<Types> & Options] : [init: CallInit<Types> & Options];
type CallInit<Types> = ParamsOption<Types> &
  BodyOption<RequestBody<Types>> &
  Omit<RequestInit, "body" | "headers" | "method"> & {
    headers?: Headers | { readonly [name: string]: unknown };
    bodySerializer?: (body: NonNullable<RequestBody<Types>>) => BodyInit;
  } & Pick<RequestOptions<Types>, "baseUrl" | "querySerializer" | "pathSerializer" | "middleware">;
type ParamsOption<Types> = Types extends { parameters: infer Parameters }
  ? Record<never, never> extends Parameters
    ? { params?: Parameters }
    : { params: Parameters }
  : unknown;

/** The options of a call, without their types. */
export type Init = {
  readonly parseAs?: ParseAs;
  readonly params?: { readonly [Location in "path" | "query" | "header" | "cookie"]?: Values };
  readonly headers?: Headers | Values | undefined;
  readonly body?: unknown;
  readonly bodySerializer?: (body: unknown) => unknown;
  readonly querySerializer?: (values: Values) => string;
  readonly pathSerializer?: (url: string, values: Values) => string;
  readonly [option: string]: unknown;
};
export type Values = { readonly [name: string]: unknown };
type Send = (
  method: string,
  path: string,
  init: Init & { fetch: (request: Request) => Promise<Response> },
) => Promise<Sent>;
type Sent = { data?: unknown; error?: unknown; response: Response };

function toAbsoluteUrl(baseUrl: string): string {
  // In a page, the URL can be relative.
  const { href = "" } = URL.parse(baseUrl, globalThis.location?.href) ?? {};
  if (/^https?:\/\/[^/@]+\/[^?#]*$/.test(href)) return href;
  throw new TypeError("baseUrl must be an http(s) URL without credentials or query.");
}

export type KeySetter = (request: Request) => Promise<void>;

/** Returns a function that adds the key to a request. The errors do not contain the key, because they are logged. */
export function createKeySetter({
  apiKey,
  apiKeyHeader,
}: Pick<TypedClientOptions, "apiKey" | "apiKeyHeader">): KeySetter {
  if (typeof apiKey !== "function") assertApiKey(apiKey);
  return async ({ headers }) => {
    const key = typeof apiKey === "function" ? await apiKey() : apiKey;
    assertApiKey(key);
    if (key) headers.set(apiKeyHeader ?? "Authorization", apiKeyHeader ? key : `Bearer ${key}`);
  };
}

function assertApiKey(key: string | false): void {
  // JavaScript callers can omit the key.
  if (key !== false && !/^[!-~]+$/.test(key || "")) throw new TypeError("apiKey is missing or not visible ASCII.");
}
