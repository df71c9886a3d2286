import {
  type ApiError,
  type ApiTypes,
  type CallResult,
  type Calls,
  type DataOf,
  nextCursor,
  type OperationId,
  type OperationTypes,
  orThrow,
  type ToError,
  type TypedClient,
} from "@animal-store/openapi-client";
import type {
  DataTag,
  InfiniteData,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from "@tanstack/react-query";

/**
 * Creates options for TanStack Query for each operation of a contract. Queries and mutations throw `ApiError` for an error response.
 * The options disable the retries of TanStack Query, because the client retries and follows `Retry-After`.
 * @param calls `calls` in the `calls.ts` of codegen
 * @example
 * ```ts
 * const queries = createQueries<Library>(library, calls, { scope: "library" });
 *
 * const book = useQuery(queries.findBook.queryOptions({ isbn: "9783522202107" }));
 * const addBook = useMutation(queries.addBook.mutationOptions());
 * addBook.mutate({ body: { title: "Momo", shelf: 7, authors: [{ name: "Michael Ende" }] } });
 * ```
 */
export function createQueries<Api extends ApiTypes, Errors extends ErrorTypes<Api> = DefaultErrors<Api>>(
  client: Pick<TypedClient<Api>, "request">,
  calls: Calls<OperationId<Api>>,
  { scope, toError }: QueriesOptions<OperationId<Api>>,
): Queries<Api, Errors> {
  const send = createSend(client, toError);
  const toEntry = ([route, { operation }]: [string, { operation: string }]) => {
    const createOptions = route.startsWith("GET ") ? createQueryOptions : createMutationOptions;
    return [operation, createOptions(send, [scope, operation], route)] as const;
  };
  // Safe, because `calls` and the types are generated from the same contract.
  return Object.fromEntries(Object.entries(calls).map(toEntry)) as unknown as Queries<Api, Errors>;
}

export interface QueriesOptions<Operation extends string> {
  /** First part of every key. Must be unique for each client of a QueryClient. */
  readonly scope: string;
  /** Returns the error of a result. @default toApiError */
  readonly toError?: ToError<Operation> | undefined;
}

/** The type of the errors of each operation. */
export type ErrorTypes<Api extends ApiTypes> = { [Id in OperationId<Api>]: Error };
export type DefaultErrors<Api extends ApiTypes> = { [Id in OperationId<Api>]: CallError<Api, Id> };

/** TanStack Query options by operation id. */
export type Queries<Api extends ApiTypes, Errors extends ErrorTypes<Api> = DefaultErrors<Api>> = {
  readonly [Id in OperationId<Api>]: Id extends PagedId<Api>
    ? PagedOperationQueries<Api, Id, Errors[Id]>
    : Id extends QueryId<Api>
      ? OperationQueries<Api, Id, Errors[Id]>
      : Id extends MutationId<Api>
        ? OperationMutations<Api, Id, Errors[Id]>
        : never;
};

/** TanStack Query options of a GET operation. */
export interface OperationQueries<Api extends ApiTypes, Id extends QueryId<Api>, Failure = CallError<Api, Id>> {
  /**
   * Prefix of all query keys of this operation, for `invalidateQueries` and other query filters.
   * @example
   * ```ts
   * queryClient.invalidateQueries({ queryKey: queries.listBooks.key });
   * ```
   */
  readonly key: readonly [scope: string, operation: Id];
  /**
   * Returns options for `useQuery`, `useSuspenseQuery`, `useSuspenseQueries`, `usePrefetchQuery`, `fetchQuery` and `prefetchQuery`.
   * @example
   * ```ts
   * const { data, error } = useQuery(queries.findBook.queryOptions({ isbn: "9783522202107" }));
   * ```
   */
  queryOptions(...parameters: OptionalIfEmpty<QueryParameters<Api, Id>>): UnusedSkipTokenOptions<
    DataOf<Api, Id>,
    Failure,
    DataOf<Api, Id>,
    QueryKeyOf<Id>
  > & {
    queryKey: DataTag<QueryKeyOf<Id>, DataOf<Api, Id>, Failure>;
  };
}

/** TanStack Query options of a list operation. */
export interface PagedOperationQueries<Api extends ApiTypes, Id extends PagedId<Api>, Failure = CallError<Api, Id>>
  extends OperationQueries<Api, Id, Failure> {
  /**
   * Returns options for `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `usePrefetchInfiniteQuery`. `limit` is the page size.
   * @example
   * ```ts
   * const books = useInfiniteQuery(queries.listBooks.infiniteQueryOptions({ limit: 20 }));
   * const rows = books.data?.pages.flatMap(({ entries }) => entries);
   * ```
   */
  infiniteQueryOptions(
    ...parameters: OptionalIfEmpty<Omit<QueryParameters<Api, Id>, "cursor">>
  ): UnusedSkipTokenInfiniteOptions<
    Page<DataOf<Api, Id>>,
    Failure,
    InfiniteData<Page<DataOf<Api, Id>>, string | undefined>,
    QueryKeyOf<Id>,
    string | undefined
  > & { queryKey: DataTag<QueryKeyOf<Id>, InfiniteData<Page<DataOf<Api, Id>>, string | undefined>, Failure> };
}

/** TanStack Query options of an operation that writes. */
export interface OperationMutations<Api extends ApiTypes, Id extends MutationId<Api>, Failure = CallError<Api, Id>> {
  /**
   * Returns options for `useMutation`. The variables are `body`, `header` and the path and query parameters.
   * @example
   * ```ts
   * const addBook = useMutation(queries.addBook.mutationOptions());
   * addBook.mutate({ body, header: { "Idempotency-Key": key } });
   * ```
   */
  mutationOptions(): Pick<
    UseMutationOptions<DataOf<Api, Id>, Failure, OperationVariables<Api, Id>>,
    "mutationKey" | "retry"
  > & { mutationFn: (variables: OperationVariables<Api, Id>) => Promise<DataOf<Api, Id>> };
}

type OptionalIfEmpty<Parameters> =
  Record<never, never> extends Parameters ? [parameters?: Parameters] : [parameters: Parameters];

/** Ids of the operations that read (GET). */
export type QueryId<Api extends ApiTypes> = {
  [Id in OperationId<Api>]: Api["contract"]["operations"][Id] extends { method: "GET" } ? Id : never;
}[OperationId<Api>];

/** Ids of the lists: GET operations with a cursor. */
export type PagedId<Api extends ApiTypes> = {
  [Id in QueryId<Api>]: "cursor" extends keyof ParametersIn<"query", Api, Id> ? Id : never;
}[QueryId<Api>];

/** Ids of the operations that write. */
export type MutationId<Api extends ApiTypes> = Exclude<OperationId<Api>, QueryId<Api>>;

/** Path and query parameters of an operation in one object, and `header` if it requires a header. */
export type QueryParameters<Api extends ApiTypes, Id extends OperationId<Api>> = OperationParameters<Api, Id> &
  VariableMember<"header", RequiredHeaders<ValueIn<"header", Api, Id>>>;

/** Path and query parameters of an operation in one object. */
export type OperationParameters<Api extends ApiTypes, Id extends OperationId<Api>> = ParametersIn<"path", Api, Id> &
  ParametersIn<"query", Api, Id>;

/** Mutation variables of an operation: its parameters, `body` and `header`. */
export type OperationVariables<Api extends ApiTypes, Id extends OperationId<Api>> = OperationParameters<Api, Id> &
  VariableMember<"body", BodyOf<OperationTypes<Api, Id>>> &
  VariableMember<"header", ValueIn<"header", Api, Id>>;

/** A page of a list, and the cursor of the next page. `next` is undefined on the last page. */
export interface Page<Entries> {
  readonly entries: Entries;
  readonly next: string | undefined;
}

/** An error response, or an error of `fetch` without a response. */
export type CallError<Api extends ApiTypes, Id extends OperationId<Api> = OperationId<Api>> = ApiError<Api, Id> | Error;

type ValueIn<Location extends string, Api extends ApiTypes, Id extends OperationId<Api>> =
  OperationTypes<Api, Id> extends { parameters: infer Parameters }
    ? Parameters extends { [Key in Location]?: unknown }
      ? Parameters[Location]
      : undefined
    : never;
type ParametersIn<Location extends string, Api extends ApiTypes, Id extends OperationId<Api>> = MembersOrUnknown<
  ValueIn<Location, Api, Id>
>;
/** Maps missing parameters to `unknown`, which an intersection ignores. */
type MembersOrUnknown<Parameters> = [NonNullable<Parameters>] extends [never] ? unknown : NonNullable<Parameters>;
type VariableMember<Name extends string, Value> = [NonNullable<Value>] extends [never]
  ? unknown
  : undefined extends Value
    ? { [Key in Name]?: NonNullable<Value> }
    : { [Key in Name]: Value };
// Reads omit optional headers, such as If-None-Match: TanStack Query has its own cache.
type RequiredHeaders<Headers> = undefined extends Headers ? undefined : Headers;
type BodyOf<Types> = Types extends { requestBody: { content: { "application/json": infer Body } } }
  ? Body
  : Types extends { requestBody?: { content: { "application/json": infer Body } } }
    ? Body | undefined
    : undefined;

// The client retries. More retries over a limit would lead to a ban.
const retry = false;

function createQueryOptions(send: Send, key: readonly [string, string], route: string) {
  return {
    key,
    queryOptions: (parameters: object = {}) => ({
      queryKey: [...key, "response", toKeyParameters(parameters)],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await send(route, { ...parameters }, signal)).data,
      retry,
    }),
    infiniteQueryOptions: (parameters: object = {}) => ({
      queryKey: [...key, "pages", toKeyParameters(parameters)],
      queryFn: async ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
        const input = { ...parameters, ...(pageParam !== undefined && { cursor: pageParam }) };
        const { data, response } = await send(route, input, signal);
        return { entries: data, next: nextCursor(response) };
      },
      initialPageParam: undefined,
      getNextPageParam: ({ next }: Page<unknown>) => next,
      retry,
    }),
  };
}

