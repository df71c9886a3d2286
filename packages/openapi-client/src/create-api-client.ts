import { type ToError, toApiError } from "./api-error.ts";
import type { ApiTypes, ContentOption, DataOf, OperationId, OperationOf } from "./api-types.ts";
import type { Calls } from "./calls.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { Fetch } from "./fetch.ts";
import { iterateEntries, iteratePages, type Page, type PageResult } from "./iterate-pages.ts";
import {
  type CallArguments,
  createIdempotencyKeys,
  createTypedClient,
  type PathWith,
  type TypedClient,
  type TypedClientOptions,
  toUrl,
} from "./openapi-fetch.ts";
import { type Deprecation, withDeprecations } from "./with-deprecations.ts";
import { type LogEntry, withLogging } from "./with-logging.ts";
import { withPacing } from "./with-pacing.ts";
import { type RetryOptions, withRetries } from "./with-retries.ts";
import { withTimeout } from "./with-timeout.ts";

/**
 * Creates a client for the API of a contract: a typed method for each HTTP method, list iterators, retries, timeouts and pacing.
 * @throws {TypeError} if `baseUrl` or `key` is invalid
 * @example
 * ```ts
 * import { calls } from "./generated/calls.ts";
 * import type { contract, paths } from "./generated/contract.ts";
 *
 * type Library = { paths: paths; contract: typeof contract };
 * const library = createApiClient<Library>(calls, { baseUrl: "https://library.example/library/v2", key: "…" });
 *
 * const { data, error } = await library.GET("/books/{isbn}", { params: { path: { isbn: "9783522202107" } } });
 * for await (const book of library.iterateAll("/books")) console.log(book.title);
 * ```
 */
export function createApiClient<Api extends ApiTypes>(
  calls: Calls<OperationId<Api>>,
  options: ApiClientOptions<OperationId<Api>> & ContentOption<Api>,
): ApiClient<Api> {
  const { baseUrl, toError = toApiError } = options;
  const client = createTypedClient<Api>(calls, { ...options, fetch: composeFetch(calls, options) });
  if (options.retries !== false) client.use(createIdempotencyKeys(calls));

  const iterate = (path: string, init?: ListOptions) => {
    const { GET } = client as unknown as { GET: SendGet<OperationId<Api>> };
    const params = { path: {}, ...init?.params };
    const listUrl = toUrl(baseUrl, path, params.path);
    const readPage = (url?: URL) =>
      GET(path, {
        ...init,
        params,
        ...(url && { pathSerializer: () => url.origin + url.pathname, querySerializer: () => url.search }),
      });
    return iteratePages(listUrl, readPage, toError);
  };
  return {
    ...client,
    iteratePages: iterate,
    iterateAll: (path: string, init?: ListOptions) => iterateEntries(iterate(path, init), init?.signal),
  } as unknown as ApiClient<Api>;
}

/** Wraps `fetch` in the enabled features. The timeout of an attempt is innermost, so waits do not count towards it. */
function composeFetch<Operation extends string>(
  calls: Calls<Operation>,
  { fetch, retries = {}, timeouts = {}, pacing, onLog, onDeprecated, clock = systemClock }: ApiClientOptions<Operation>,
): Fetch {
  const { perAttemptMs = 30_000, perCallMs } = timeouts;
  // Look up the global fetch for each request: a test can replace it after the client was created.
  let wrappedFetch: Fetch = async (request) => (fetch ? fetch(request) : globalThis.fetch(request));
  wrappedFetch = withTimeout(wrappedFetch, perAttemptMs);
  if (onDeprecated) wrappedFetch = withDeprecations(wrappedFetch, calls, onDeprecated, clock);
  if (onLog) wrappedFetch = withLogging(wrappedFetch, calls, onLog, clock);
  if (pacing) wrappedFetch = withPacing(wrappedFetch, clock);
  if (retries) wrappedFetch = withRetries(wrappedFetch, { clock, ...retries });
  return perCallMs === undefined ? wrappedFetch : withTimeout(wrappedFetch, perCallMs);
}

export type ApiClientOptions<Operation extends string = string> = TypedClientOptions &
  CallOptions<Operation> & {
    /** Returns the error of a rejected page. @default toApiError */
    toError?: ToError<Operation> | undefined;
  };

/** The options that `createApiClient` adds to those of `createTypedClient`. */
export type CallOptions<Operation extends string = string> = {
  /** Retry options. `false` disables retries. @default {} */
  retries?: false | RetryOptions | undefined;
  /** Timeouts of attempts and calls. */
  timeouts?: Timeouts | undefined;
  /** Delays all calls of this client while a rate limit is exhausted, instead of getting a 429. @default false */
  pacing?: boolean | undefined;
  /** Called after each attempt, with its response or failure. If it throws, the call rejects and is not retried. */
  onLog?: ((entry: LogEntry<Operation>) => void) | undefined;
  /** Called once for each deprecated operation. If it throws, the call rejects and is not retried. */
  onDeprecated?: ((deprecation: Deprecation<Operation>) => void) | undefined;
  /** Clock and timers, for tests. @default the system clock */
  clock?: Clock | undefined;
};

export type Timeouts = {
  /**
   * Timeout of one attempt in milliseconds, up to the end of the response body, or up to the headers of a response with events.
   * `Infinity` disables it. @default 30000
   */
  perAttemptMs?: number | undefined;
  /** Timeout of one call in milliseconds, with all its attempts and waits. @default no timeout */
  perCallMs?: number | undefined;
};

export type ApiClient<Api extends ApiTypes> = TypedClient<Api> & {
  /**
   * Iterates over the pages of a list by the links to the next page, each with its response.
   * @throws {ApiError} if a page is rejected
   * @example
   * ```ts
   * for await (const { data, response } of library.iteratePages("/books", { params: { query: { limit: 50 } } })) {
   *   console.log(data.length, parseRateLimits(response).minute?.remaining);
   * }
   * ```
   */
  iteratePages<Path extends PathWith<Api, "get">>(
    path: Path,
    ...init: CallArguments<Api, Path, "get">
  ): AsyncGenerator<Page<DataOf<Api, Get<Api, Path>>, Get<Api, Path>>, void, undefined>;
  /**
   * Iterates over all entries of a list whose pages are arrays. Requests each page when its first entry is needed.
   * @throws {ApiError} if a page is rejected
   * @example
   * ```ts
   * for await (const { title } of library.iterateAll("/books")) console.log(title);
   * ```
   */
  iterateAll<Path extends PathWith<Api, "get">>(
    path: Path,
    ...init: CallArguments<Api, Path, "get">
  ): AsyncGenerator<EntryOf<DataOf<Api, Get<Api, Path>>>, void, undefined>;
};

type Get<Api extends ApiTypes, Path> = OperationOf<Api, "get", Path>;
type EntryOf<Data> = Data extends readonly (infer Entry)[] ? Entry : never;

type ListOptions = { params?: { path?: Record<string, unknown> }; signal?: AbortSignal | null };
type SendGet<Operation extends string> = (
  path: string,
  init: object,
) => Promise<PageResult<readonly unknown[], Operation>>;
