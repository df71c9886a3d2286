import { nextCursor, orThrow, type StoreClient } from "@animal-store/client";
import { calls } from "@animal-store/contract/calls";
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
 * Options for TanStack Query, by operation of the contract: `useQuery(queries.listPets.queryOptions({ status: "sold" }))`.
 * They throw `StoreError` for what the service refuses, and leave retrying to the client: its retries heed `Retry-After`.
 */
export function createStoreQueries(
  store: StoreClient,
  { scope = "animal-store" }: StoreQueriesOptions = {},
): StoreQueries {
  const optionsOf = ([call, { operation }]: [string, { operation: string }]) => {
    const makeOptions = call.startsWith("GET ") ? readingOptions : changingOptions;
    return [operation, makeOptions(store, [scope, operation], toCall(call))] as const;
  };
  return typed(Object.fromEntries(Object.entries(calls).map(optionsOf)));
}

export interface StoreQueriesOptions {
  /** Begins every key. Give each client its own where several share one QueryClient. @default "animal-store" */
  readonly scope?: string;
}

/** Each operation of the contract, by its id. */
export type StoreQueries = {
  readonly [Id in QueryId | MutationId]: Id extends PagedId
    ? PagedOperationQueries<Id>
    : Id extends QueryId
      ? OperationQueries<Id>
      : Id extends MutationId
        ? OperationMutations<Id>
        : never;
};

export interface OperationQueries<Id extends QueryId> {
  /** Begins the key of everything that was asked of this operation: for `invalidateQueries` and its like. */
  readonly key: readonly [scope: string, operation: Id];
  /** For `useQuery`, `useSuspenseQuery`, `useSuspenseQueries`, `usePrefetchQuery`, `fetchQuery` and `prefetchQuery`. */
  queryOptions(...parameters: Optional<OperationParameters<Id>>): UnusedSkipTokenOptions<
    OperationData<Id>,
    CallError<Id>,
    OperationData<Id>,
    QueryKeyOf<Id>
  > & {
    queryKey: DataTag<QueryKeyOf<Id>, OperationData<Id>, CallError<Id>>;
  };
}

export interface PagedOperationQueries<Id extends PagedId> extends OperationQueries<Id> {
  /** For `useInfiniteQuery`, `useSuspenseInfiniteQuery` and `usePrefetchInfiniteQuery`: page after page along the `Link` of each. `limit` is the size of a page. */
  infiniteQueryOptions(
    ...parameters: Optional<Omit<OperationParameters<Id>, "cursor">>
  ): UnusedSkipTokenInfiniteOptions<
    Page<OperationData<Id>>,
    CallError<Id>,
    InfiniteData<Page<OperationData<Id>>, string | undefined>,
    QueryKeyOf<Id>,
    string | undefined
  > & { queryKey: DataTag<QueryKeyOf<Id>, InfiniteData<Page<OperationData<Id>>, string | undefined>, CallError<Id>> };
}

export interface OperationMutations<Id extends MutationId> {
  /** For `useMutation`: `mutate({ body, header })`, beside them the parameters of path and query. */
  mutationOptions(): Pick<
    UseMutationOptions<OperationData<Id>, CallError<Id>, OperationVariables<Id>>,
    "mutationKey" | "retry"
  > & { mutationFn: (variables: OperationVariables<Id>) => Promise<OperationData<Id>> };
}

type Optional<Parameters> =
  Record<never, never> extends Parameters ? [parameters?: Parameters] : [parameters: Parameters];

// The client below retries what may be retried. A second layer would knock on at a limit, and that bans a key.
const retry = false;

function readingOptions(store: StoreClient, key: readonly [string, string], call: Call) {
  return {
    key,
    queryOptions: (parameters: object = {}) => ({
      queryKey: [...key, "answer", toKeyParameters(parameters)],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await sendCall(store, call, { ...parameters }, signal)).data,
      retry,
    }),
    infiniteQueryOptions: (parameters: object = {}) => ({
      queryKey: [...key, "pages", toKeyParameters(parameters)],
      queryFn: async ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
        const page = { ...parameters, ...(pageParam !== undefined && { cursor: pageParam }) };
        const { data, response } = await sendCall(store, call, page, signal);
        return { entries: data, next: nextCursor(response) };
      },
      initialPageParam: undefined,
      getNextPageParam: ({ next }: Page<unknown>) => next,
      retry,
    }),
  };
}

function changingOptions(store: StoreClient, key: readonly [string, string], call: Call) {
  return {
    mutationOptions: () => ({
      mutationKey: key,
      mutationFn: async (variables: CallInput) => (await sendCall(store, call, variables)).data,
      retry,
    }),
  };
}

/** What was built from the table of calls, by the types that were built from the same contract. */
function typed(queries: object): StoreQueries {
  return queries as StoreQueries;
}

export interface Call {
  readonly method: string;
  readonly path: string;
}

export interface CallInput {
  readonly [parameter: string]: unknown;
  readonly body?: unknown;
  readonly header?: object | undefined;
}

/** An operation as the contract's table of calls names it: `GET /pets`. */
export function toCall(call: string): Call {
  const [method = "", path = ""] = call.split(" ");
  return { method, path };
}

/** Sends an operation by its method and path. @throws {StoreError} when it is refused */
export async function sendCall(store: StoreClient, { method, path }: Call, input: CallInput, signal?: AbortSignal) {
  const { body, header, ...parameters } = input;
  const inPath = (name: string) => path.includes(`{${name}}`);
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => isWanted(name)));
  const params = { path: pick(inPath), query: pick((name) => !inPath(name)), ...(header && { header }) };
  const send = untyped(store);
  const answer = await send(method.toLowerCase(), path, {
    params,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  return { data: orThrow(answer), response: answer.response };
}

type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The client's way to send any operation. Method, path and input come from one entry of the contract, so they belong together. */
function untyped(store: StoreClient): Send {
  return store.request as unknown as Send;
}

/** Names what was asked: the scope, the operation, whether it is one answer or pages, and the parameters. */
export type QueryKeyOf<Id extends string> = readonly [
  scope: string,
  operation: Id,
  kind: "answer" | "pages",
  parameters: Readonly<Record<string, unknown>>,
];

/**
 * Parameters as JSON can hold them, because TanStack Query hashes keys by JSON.stringify, which throws on a bigint. An integer has
 * one form, whichever type it came in: a number where that is exact, else its digits.
 */
export function toKeyParameters(parameters: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, toKeyValue(value)]));
}

function toKeyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toKeyValue);
  if (typeof value !== "bigint") return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}
