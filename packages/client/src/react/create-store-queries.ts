import { calls } from "@animal-store/contract/calls";
import * as api from "@animal-store/openapi-client/react";
import { type Int64Policy, orThrow, type Store, type StoreClient } from "../index.ts";

export type {
  CallInfiniteOptions,
  CallMutationOptions,
  CallQueryOptions,
  OperationError,
  OperationMutation,
  OperationQueries,
  PaginatedQueries,
  QueryPage,
} from "@animal-store/openapi-client/react";

/**
 * Creates options for the hooks of TanStack Query: queries for each GET operation, and mutations for the others. They throw the errors of
 * the client. The retries of TanStack Query are disabled, because the client retries and follows `Retry-After`.
 * @example
 * ```ts
 * const { queries, mutations } = createStoreQueries(createStoreClient({ baseUrl, apiKey }));
 *
 * const soldPets = useQuery(queries.listPets.options({ status: "sold" }));
 * const allPets = useInfiniteQuery(queries.listPets.infiniteOptions());
 * const createPet = useMutation(mutations.createPet());
 * createPet.mutate({ name: "Rex", categoryId: 7 });
 * ```
 */
export function createStoreQueries<Policy extends Int64Policy = "auto">(
  store: StoreClient<Policy>,
  { scope = "animal-store", invalidate }: StoreQueriesOptions = {},
): { queries: StoreQueries<Policy>; mutations: StoreMutations<Policy> } {
  return api.createQueries<Store, Policy>(store, calls, { scope, invalidate, orThrow });
}

export type StoreQueriesOptions = {
  /** First part of every key. Must be unique for each client of a QueryClient. @default "animal-store" */
  readonly scope?: string | undefined;
  /** Whether a successful mutation invalidates all queries of the scope. @default true */
  readonly invalidate?: boolean | undefined;
};

/** Options for queries, by operation id. */
export type StoreQueries<Policy extends Int64Policy = "auto"> = api.Queries<Store, Policy>;
/** Options for mutations, by operation id. */
export type StoreMutations<Policy extends Int64Policy = "auto"> = api.Mutations<Store, Policy>;
