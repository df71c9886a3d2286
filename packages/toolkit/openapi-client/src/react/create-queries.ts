import type { DataTag, InfiniteData, SkipToken } from "@tanstack/react-query";
import {
  type AnyResult,
  type ApiClient,
  type ApiTypes,
  type CallError,
  type Calls,
  orThrow as clientOrThrow,
  type DataOf,
  type ErrorResult,
  type Int64As,
  type Int64Policy,
  nextCursor,
  type OperationId,
  type OperationInput,
  type OperationOptions,
} from "../index.ts";

/**
 * Creates options for the hooks of TanStack Query: queries for the methods GET and QUERY, and mutations for the others. They throw the
 * errors of the client. The retries of TanStack Query are disabled, because the client retries and follows `Retry-After`.
 * @param calls `calls` in the `calls.ts` of codegen
 * @example
 * ```ts
 * const { queries, mutations } = createQueries<Library>(library, calls, { scope: "library" });
 *
 * const book = useQuery(queries.findBook.options({ isbn: "9783522202107" }));
 * const addBook = useMutation(mutations.addBook());
 * addBook.mutate({ title: "Momo", shelf: 7, authors: [{ name: "Michael Ende" }] });
 * ```
 */
export function createQueries<Api extends ApiTypes, Policy extends Int64Policy = "auto">(
  client: ApiClient<Api, Policy>,
  calls: Calls<OperationId<Api>>,
  { scope, invalidate = true, orThrow = clientOrThrow }: QueriesOptions,
): { queries: Queries<Api, Policy>; mutations: Mutations<Api, Policy> } {
  const queries: { [id: string]: unknown } = {};
  const mutations: { [id: string]: unknown } = {};
  for (const [route, { operation }] of Object.entries(calls)) {
    const send = client[operation] as unknown as Call;
    const call: Call = async (input, options) => {
      const result = await send(input, options);
      orThrow(result);
      return result;
    };
    const key = [scope, operation];
    if (/^(GET|QUERY) /.test(route)) queries[operation] = createOperationQueries(key, call);
    else mutations[operation] = (options?: object) => createMutation(key, call, options, invalidate);
  }
  // Safe, because `calls` and the types are generated from the same contract.
  return { queries, mutations } as unknown as { queries: Queries<Api, Policy>; mutations: Mutations<Api, Policy> };
}

export type QueriesOptions = {
  /** First part of every key. Must be unique for each client of a QueryClient. */
  readonly scope: string;
  /** Whether a successful mutation invalidates all queries of the scope. @default true */
  readonly invalidate?: boolean | undefined;
  /** Throws the error of a result. Pass the one of your client if it is another package than openapi-client. */
  readonly orThrow?: ((result: AnyResult) => unknown) | undefined;
};

/** Options for queries, by operation id. */
export type Queries<Api extends ApiTypes, Policy extends Int64Policy = "auto"> = {
  readonly [Id in keyof Types<Api> as Id & QueryId<Api>]: Id extends QueryId<Api>
    ? [Api["contract"]["operations"][Id], "cursor"] extends [{ paginated: true }, keyof OperationInput<Api, Id>]
      ? PaginatedQueries<Api, Id, Policy>
      : OperationQueries<Api, Id, Policy>
    : never;
};

/** Options for mutations, by operation id. */
export type Mutations<Api extends ApiTypes, Policy extends Int64Policy = "auto"> = {
  readonly [Id in keyof Types<Api> as Exclude<Id & OperationId<Api>, QueryId<Api>>]: Id extends OperationId<Api>
    ? OperationMutation<Api, Id, Policy>
    : never;
};

// The members of this type have the documentation of the contract.
type Types<Api extends ApiTypes> = NonNullable<Api["contract"]["$types"]>;
type QueryId<Api extends ApiTypes> = {
  [Id in OperationId<Api>]: Api["contract"]["operations"][Id] extends { method: "GET" | "QUERY" } ? Id : never;
}[OperationId<Api>];

