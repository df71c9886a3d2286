import type { OperationId, paths } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import { parseJson, stringifyJson } from "@animal-store/exact-json";
import createClient, {
  type Client,
  type ClientPathsWithMethod,
  type FetchResponse,
  type MaybeOptionalInit,
  type Middleware,
  type ParseAs,
} from "openapi-fetch";
import { documentsHeader, findOperation, type OperationOf } from "./calls.ts";
import { type CallResult, type ErrorResult, getRequestId, toErrorResult } from "./store-error.ts";

export type { Middleware };

/**
 * Creates the minimal client: a typed method for each HTTP method, with exact integers in both directions. It has no retries or timeouts.
 * @throws {TypeError} if `baseUrl` or `key` is invalid
 * @example
 * ```ts
 * const store = createTypedClient({
 *   baseUrl: "https://api.animal-store.example/v1",
 *   key: "as_live_…",
 *   fetch: withTimeout((request) => fetch(request), 10_000),
 * });
 * const { data, error } = await store.GET("/pets");
 * ```
 */
export function createTypedClient({ baseUrl, key, fetch }: TypedClientOptions): TypedClient {
  validateOptions(baseUrl, key);
  const headers = { Authorization: `Bearer ${key}` };
  const fetchOption = fetch && { fetch: async (request: Request) => fetch(request) };
  const client = createClient<paths>({ baseUrl, headers, bodySerializer: stringifyJson, ...fetchOption });
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
    const { data, error, response } = await sendRequest(method, path, {
      ...init,
      parseAs: parseAs === "json" ? "text" : parseAs,
    });
    // A response that a middleware returned from onRequest has no copy.
    const body = response.ok ? data : ((await errorCopies.get(response)?.text()) ?? error);
    return {
      ...(response.ok && parseAs !== "json" ? { data } : parseBody(body, response)),
      response,
      requestId: getRequestId(response),
      operation: findOperation(method, path)?.operation,
    };
  }

  const typedClient: Record<string, unknown> = { ...client, request: send };
  for (const route of Object.keys(calls)) {
    const method = route.replace(/ .*/, "");
    typedClient[method] = (path: string, init?: Init) => send(method, path, init);
  }
  return typedClient as unknown as TypedClient;
}

/** Returns call options that replace the URL of an operation. */
export function toUrlOptions(url: URL) {
  return {
    params: { path: {} as never },
    pathSerializer: () => url.origin + url.pathname,
    querySerializer: () => url.search,
  };
}

/** The client of openapi-fetch, with compile errors for unknown members of options, parameters and bodies. */
export type TypedClient = Pick<Client<paths>, "use" | "eject"> & {
  [Method in UsedMethod as Uppercase<Method>]: <Path extends PathWith<Method>, Parse extends ParseAs = "json">(
    path: Path,
    ...options: Options<Path, Method, Parse>
  ) => Promise<TypedResult<Path, Method, Parse>>;
} & {
  request: <Method extends UsedMethod, Path extends PathWith<Method>, Parse extends ParseAs = "json">(
    method: Method,
    path: Path,
    ...options: Options<Path, Method, Parse>
  ) => Promise<TypedResult<Path, Method, Parse>>;
};

export type TypedClientOptions = {
  /**
   * URL of the API with its base path: `https://api.animal-store.example/v1`. In a browser it can be relative to the page.
   * Must not contain credentials, a query or a fragment.
   */
  baseUrl: string;
  /** API key, sent as a bearer token (RFC 6750). Visible ASCII characters without spaces. */
  key: string;
  /** Sends each request, after all middleware. @default globalThis.fetch */
  fetch?: ((request: Request) => Response | Promise<Response>) | undefined;
};

type HttpMethod = Exclude<keyof paths["/pets"], "parameters">;
type UsedMethod = { [Method in HttpMethod]: [PathWith<Method>] extends [never] ? never : Method }[HttpMethod];
type PathWith<Method extends HttpMethod> = ClientPathsWithMethod<Client<paths>, Method> & keyof paths;
// openapi-fetch infers the options from the argument, so the compiler would accept unknown members.
type Options<Path extends keyof paths, Method extends HttpMethod, Parse> =
  undefined extends MaybeOptionalInit<paths[Path], Method>
    ? [(NonNullable<MaybeOptionalInit<paths[Path], Method>> & { parseAs?: Parse })?]
    : [MaybeOptionalInit<paths[Path], Method> & { parseAs?: Parse }];
type TypedResult<Path extends keyof paths, Method extends HttpMethod, Parse> = WithCallInfo<
  FetchResponse<paths[Path][Method] & {}, { parseAs: Parse }, `${string}/${string}`>,
  OperationOf<Method, Path>
>;
// Only an error result requires `error`, with and without exactOptionalPropertyTypes.
type WithCallInfo<Result, Operation extends OperationId> = Result extends { error: unknown }
  ? { data?: never; error: ErrorResult<Operation>; response: Response } & CallInfo<Operation>
  : Result & CallInfo<Operation>;
type CallInfo<Operation extends OperationId> = {
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  requestId: string | undefined;
  operation: Operation;
};

type Init = { parseAs?: string; [option: string]: unknown };
type RawResult = { data?: unknown; error?: unknown; response: Response };
type Send = (method: string, path: string, init: Init) => Promise<RawResult>;

function parseBody(body: unknown, response: Response): { data?: unknown; error?: ErrorResult | undefined } {
  let value = body;
  try {
    if (typeof body === "string") value = body ? parseJson(body) : undefined;
    if (response.ok) return { data: value };
  } catch {
    // Not JSON: keep the text.
  }
  return { error: toErrorResult(response, value) };
}

/** Throws a TypeError for an invalid option. The message does not contain the key, because messages are logged. */
export function validateOptions(baseUrl: string, key: string): void {
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(resolveUrl(baseUrl)))
    throw new TypeError(
      `baseUrl must be an http(s) URL without credentials or query, got "${baseUrl}". Pass the API URL.`,
    );
  // JavaScript callers can omit the key.
  if (!/^[!-~]+$/.test(key || ""))
    throw new TypeError(`key ${key ? "must be visible ASCII" : "is empty"}. Pass the API key.`);
}

function resolveUrl(url: string): string {
  try {
    return new Request(url).url;
  } catch {
    return "";
  }
}

const keyHeader = "Idempotency-Key";

/**
 * Middleware that adds an `Idempotency-Key` to each request that accepts one and has none. All attempts of a call share the key.
 * `createStoreClient` adds it unless `retries` is `false`.
 * @example
 * ```ts
 * const store = createTypedClient({ baseUrl, key, fetch: withRetries((request) => fetch(request)) });
 * store.use(idempotencyKeys);
 * ```
 */
export const idempotencyKeys: Middleware = {
  onRequest({ request, schemaPath }) {
    if (!documentsHeader(request.method, schemaPath, keyHeader) || request.headers.has(keyHeader)) return;
    request.headers.set(keyHeader, generateKey());
  },
};

// randomUUID exists only in secure contexts (HTTPS).
function generateKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}
