import type {
  ApiTypes,
  BodyOption,
  CallEntry,
  Calls,
  DataOf,
  OperationId,
  OperationTypes,
  ParametersOf,
  RequestBody,
} from "./api-types.ts";
import type { AnyResult, CallResult, NotModified } from "./call-result.ts";
import {
  createKeySetter,
  createTypedClient,
  type Fetch,
  type Init,
  type TypedClient,
  type TypedClientOptions,
  toUrl,
  type Values,
} from "./create-typed-client.ts";
import { type Int64As, type Int64Input, type Int64Policy, int64Converters, mapInt64, toInteger } from "./int64.ts";
import { iterateEntries, iteratePages, type Page } from "./iterate-pages.ts";
import { type CallOptions, createCallSender, type RetryOptions } from "./send-call.ts";

/**
 * Creates a client for the API of a contract: a function for each operation, with retries, a timeout and iterators for lists.
 * @throws {TypeError} if `baseUrl` or `apiKey` is invalid
 * @example
 * ```ts
 * import { calls } from "./generated/calls.ts";
 * import type { contract, paths } from "./generated/contract.ts";
 *
 * type Library = { paths: paths; contract: typeof contract };
 * const library = createApiClient<Library>(calls, { baseUrl: "https://library.example/library/v2", apiKey: "…" });
 *
 * const { data, error } = await library.findBook({ isbn: "9783522202107" });
 * for await (const book of library.listBooks.all({ limit: 50 })) console.log(book.title);
 * ```
 */
export function createApiClient<Api extends ApiTypes, Policy extends Int64Policy = "auto">(
  calls: Calls<OperationId<Api>>,
  options: ApiClientOptions<Policy>,
): ApiClient<Api, Policy> {
  const sendCall = createCallSender(calls, options, createKeySetter(options));
  // The sender sets the key, because its timeout also applies to a function that returns the key.
  const raw = createTypedClient<Api>(calls, { ...options, apiKey: false, fetch: sendCall as Fetch });
  const request = raw.request as unknown as UntypedRequest;
  const client: { [operation: string]: unknown } = { raw };
  for (const [route, call] of Object.entries<CallEntry>(calls))
    client[call.operation] = createOperation(request, route, call, options);
  return client as ApiClient<Api, Policy>;
}

function createOperation(
  request: UntypedRequest,
  route: string,
  call: CallEntry,
  { baseUrl, int64 }: { baseUrl: string; int64?: Int64Policy | undefined },
) {
  // A path template can contain spaces, in the name of a parameter.
  const [method = "", path = ""] = route.split(/ (.*)/s);
  // The default and `auto` have no converter.
  const convert = int64 && int64Converters[int64];
  const send = async (input: Input = {}, options?: Options, serializers?: Init): Promise<AnyResult> => {
    const { body, ...params } = toLocations(path, call, input);
    const result = await request(method, path, {
      ...options,
      params,
      body: mapInt64(body, call.int64?.body, toInteger),
      ...serializers,
    });
    return convert && call.int64?.data ? { ...result, data: mapInt64(result.data, call.int64.data, convert) } : result;
  };
  const pages = (input: Input = {}, options?: Options) =>
    iteratePages(toUrl(baseUrl, path, toLocations(path, call, input).path), (url) =>
      send(input, options, url && { pathSerializer: () => url.href, querySerializer: () => "" }),
    );
  // The types have these members only for operations that paginate.
  const all = (input?: Input, options?: Options) => iterateEntries(pages(input, options), options?.signal);
  return Object.assign((input?: Input, options?: Options) => send(input, options), { pages, all });
}

/** Returns the parameters of an input by location, and the body. @param template the path of the operation */
export function toLocations(template: string, { input: kind }: Pick<CallEntry, "input">, input: Input): Locations {
  if (kind) return kind === "body" ? { body: input } : input;
  const { body, ...values } = input;
  const filter = (isInPath: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => template.includes(`{${name}}`) === isInPath));
  return { path: filter(true), query: filter(false), body };
}

type Input = { [parameter: string]: unknown };
type Locations = { path?: Input; query?: Input; querystring?: Input; cookie?: Input; body?: unknown };
type Options = { headers?: Values; signal?: AbortSignal };
type UntypedRequest = (method: string, path: string, init: Init) => Promise<AnyResult>;

export type ApiClientOptions<Policy extends Int64Policy = "auto"> = Omit<TypedClientOptions, "fetch"> &
  RetryOptions &
  ("auto" extends Policy ? { int64?: Policy | undefined } : { int64: Policy });

/** A function for each operation of the contract, by operation id. */
export type ApiClient<Api extends ApiTypes, Policy extends Int64Policy = "auto"> = {
  readonly [Id in keyof Types<Api>]: Id extends OperationId<Api> ? Operation<Api, Id, Policy> : never;
} & {
  /** The client of openapi-fetch, for middleware and `parseAs`. Its int64 integers are as with the policy `auto`. */
  readonly raw: TypedClient<Api, CallOptions & { idempotencyKey?: string | undefined }>;
};

// The members of this type have the documentation of the contract.
type Types<Api extends ApiTypes> = NonNullable<Api["contract"]["$types"]>;