/** Options for queries of an operation with the method GET or QUERY. */
export interface OperationQueries<Api extends ApiTypes, Id extends OperationId<Api>, Policy extends Int64Policy> {
  /**
   * Prefix of all query keys of this operation, for `invalidateQueries` and other query filters.
   * @example
   * ```ts
   * queryClient.invalidateQueries({ queryKey: queries.listBooks.key });
   * ```
   */
  readonly key: readonly [scope: string, operation: Id];
  /**
   * Returns options for `useQuery`, `useSuspenseQuery`, `useQueries`, `usePrefetchQuery` and `fetchQuery`.
   * @param call the input of the operation or `skipToken`, which disables the query, and the options of the call. Only their `headers` are
   *   part of the query key, because headers can change the response.
   * @example
   * ```ts
   * const book = useQuery(queries.findBook.options(isbn ? { isbn } : skipToken));
   * const slow = useQuery(queries.findBook.options({ isbn }, { timeoutMs: 120_000 }));
   * ```
   */
  options(
    ...call: QueryArguments<Api, Id, OperationInput<Api, Id, Policy>>
  ): CallQueryOptions<Id, OrNull<Data<Api, Id, Policy>>, OperationError<Api, Id>>;
  options(
    ...call: QueryArguments<Api, Id, OperationInput<Api, Id, Policy> | SkipToken>
  ): CallQueryOptions<Id, OrNull<Data<Api, Id, Policy>>, OperationError<Api, Id>, SkipToken>;
}

/** Options for queries of a list. */
export interface PaginatedQueries<Api extends ApiTypes, Id extends OperationId<Api>, Policy extends Int64Policy>
  extends OperationQueries<Api, Id, Policy> {
  /**
   * Returns options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `usePrefetchInfiniteQuery` and `fetchInfiniteQuery`.
   * @param call as for `options`. `limit` is the page size
   * @example
   * ```ts
   * const books = useInfiniteQuery(queries.listBooks.infiniteOptions({ limit: 20 }));
   * const rows = books.data?.pages.flatMap(({ entries }) => entries);
   * ```
   */
  infiniteOptions(
    ...call: QueryArguments<Api, Id, Omit<OperationInput<Api, Id, Policy>, "cursor">>
  ): CallInfiniteOptions<Id, Data<Api, Id, Policy>, OperationError<Api, Id>>;
  infiniteOptions(
    ...call: QueryArguments<Api, Id, Omit<OperationInput<Api, Id, Policy>, "cursor"> | SkipToken>
  ): CallInfiniteOptions<Id, Data<Api, Id, Policy>, OperationError<Api, Id>, SkipToken>;
}

/**
 * Returns options for `useMutation`. The variables are the input of the operation. A success invalidates all queries of the scope, unless
 * you override `onSuccess`.
 * @example
 * ```ts
 * const addBook = useMutation(mutations.addBook());
 * addBook.mutate({ title: "Momo", shelf: 7, authors: [{ name: "Michael Ende" }] });
 * if (addBook.error?.code === "book_exists") showDuplicate();
 * ```
 */
export type OperationMutation<Api extends ApiTypes, Id extends OperationId<Api>, Policy extends Int64Policy> = (
  ...options: OptionalIfEmpty<OperationOptions<Api, Id, undefined>>
) => CallMutationOptions<Data<Api, Id, Policy>, OperationError<Api, Id>, Variables<OperationInput<Api, Id, Policy>>>;

/** An error of an operation: an error response, or no response. Its `code` narrows it. */
export type OperationError<Api extends ApiTypes, Id extends OperationId<Api>> = CallError<ErrorResult<Api, Id>>;

type Data<Api extends ApiTypes, Id extends OperationId<Api>, Policy extends Int64Policy> = Int64As<
  DataOf<Api, Id>,
  Policy
>;
/** A response without a body is null, because TanStack Query rejects undefined. */
type OrNull<Data> = Exclude<Data, undefined> | (undefined extends Data ? null : never);
type Variables<Input> = Record<never, never> extends Input ? Input | undefined : Input;
type OptionalIfEmpty<Value> = Record<never, never> extends Value ? [value?: Value] : [value: Value];
// TanStack Query sets the signal.
type QueryArguments<Api extends ApiTypes, Id extends OperationId<Api>, Input> = [
  ...input: OptionalIfEmpty<Input>,
  ...options: OptionalIfEmpty<Omit<OperationOptions<Api, Id, undefined>, "signal">>,
];

/** Options for a query. */
export type CallQueryOptions<Id, Data, Error, Skip = never> = ErrorType<Error> & {
  queryKey: DataTag<CallKey<Id>, Data, Error>;
  queryFn: ((context: { signal: AbortSignal }) => Promise<Data>) | Skip;
};