function createMutationOptions(send: Send, key: readonly [string, string], route: string) {
  return {
    mutationOptions: () => ({
      mutationKey: key,
      mutationFn: async (variables: CallInput) => (await send(route, variables)).data,
      retry,
    }),
  };
}

interface CallInput {
  readonly [parameter: string]: unknown;
  readonly body?: unknown;
  readonly header?: object | undefined;
}

/** Sends a request. @param route such as `GET /books` @throws the error of an error response */
type Send = (route: string, input: CallInput, signal?: AbortSignal) => Promise<{ data: unknown; response: Response }>;

function createSend<Operation extends string>(client: object, toError: ToError<Operation> | undefined): Send {
  // Safe, because method, path and input come from one operation of the contract.
  const untypedClient = client as { request: UntypedRequest<Operation> };
  return async (route, { body, header, ...parameters }, signal) => {
    const [method = "", path = ""] = route.split(" ");
    const isInPath = (name: string) => path.includes(`{${name}}`);
    const pick = (predicate: (name: string) => boolean) =>
      Object.fromEntries(Object.entries(parameters).filter(([name]) => predicate(name)));
    const params = { path: pick(isInPath), query: pick((name) => !isInPath(name)), ...(header && { header }) };
    const init = { params, ...(body !== undefined && { body }), ...(signal && { signal }) };
    const result = await untypedClient.request(method.toLowerCase(), path, init);
    return { data: orThrow(result, toError), response: result.response };
  };
}

type UntypedRequest<Operation extends string> = (
  method: string,
  path: string,
  init: object,
) => Promise<CallResult<unknown, Operation>>;

/** Query key: scope, operation, kind (one response or pages) and parameters. */
export type QueryKeyOf<Id extends string> = readonly [
  scope: string,
  operation: Id,
  kind: "response" | "pages",
  parameters: Readonly<Record<string, unknown>>,
];

/** Converts each bigint to a number if that is exact, else to a string: TanStack Query hashes keys with JSON.stringify. */
function toKeyParameters(parameters: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, toKeyValue(value)]));
}

function toKeyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toKeyValue);
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}