/**
 * Calls an operation. The input is an object of path, query and cookie parameters, and of `body` if the operation has both. If it has only
 * a body, the input is the body.
 */
export type Operation<Api extends ApiTypes, Id extends OperationId<Api>, Policy extends Int64Policy = "auto"> = (<
  Etag extends string | undefined = undefined,
>(
  ...input: Arguments<OperationInput<Api, Id, Policy>, OperationOptions<Api, Id, Etag>>
) => Promise<CallResult<Api, Id, Policy> | (Etag extends string ? NotModified<Id> : never)>) &
  (Api["contract"]["operations"][Id] extends { paginated: true } ? PaginatedOperation<Api, Id, Policy> : unknown);

export interface PaginatedOperation<Api extends ApiTypes, Id extends OperationId<Api>, Policy extends Int64Policy> {
  /**
   * Iterates over the pages of the list by the links to the next page, each with its response.
   * @throws {ApiError} if a page is rejected
   * @example
   * ```ts
   * for await (const { data, response } of library.listBooks.pages({ limit: 50 })) {
   *   console.log(data.length, parseRateLimits(response).minute?.remaining);
   * }
   * ```
   */
  pages(
    ...input: Arguments<OperationInput<Api, Id, Policy>, OperationOptions<Api, Id, undefined>>
  ): AsyncGenerator<Page<Int64As<DataOf<Api, Id>, Policy>, Id>, void, undefined>;
  /**
   * Iterates over all entries of the list. Requests each page when its first entry is needed.
   * @throws {ApiError} if a page is rejected
   * @example
   * ```ts
   * for await (const { title } of library.listBooks.all()) console.log(title);
   * ```
   */
  all(
    ...input: Arguments<OperationInput<Api, Id, Policy>, OperationOptions<Api, Id, undefined>>
  ): AsyncGenerator<EntryOf<Int64As<DataOf<Api, Id>, Policy>>, void, undefined>;
}

type Arguments<OperationInput, OperationOptions> =
  Record<never, never> extends OperationOptions
    ? Record<never, never> extends OperationInput
      ? [input?: OperationInput, options?: OperationOptions]
      : [input: OperationInput, options?: OperationOptions]
    : [input: OperationInput, options: OperationOptions];

type EntryOf<Data> = Data extends readonly (infer Entry)[] ? Entry : never;

/**
 * The input of an operation: its parameters, and `body` if it has both. If it has only a body, the body. If two of them have the same name,
 * an object with `path`, `query`, `cookie` and `body`. Cookies are optional, because a browser adds its own.
 */
export type OperationInput<
  Api extends ApiTypes,
  Id extends OperationId<Api>,
  Policy extends Int64Policy = "auto",
> = Int64Input<
  Api["contract"]["operations"][Id] extends { input: "body" }
    ? RequestBody<OperationTypes<Api, Id>>
    : Api["contract"]["operations"][Id] extends { input: "locations" }
      ? LocationInput<OperationTypes<Api, Id>>
      : ParametersOf<"path", OperationTypes<Api, Id>> &
          ParametersOf<"query", OperationTypes<Api, Id>> &
          NonEmpty<ParametersOf<"querystring", OperationTypes<Api, Id>>> &
          NonEmpty<Partial<ParametersOf<"cookie", OperationTypes<Api, Id>>>> &
          BodyOption<RequestBody<OperationTypes<Api, Id>>>,
  Policy
>;
/** `unknown` for no parameters, because editors show each part of an intersection, also an empty one. */
type NonEmpty<Parameters> = Parameters extends Record<string, never> ? unknown : Parameters;
type LocationInput<Types> = Location<"path", ParametersOf<"path", Types>> &
  Location<"query", ParametersOf<"query", Types>> &
  Location<"querystring", ParametersOf<"querystring", Types>> &
  Location<"cookie", Partial<ParametersOf<"cookie", Types>>> &
  BodyOption<RequestBody<Types>>;
type Location<Name extends string, Parameters> =
  Record<never, never> extends Parameters ? { [Key in Name]?: Parameters } : { [Key in Name]: Parameters };

/** The options of a call. `headers` has the request headers of the contract. */
export type OperationOptions<
  Api extends ApiTypes,
  Id extends OperationId<Api>,
  Etag extends string | undefined = string | undefined,
> = CallOptions & {
  signal?: AbortSignal | undefined;
} & HeadersOption<DocumentedHeaders<ParametersOf<"header", OperationTypes<Api, Id>>>, Etag>;

type HeadersOption<Documented, Etag> = (Record<never, never> extends Documented
  ? { headers?: (Documented & OtherHeaders<Etag>) | undefined }
  : { headers: Documented & OtherHeaders<Etag> }) &
  ("Idempotency-Key" extends keyof Documented
    ? {
        /** Identifies the call, so that the API executes it once. By default, each call has a new key. */
        idempotencyKey?: string | undefined;
      }
    : unknown);
type DocumentedHeaders<Headers> = "If-None-Match" extends keyof Headers ? Omit<Headers, "If-None-Match"> : Headers;
type OtherHeaders<Etag> = { "If-None-Match"?: Etag } & { [name: string]: HeaderValue | readonly HeaderValue[] };
type HeaderValue = string | number | bigint | boolean | null | undefined;