/** Options for an infinite query. */
export type CallInfiniteOptions<Id, Data, Error, Skip = never> = ErrorType<Error> & {
  queryKey: DataTag<CallKey<Id>, InfiniteData<QueryPage<Data>>, Error>;
  queryFn: ((context: PageContext) => Promise<QueryPage<Data>>) | Skip;
  initialPageParam: string | null;
  getNextPageParam: (page: QueryPage<Data>) => string | undefined;
};
type PageContext = { pageParam: string | null; signal: AbortSignal };

/** Options for a mutation. */
export type CallMutationOptions<Data, Error, Input> = ErrorType<Error> & {
  mutationKey: readonly string[];
  mutationFn: (input: Input) => Promise<Data>;
  onSuccess?: (data: Data, input: Input, onMutateResult: unknown, context: MutationContext) => void;
};
// A structural type, because the QueryClient of each version of TanStack Query is another class.
type MutationContext = { client: { invalidateQueries(filters: { queryKey: readonly string[] }): unknown } };

// TanStack Query infers the type of errors from these members. `retry` is false, and `throwOnError` is not set.
type ErrorType<Error> = {
  retry: false | ((failureCount: number, error: Error) => boolean);
  throwOnError?: (error: Error) => boolean;
};

// The input is null for `skipToken`.
type CallKey<Id> = readonly [
  scope: string,
  operation: Id,
  kind: "response" | "pages",
  input: unknown,
  headers?: unknown,
];

/** A page of a list, and the cursor of the next page. `next` is undefined on the last page. */
export type QueryPage<Entries> = { readonly entries: Entries; readonly next: string | undefined };

type Call = (input?: object, options?: object) => Promise<AnyResult>;
type QueryCallOptions = { headers?: object };

// The client retries. More retries over a limit would lead to a ban.
const retry = false;

function createOperationQueries(key: readonly string[], call: Call) {
  return {
    key,
    options: (input: object | symbol = {}, options: QueryCallOptions = {}) => ({
      queryKey: [...key, "response", ...toKeyParts(input, options)],
      queryFn: unlessSkipped(input, async (sent, { signal }: { signal: AbortSignal }) => {
        const { data } = await call(sent, { ...options, signal });
        // TanStack Query rejects undefined.
        return data ?? null;
      }),
      retry,
    }),
    infiniteOptions: (input: object | symbol = {}, options: QueryCallOptions = {}) => ({
      queryKey: [...key, "pages", ...toKeyParts(input, options)],
      queryFn: unlessSkipped(input, async (sent, { pageParam: cursor, signal }: PageContext) => {
        const { data, response } = await call(cursor === null ? sent : { ...sent, cursor }, { ...options, signal });
        return { entries: data, next: nextCursor(response) };
      }),
      // Not undefined, which would become null in a dehydrated query.
      initialPageParam: null,
      getNextPageParam: ({ next }: QueryPage<unknown>) => next,
      retry,
    }),
  };
}

/** Returns skipToken, which is another symbol in each version of TanStack Query, or a query function. */
function unlessSkipped<Context>(input: object | symbol, query: (input: object, context: Context) => Promise<unknown>) {
  return typeof input === "symbol" ? input : (context: Context) => query(input, context);
}

function createMutation(key: readonly string[], call: Call, options: object | undefined, invalidate: boolean) {
  const mutationFn = async (input?: object) => (await call(input, options)).data;
  if (!invalidate) return { mutationKey: key, mutationFn, retry };
  const queryKey = key.slice(0, 1);
  // Not awaited: the mutation is done when the API has responded.
  const onSuccess = (_data: unknown, _input: unknown, _onMutateResult: unknown, { client }: MutationContext) =>
    void client.invalidateQueries({ queryKey });
  return { mutationKey: key, mutationFn, onSuccess, retry };
}

/** Converts to JSON values, because TanStack Query hashes keys with JSON.stringify. `7` and `7n` are equal, and a symbol becomes null. */
function toKeyParts(input: object | symbol, { headers }: QueryCallOptions): unknown[] {
  return JSON.parse(JSON.stringify(headers ? [input, headers] : [input], toKeyValue));
}

function toKeyValue(_name: string, value: unknown): unknown {
  if (typeof value !== "bigint") return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
