import { nextCursor, orThrow, type StoreClient } from "@animal-store/client";
import { calls as operationsByRoute } from "@animal-store/contract/calls";
import type {
  DataTag,
  InfiniteData,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from "@tanstack/react-query";
import type {
  CallError,
  MutationId,
  OperationData,
  OperationParameters,
  OperationVariables,
  Page,
  PagedId,
  QueryId,
} from "./operation-types.ts";

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
  const toEntry = ([route, { operation }]: [string, { operation: string }]) => {
    const createOptions = route.startsWith("GET ") ? createQueryOptions : createMutationOptions;
    return [operation, createOptions(store, [scope, operation], parseRoute(route))] as const;
  };
  return asStoreQueries(Object.fromEntries(Object.entries(operationsByRoute).map(toEntry)));
}

export interface StoreQueriesOptions {
  /** First part of every key. Must be unique for each client of a QueryClient. @default "animal-store" */
  readonly scope?: string;
}

/** TanStack Query options by operation id. */
export type StoreQueries = {
  readonly [Id in QueryId | MutationId]: Id extends PagedId
    ? PagedOperationQueries<Id>
    : Id extends QueryId
      ? OperationQueries<Id>
      : Id extends MutationId
        ? OperationMutations<Id>
        : never;
};

/** TanStack Query options of a GET operation. */
export interface OperationQueries<Id extends QueryId> {
  /**
   * Prefix of all query keys of this operation, for `invalidateQueries` and other query filters.
   * @example
   * ```ts
   * queryClient.invalidateQueries({ queryKey: queries.listPets.key });
   * ```
   */
  readonly key: readonly [scope: string, operation: Id];
  /**
   * Returns options for `useQuery`, `useSuspenseQuery`, `useSuspenseQueries`, `usePrefetchQuery`, `fetchQuery` and `prefetchQuery`.
   * @example
   * ```ts
   * const { data, error } = useQuery(queries.getPet.queryOptions({ petId: 42 }));
   * ```
   */
  queryOptions(...parameters: OptionalIfEmpty<OperationParameters<Id>>): UnusedSkipTokenOptions<
    OperationData<Id>,
    CallError<Id>,
    OperationData<Id>,
    QueryKeyOf<Id>
  > & {
    queryKey: DataTag<QueryKeyOf<Id>, OperationData<Id>, CallError<Id>>;
  };
}

/** TanStack Query options of a list operation. */
export interface PagedOperationQueries<Id extends PagedId> extends OperationQueries<Id> {
  /**
   * Returns options for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `usePrefetchInfiniteQuery`. `limit` is the page size.
   * @example
   * ```ts
   * const pets = useInfiniteQuery(queries.listPets.infiniteQueryOptions({ limit: 20 }));
   * const rows = pets.data?.pages.flatMap(({ entries }) => entries);
   * ```
   */
  infiniteQueryOptions(
    ...parameters: OptionalIfEmpty<Omit<OperationParameters<Id>, "cursor">>
  ): UnusedSkipTokenInfiniteOptions<
    Page<OperationData<Id>>,
    CallError<Id>,
    InfiniteData<Page<OperationData<Id>>, string | undefined>,
    QueryKeyOf<Id>,
    string | undefined
  > & { queryKey: DataTag<QueryKeyOf<Id>, InfiniteData<Page<OperationData<Id>>, string | undefined>, CallError<Id>> };
}

/** TanStack Query options of an operation that writes. */
export interface OperationMutations<Id extends MutationId> {
  /**
   * Returns options for `useMutation`. The variables are `body`, `header` and the path and query parameters.
   * @example
   * ```ts
   * const createOrder = useMutation(queries.createOrder.mutationOptions());
   * createOrder.mutate({ body: { petId: 42 }, header: { "Idempotency-Key": key } });
   * ```
   */
  mutationOptions(): Pick<
    UseMutationOptions<OperationData<Id>, CallError<Id>, OperationVariables<Id>>,
    "mutationKey" | "retry"
  > & { mutationFn: (variables: OperationVariables<Id>) => Promise<OperationData<Id>> };
}

type OptionalIfEmpty<Parameters> =
  Record<never, never> extends Parameters ? [parameters?: Parameters] : [parameters: Parameters];

// The client retries. More retries over a limit would lead to a ban.
const retry = false;

function createQueryOptions(store: StoreClient, key: readonly [string, string], route: Route) {
  return {
    key,
    queryOptions: (parameters: object = {}) => ({
      queryKey: [...key, "response", toKeyParameters(parameters)],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await sendCall(store, route, { ...parameters }, signal)).data,
      retry,
    }),
    infiniteQueryOptions: (parameters: object = {}) => ({
      queryKey: [...key, "pages", toKeyParameters(parameters)],
      queryFn: async ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
        const input = { ...parameters, ...(pageParam !== undefined && { cursor: pageParam }) };
        const { data, response } = await sendCall(store, route, input, signal);
        return { entries: data, next: nextCursor(response) };
      },
      initialPageParam: undefined,
      getNextPageParam: ({ next }: Page<unknown>) => next,
      retry,
    }),
  };
}

function createMutationOptions(store: StoreClient, key: readonly [string, string], route: Route) {
  return {
    mutationOptions: () => ({
      mutationKey: key,
      mutationFn: async (variables: CallInput) => (await sendCall(store, route, variables)).data,
      retry,
    }),
  };
}

// Safe, because `operationsByRoute` and the types are generated from the same contract.
function asStoreQueries(queries: object): StoreQueries {
  return queries as StoreQueries;
}

export interface Route {
  readonly method: string;
  readonly path: string;
}

export interface CallInput {
  readonly [parameter: string]: unknown;
  readonly body?: unknown;
  readonly header?: object | undefined;
}

/** Parses a route, such as `GET /pets`. */
export function parseRoute(route: string): Route {
  const [method = "", path = ""] = route.split(" ");
  return { method, path };
}

/** Sends a request. @throws {StoreError} for an error response */
export async function sendCall(store: StoreClient, { method, path }: Route, input: CallInput, signal?: AbortSignal) {
  const { body, header, ...parameters } = input;
  const isInPath = (name: string) => path.includes(`{${name}}`);
  const pick = (predicate: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => predicate(name)));
  const params = { path: pick(isInPath), query: pick((name) => !isInPath(name)), ...(header && { header }) };
  const send = getUntypedRequest(store);
  const result = await send(method.toLowerCase(), path, {
    params,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  return { data: orThrow(result), response: result.response };
}

type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

// Safe, because method, path and input come from one operation of the contract.
function getUntypedRequest(store: StoreClient): Send {
  return store.request as unknown as Send;
}

/** Query key: scope, operation, kind (one response or pages) and parameters. */
export type QueryKeyOf<Id extends string> = readonly [
  scope: string,
  operation: Id,
  kind: "response" | "pages",
  parameters: Readonly<Record<string, unknown>>,
];

/** Converts each bigint to a number if that is exact, else to a string: TanStack Query hashes keys with JSON.stringify. */
export function toKeyParameters(parameters: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, toKeyValue(value)]));
}

function toKeyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toKeyValue);
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}
