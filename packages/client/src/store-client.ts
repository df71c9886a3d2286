import type { contract, OperationId, operations, paths, Schemas } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import * as api from "@animal-store/openapi-client";
import { toStoreError } from "./store-error.ts";

type Store = { paths: paths; contract: typeof contract };

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
  const { iterateAll, iteratePages, ...client } = api.createApiClient<Store>(calls, {
    ...options,
    toError: toStoreError,
  });
  return {
    ...client,
    listAllPets: (query) => iterateAll("/pets", toInit(query)),
    listAllOrders: (query) => iterateAll("/store/orders", toInit(query)),
    listPetPages: (query) => iteratePages("/pets", toInit(query)),
    listOrderPages: (query) => iteratePages("/store/orders", toInit(query)),
  };
}

/**
 * Creates the minimal client: a typed method for each HTTP method, with exact integers in both directions. It has no retries or timeouts.
 * @throws {TypeError} if `baseUrl` or `key` is invalid
 * @example
 * ```ts
 * const store = createTypedClient({
 *   baseUrl: "https://api.animal-store.example/v1",
 *   key: "as_live_…",
 * });
 * const { data, error } = await store.GET("/pets");
 * ```
 */
export function createTypedClient(options: TypedClientOptions): TypedClient {
  return api.createTypedClient<Store>(calls, options);
}

function toInit<Query>({ signal, ...query }: Partial<Query> & Signal = {}) {
  return { params: { query }, signal: signal ?? null };
}

export type TypedClient = api.TypedClient<Store>;
export type TypedClientOptions = Pick<api.TypedClientOptions, "baseUrl" | "fetch"> & {
  /** API key, sent as a bearer token (RFC 6750). Visible ASCII characters without spaces. */
  key: string;
};
export type StoreClientOptions = TypedClientOptions & api.CallOptions<OperationId>;

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

/** A page of a list, with its response. */
export type Page<Entry, Operation extends OperationId> = api.Page<readonly Entry[], Operation>;
/** Query parameters of `listPets` and a `signal`. `limit` is the page size, not the length of the list. */
export type ListAllPetsOptions = PageOptions<"listPets">;
/** Query parameters of `listOrders` and a `signal`. `limit` is the page size, not the length of the list. */
export type ListAllOrdersOptions = PageOptions<"listOrders">;

type PageOptions<Operation extends OperationId> = Omit<
  NonNullable<operations[Operation]["parameters"]["query"]>,
  "cursor"
> &
  Signal;
type Signal = { signal?: AbortSignal | undefined };

/** The response headers that the contract documents for an operation, with their types. */
export type ResponseHeaders<Operation extends OperationId = OperationId> = api.ResponseHeaders<Store, Operation>;

/**
 * Returns a response header that the contract documents for this operation, with its type. Converts a `Retry-After` date to
 * seconds (RFC 9110, section 10.2.3).
 * @returns undefined if the response does not have the header or its value is invalid
 * @example
 * ```ts
 * const result = await store.GET("/pets");
 * getHeader(result, "ETag"); // string | undefined
 * getHeader(result, "X-RateLimit-Remaining"); // number | undefined
 * ```
 */
export function getHeader<Operation extends OperationId, Name extends keyof ResponseHeaders<Operation> & string>(
  { response }: { response: Response; operation?: Operation },
  name: Name,
): ResponseHeaders<Operation>[Name] | undefined {
  return api.convertHeader(response, name, conversions) as ResponseHeaders<Operation>[Name] | undefined;
}

// `satisfies` checks that each non-text header of the contract has a conversion.
const conversions = {
  "X-RateLimit-Limit": api.parseInteger,
  "X-RateLimit-Remaining": api.parseInteger,
  "X-RateLimit-Reset": api.parseInteger,
  "Retry-After": (_, response) => api.parseRetryAfter(response),
  "Idempotency-Replayed": (text) => text === "true" || undefined,
} satisfies api.HeaderConversions<Store>;

export type LogEntry = api.LogEntry<OperationId>;
export type Deprecation = api.Deprecation<OperationId>;
