import { parseJson, stringifyJson } from "@animal-store/exact-json";
import createClient, {
  type Client,
  defaultPathSerializer,
  type MaybeOptionalInit,
  type Middleware,
  type ParseAs,
  type ParseAsResponse,
  removeTrailingSlash,
} from "openapi-fetch";
import { type CallResult, type ErrorResult, getRequestId, type ParseError, toErrorResult } from "./api-error.ts";
import type { ApiTypes, ContentOption, DataOf, OperationId, OperationOf } from "./api-types.ts";
import type { Calls } from "./calls.ts";
import type { ContentLayer } from "./forms-and-events.ts";

export type { Middleware };

/**
 * Creates the minimal client: a typed method for each HTTP method, with exact integers in both directions. It has no retries or timeouts.
 * @throws {TypeError} if `baseUrl` or `key` is invalid
 * @example
 * ```ts
 * const library = createTypedClient<Library>(calls, {
 *   baseUrl: "https://library.example/library/v2",
 *   key: "…",
 *   fetch: withTimeout((request) => fetch(request), 10_000),
 * });
 * const { data, error } = await library.GET("/books/newest");
 * ```
 */
export function createTypedClient<Api extends ApiTypes>(
  calls: Calls<OperationId<Api>>,
  { baseUrl, key, keyHeader, fetch, parseError, content: contentLayer }: TypedClientOptions & ContentOption<Api>,
): TypedClient<Api> {
  validateOptions(baseUrl, key);
  const client = createClient<object>({
    baseUrl,
    bodySerializer: stringifyJson,
    headers: key ? { [keyHeader ?? "Authorization"]: keyHeader ? key : `Bearer ${key}` } : {},
    // After a redirect to another origin, fetch removes only Authorization.
    redirect: keyHeader ? "error" : "follow",
    ...(fetch && { fetch: async (request: Request) => fetch(request) }),
  });
  const errorCopies = new WeakMap<Response, Response>();
  // openapi-fetch calls the onResponse of the first middleware last, so this is the response that it reads.
  client.use({ onResponse: ({ response }) => void (response.ok || errorCopies.set(response, response.clone())) });

  // openapi-fetch parses an error body with JSON.parse even for parseAs "text", which rounds integers. So read a copy.
  async function send(
    method: string,
    path: string,
    { parseAs = "json", ...init }: Init = {},
  ): Promise<CallResult<unknown>> {
    const sendRequest = client.request as unknown as Send;
    const { operation, content } = calls[`${method.toUpperCase()} ${path}`] ?? {};
    const isJson = parseAs === "json";
    const layer = content && contentLayer;
    const { data, error, response } = await sendRequest(method, path, {
      ...(layer ? layer.withBody(content, init) : init),
      parseAs: isJson ? (content?.events ? "stream" : "text") : parseAs,
    });
    // A response that a middleware returned from onRequest has no copy.
    const body = response.ok ? data : ((await errorCopies.get(response)?.text()) ?? error);
    return {
      ...(response.ok && !isJson
        ? { data }
        : parseBody(layer ? await layer.readContent(content, response, body) : body, response, parseError)),
      response,
      requestId: getRequestId(response),
      operation,
    };
  }

  const typedClient: Record<string, unknown> = { ...client, request: send };
  for (const name in client) {
    if (name === name.toUpperCase()) typedClient[name] = (path: string, init?: Init) => send(name, path, init);
  }
  return typedClient as unknown as TypedClient<Api>;
}

export function toUrl(baseUrl: string, path: string, parameters: Record<string, unknown>): string {
  return defaultPathSerializer(removeTrailingSlash(baseUrl) + path, parameters);
}

/** The client of openapi-fetch, with compile errors for unknown members of options, parameters and bodies. */
export type TypedClient<Api extends ApiTypes> = Pick<Client<object>, "use" | "eject"> & {
  [Method in UsedMethod<Api> as Uppercase<Method>]: <
    Path extends PathWith<Api, Method>,
    Parse extends ParseAs = "json",
  >(
    path: Path,
    ...options: CallArguments<Api, Path, Method, Parse>
  ) => Promise<TypedResult<Api, OperationOf<Api, Method, Path>, Parse>>;
} & {
  request: <Method extends UsedMethod<Api>, Path extends PathWith<Api, Method>, Parse extends ParseAs = "json">(
    method: Method,
    path: Path,
    ...options: CallArguments<Api, Path, Method, Parse>
  ) => Promise<TypedResult<Api, OperationOf<Api, Method, Path>, Parse>>;
};

