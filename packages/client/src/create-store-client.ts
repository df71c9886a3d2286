import type { OperationId, operations, paths, Schemas } from "@animal-store/contract";
import { type Clock, systemClock } from "./clock.ts";
import type { Fetch } from "./fetch.ts";
import {
  iterateEntries,
  iteratePages,
  type ListResult,
  type Page,
  type PageOptions,
  type PageRequest,
} from "./iterate-pages.ts";
import { createTypedClient, idempotencyKeys, type TypedClient, type TypedClientOptions } from "./openapi-fetch.ts";
import { type Deprecation, withDeprecations } from "./with-deprecations.ts";
import { type LogEntry, withLogging } from "./with-logging.ts";
import { withPacing } from "./with-pacing.ts";
import { type RetryOptions, withRetries } from "./with-retries.ts";
import { withTimeout } from "./with-timeout.ts";

/**
 * Creates a client for the Animal Store API: a typed method for each HTTP method, list iterators, retries, timeouts and pacing.
 * @throws {TypeError} if `baseUrl` or `key` is invalid
 * @example
 * ```ts
 * const store = createStoreClient({ baseUrl: "https://api.animal-store.example/v1", key: "as_live_…" });
 *
 * const { data, error } = await store.GET("/pets/{petId}", { params: { path: { petId: 42 } } });
 * for await (const pet of store.listAllPets({ status: "available" })) console.log(pet.name);
 * ```
 */
export function createStoreClient(options: StoreClientOptions): StoreClient {
  const { baseUrl, key, retries = {} } = options;
  const client = createTypedClient({ baseUrl, key, fetch: composeFetch(options) });
  const rootUrl = baseUrl.replace(/\/$/, "");
  if (retries) client.use(idempotencyKeys);

  const iterate = <const Path extends keyof paths, Entry, Query, Operation extends OperationId>(
    path: Path,
    query: PageOptions<Query>,
    readPage: ReadPage<Path, Entry, Query, Operation>,
  ) => iteratePages(rootUrl + path, query, (request) => readPage(path, request));
  const listPetPages: StoreClient["listPetPages"] = (query = {}) => iterate("/pets", query, client.GET);
  const listOrderPages: StoreClient["listOrderPages"] = (query = {}) => iterate("/store/orders", query, client.GET);

  return {
    ...client,
    listPetPages,
    listOrderPages,
    listAllPets: (query) => iterateEntries(listPetPages(query), query?.signal),
    listAllOrders: (query) => iterateEntries(listOrderPages(query), query?.signal),
  };
}

/** Wraps `fetch` in the enabled features. The timeout of an attempt is innermost, so waits do not count towards it. */
function composeFetch({
  fetch,
  retries = {},
  timeouts = {},
  pacing,
  onLog,
  onDeprecated,
  clock = systemClock,
}: StoreClientOptions): Fetch {
  const { perAttemptMs = 30_000, perCallMs } = timeouts;
  // Look up the global fetch for each request: a test can replace it after the client was created.
  let wrappedFetch: Fetch = async (request) => (fetch ? fetch(request) : globalThis.fetch(request));
  wrappedFetch = withTimeout(wrappedFetch, perAttemptMs);
  if (onDeprecated) wrappedFetch = withDeprecations(wrappedFetch, onDeprecated, clock);
  if (onLog) wrappedFetch = withLogging(wrappedFetch, onLog, clock);
  if (pacing) wrappedFetch = withPacing(wrappedFetch, clock);
  if (retries) wrappedFetch = withRetries(wrappedFetch, { clock, ...retries });
  return perCallMs === undefined ? wrappedFetch : withTimeout(wrappedFetch, perCallMs);
}

export type StoreClientOptions = TypedClientOptions & {
  /** Retry options. `false` disables retries. @default {} */
  retries?: false | RetryOptions | undefined;
  /** Timeouts of attempts and calls. */
  timeouts?: Timeouts | undefined;
  /** Delays all calls of this client while a rate limit is exhausted, instead of getting a 429. @default false */
  pacing?: boolean | undefined;
  /** Called after each attempt, with its response or failure. If it throws, the call rejects and is not retried. */
  onLog?: ((entry: LogEntry) => void) | undefined;
  /** Called once for each deprecated operation. If it throws, the call rejects and is not retried. */
  onDeprecated?: ((deprecation: Deprecation) => void) | undefined;
  /** Clock and timers, for tests. @default the system clock */
  clock?: Clock | undefined;
};

export type Timeouts = {
  /** Timeout of one attempt in milliseconds, up to the end of the response body. `Infinity` disables it. @default 30000 */
  perAttemptMs?: number | undefined;
  /** Timeout of one call in milliseconds, with all its attempts and waits. @default no timeout */
  perCallMs?: number | undefined;
};

export type StoreClient = TypedClient & {
  /**
   * Iterates over all pets. Requests each page when its first pet is needed.
   * @throws {StoreError} if a page is rejected
   * @example
   * ```ts
   * for await (const { id, name } of store.listAllPets({ status: "available" })) console.log(id, name);
   * ```
   */
  listAllPets(query?: ListAllPetsOptions): AsyncGenerator<Schemas["Pet"], void, undefined>;
  /**
   * Iterates over all orders. Requests each page when its first order is needed.
   * @throws {StoreError} if a page is rejected
   */
  listAllOrders(query?: ListAllOrdersOptions): AsyncGenerator<Schemas["Order"], void, undefined>;
  /**
   * Iterates over the pages of all pets, each with its response.
   * @throws {StoreError} if a page is rejected
   * @example
   * ```ts
   * for await (const { data, response } of store.listPetPages({ limit: 100 })) {
   *   console.log(data.length, parseRateLimits(response).minute?.remaining);
   * }
   * ```
   */
  listPetPages(query?: ListAllPetsOptions): AsyncGenerator<Page<Schemas["Pet"], "listPets">, void, undefined>;
  /**
   * Iterates over the pages of all orders, each with its response.
   * @throws {StoreError} if a page is rejected
   */
  listOrderPages(query?: ListAllOrdersOptions): AsyncGenerator<Page<Schemas["Order"], "listOrders">, void, undefined>;
};

/** Query parameters of `listPets` and a `signal`. `limit` is the page size, not the length of the list. */
export type ListAllPetsOptions = PageOptions<Omit<Query<"listPets">, "cursor">>;
/** Query parameters of `listOrders` and a `signal`. `limit` is the page size, not the length of the list. */
export type ListAllOrdersOptions = PageOptions<Omit<Query<"listOrders">, "cursor">>;

type Query<Operation extends OperationId> = NonNullable<operations[Operation]["parameters"]["query"]>;

type ReadPage<Path, Entry, Query, Operation extends OperationId> = (
  path: Path,
  request: PageRequest<Query>,
) => Promise<ListResult<Entry, Operation>>;
