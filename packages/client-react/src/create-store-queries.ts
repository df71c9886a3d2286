import { type StoreClient, type StoreError, toStoreError } from "@animal-store/client";
import type { contract, OperationId, paths } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import * as api from "@animal-store/openapi-client-react";

type Store = { paths: paths; contract: typeof contract };

/**
 * Creates options for TanStack Query for each operation of the contract. Queries and mutations throw `StoreError` for an error response.
 * The options disable the retries of TanStack Query, because the client retries and follows `Retry-After`.
 * @example
 * ```ts
 * const queries = createStoreQueries(createStoreClient({ baseUrl, key }));
 *
 * const soldPets = useQuery(queries.listPets.queryOptions({ status: "sold" }));
 * const allPets = useInfiniteQuery(queries.listPets.infiniteQueryOptions());
 * const addPet = useMutation(queries.createPet.mutationOptions());
 * addPet.mutate({ body: { name: "Rex", categoryId: 7 } });
 * ```
 */
export function createStoreQueries(
  store: StoreClient,
  { scope = "animal-store" }: StoreQueriesOptions = {},
): StoreQueries {
  return api.createQueries<Store, StoreErrors>(store, calls, { scope, toError: toStoreError });
}

export interface StoreQueriesOptions {
  /** First part of every key. Must be unique for each client of a QueryClient. @default "animal-store" */
  readonly scope?: string;
}

/** TanStack Query options by operation id. */
export type StoreQueries = api.Queries<Store, StoreErrors>;

/** Ids of the operations that read (GET). */
export type QueryId = api.QueryId<Store>;
/** Ids of the lists: GET operations with a cursor. */
export type PagedId = api.PagedId<Store>;
/** Ids of the operations that write. */
export type MutationId = api.MutationId<Store>;

/** An error response, or an error of `fetch` without a response. Use `isStoreError` to distinguish them. */
export type CallError<Id extends OperationId = OperationId> = StoreError<Id> | Error;
type StoreErrors = { [Id in OperationId]: CallError<Id> };

/** Path and query parameters of an operation in one object. */
export type OperationParameters<Id extends OperationId> = api.OperationParameters<Store, Id>;
/** Mutation variables of an operation: its parameters, `body` and `header`. */
export type OperationVariables<Id extends OperationId> = api.OperationVariables<Store, Id>;
/** Body of a successful response. */
export type OperationData<Id extends OperationId> = api.OperationData<Store, Id>;