export type TypedClientOptions = {
  /**
   * URL of the API with its base path: `https://library.example/library/v2`. In a browser it can be relative to the page.
   * Must not contain credentials, a query or a fragment.
   */
  baseUrl: string;
  /** API key, sent as a bearer token (RFC 6750) or in `keyHeader`. Visible ASCII without spaces, or `false` if the API needs no key. */
  key: string | false;
  /** Header for the key, such as `X-Api-Key`. A redirect is then an error, because `fetch` would send the header to any origin. */
  keyHeader?: string | undefined;
  /** Sends each request, after all middleware. @default globalThis.fetch */
  fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Parses the body of an error, for example with `parseProblem`. By default it has `code`, `message` and `status`. */
  parseError?: ParseError | undefined;
  /** Sends bodies and reads events that are not JSON. Required if an operation has them. */
  content?: ContentLayer | undefined;
};

type HttpMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";
type Paths<Api extends ApiTypes> = Api["paths"];
type UsedMethod<Api extends ApiTypes> = {
  [Method in HttpMethod]: [PathWith<Api, Method>] extends [never] ? never : Method;
}[HttpMethod];
/** The paths that have an operation with this method. */
export type PathWith<Api extends ApiTypes, Method extends HttpMethod> = {
  [Path in keyof Paths<Api>]: Paths<Api>[Path] extends Record<Method, object> ? Path : never;
}[keyof Paths<Api>];
// openapi-fetch infers the options from the argument, so the compiler would accept unknown members.
export type CallArguments<
  Api extends ApiTypes,
  Path extends keyof Paths<Api>,
  Method extends HttpMethod,
  Parse extends ParseAs = "json",
> =
  MaybeOptionalInit<Paths<Api>[Path], Method & keyof Paths<Api>[Path]> extends infer Init
    ? undefined extends Init
      ? [(NonNullable<Init> & { parseAs?: Parse })?]
      : [Init & { parseAs?: Parse }]
    : never;
// Only an error result requires `error`, with and without exactOptionalPropertyTypes.
type TypedResult<Api extends ApiTypes, Operation extends OperationId<Api>, Parse extends ParseAs> =
  | ({
      data: ParseAsResponse<DataOf<Api, Operation>, { parseAs: Parse }>;
      error?: never;
      response: Response;
    } & CallInfo<Operation>)
  | ({ data?: never; error: ErrorResult<Api, Operation>; response: Response } & CallInfo<Operation>);
type CallInfo<Operation extends string> = {
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  requestId: string | undefined;
  operation: Operation;
};

type Init = { parseAs?: string; [option: string]: unknown };
type RawResult = { data?: unknown; error?: unknown; response: Response };
type Send = (method: string, path: string, init: Init) => Promise<RawResult>;

function parseBody(
  body: unknown,
  response: Response,
  parseError: ParseError | undefined,
): { data?: unknown; error?: ErrorResult | undefined } {
  let value = body;
  try {
    if (typeof body === "string") value = body ? parseJson(body) : undefined;
    if (response.ok) return { data: value };
  } catch {
    // Not JSON: keep the text.
  }
  return { error: toErrorResult(response, value, parseError) };
}

/** Throws a TypeError for an invalid option. The message does not contain the key, because messages are logged. */
function validateOptions(baseUrl: string, key: string | false): void {
  let url = "";
  try {
    // In a page, a Request resolves a relative URL.
    url = new Request(baseUrl).url;
  } catch {
    // Not a URL.
  }
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(url))
    throw new TypeError(
      `baseUrl must be an http(s) URL without credentials or query, got "${baseUrl}". Pass the API URL.`,
    );
  // JavaScript callers can omit the key.
  if (key !== false && !/^[!-~]+$/.test(key || ""))
    throw new TypeError(`key ${key ? "must be visible ASCII" : "is empty"}. Pass the API key.`);
}

const idempotencyKeyHeader = "Idempotency-Key";

/**
 * Creates a middleware that adds an `Idempotency-Key` to each request that accepts one and has none. All attempts of a call share the
 * key. `createApiClient` adds it unless `retries` is `false`.
 * @example
 * ```ts
 * const library = createTypedClient<Library>(calls, { baseUrl, key, fetch: withRetries((request) => fetch(request)) });
 * library.use(createIdempotencyKeys(calls));
 * ```
 */
export function createIdempotencyKeys(calls: Calls): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const isDocumented = calls[`${request.method} ${schemaPath}`]?.headers.includes(idempotencyKeyHeader);
      if (!isDocumented || request.headers.has(idempotencyKeyHeader)) return;
      // randomUUID exists only in secure contexts (HTTPS).
      const key = crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
      request.headers.set(idempotencyKeyHeader, key);
    },
  };
}
