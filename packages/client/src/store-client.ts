import type { contract, OperationId, paths } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import * as api from "@animal-store/openapi-client";

export type Store = { paths: paths; contract: typeof contract };

/**
 * Creates a client for the Animal Store API: a function for each operation, with retries, a timeout and iterators for lists.
 * @throws {TypeError} if `baseUrl` or `apiKey` is invalid
 * @example
 * ```ts
 * const store = createStoreClient({ baseUrl: "https://api.animal-store.example/v1", apiKey: "as_live_…" });
 *
 * const { data, error } = await store.createPet({ name: "Rex", categoryId: 7 });
 * for await (const pet of store.listPets.all({ status: "available" })) console.log(pet.name);
 * ```
 */
export function createStoreClient<Policy extends api.Int64Policy = "auto">(
  options: StoreClientOptions<Policy>,
): StoreClient<Policy> {
  return api.createApiClient<Store, Policy>(calls, options as unknown as api.ApiClientOptions<Policy>);
}

/**
 * Creates the minimal client: openapi-fetch with exact integers in both directions and errors as data. It has no retries or timeouts.
 * @throws {TypeError} if `baseUrl` or `apiKey` is invalid
 * @example
 * ```ts
 * const store = createTypedClient({ baseUrl: "https://api.animal-store.example/v1", apiKey: "as_live_…" });
 * const { data, error } = await store.GET("/pets");
 * ```
 */
export function createTypedClient(options: TypedClientOptions): TypedClient {
  // The parameters of the store need no formats, so this bundle omits the table of calls.
  return api.createTypedClient<Store>({}, options);
}

type FixedOptions = "apiKeyHeader" | "parseError";

export type TypedClient = api.TypedClient<Store>;
export type TypedClientOptions = Omit<api.TypedClientOptions, FixedOptions>;
export type StoreClient<Policy extends api.Int64Policy = "auto"> = api.ApiClient<Store, Policy>;
export type StoreClientOptions<Policy extends api.Int64Policy = "auto"> = Omit<
  api.ApiClientOptions,
  FixedOptions | "int64"
> & {
  /** The type of int64 integers, such as `categoryId`. @default "auto" */
  int64?: Policy | undefined;
};

/** The result of an operation: data or an error. `status`, `data` and `error` narrow each other, and `error.code` narrows the error. */
export type CallResult<Id extends OperationId = OperationId> = Id extends unknown ? api.CallResult<Store, Id> : never;
/** The input of an operation: its body, or its path and query parameters. */
export type OperationInput<Id extends OperationId> = api.OperationInput<Store, Id>;
/** The body of a successful response, with the int64 type of a policy. */
export type OperationData<Id extends OperationId, Policy extends api.Int64Policy = "auto"> = api.Int64As<
  api.DataOf<Store, Id>,
  Policy
>;
