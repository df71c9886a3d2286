import type { contract, OperationId, paths } from "@animal-store/contract";
import * as api from "@animal-store/openapi-client";

type Store = { paths: paths; contract: typeof contract };

/** The error codes of an operation in the current contract, optionally of one status. */
export type ErrorCodeOf<Operation extends OperationId = OperationId, Status extends number = number> = api.ErrorCodeOf<
  Store,
  Operation,
  Status
>;
/** The error of a call, as data: the contract's Error, or the same members for a response that is not from the API. */
export type ErrorResult<Operation extends OperationId = OperationId> = api.ErrorResult<Store, Operation>;
export type CallResult<Data> = api.CallResult<Data, OperationId>;
export type StoreErrorOptions<Operation extends OperationId = OperationId> = api.ApiErrorOptions<Store, Operation>;

/**
 * An error response of the API, or a response that does not match the contract. In the second case `code` is undefined and `cause` is the
 * body: parsed JSON, or text.
 * @example
 * ```ts
 * try {
 *   orThrow(await store.POST("/store/orders", { body: { petId: 42 } }));
 * } catch (error) {
 *   if (error instanceof StoreError) console.log(error.status, error.code, error.requestId);
 *   else throw error;
 * }
 * ```
 */
export class StoreError<Operation extends OperationId = OperationId> extends api.ApiError<Store, Operation> {
  override readonly name: string = "StoreError";
}

/**
 * A 429 that the client does not retry. If the wait exceeds `maxWaitMs`, later calls of the client fail with the same error until
 * the wait is over.
 * @example
 * ```ts
 * if (error instanceof RateLimitError) console.log(`${error.window}: try again in ${error.retryAfter} s`);
 * ```
 */
export class RateLimitError<Operation extends OperationId = OperationId> extends StoreError<Operation> {
  override readonly name = "RateLimitError";
  /** Seconds from the creation of this error until the API accepts requests again. */
  declare readonly retryAfter: number;
  /** The exhausted window, or `ban` for a banned key. Undefined if the response is not from the API. */
  declare readonly window: LimitedWindow | undefined;
  /** Quota: the maximum number of requests in this window. */
  declare readonly limit: number | undefined;

  constructor(message: string, response: Response, options: StoreErrorOptions<Operation> = {}) {
    super(message, response, options);
    this.window = windows[options.code ?? ""];
    // Only a 429 of a proxy has no Retry-After.
    this.retryAfter = api.parseRetryAfter(response) ?? 1;
    this.limit = api.parseRateLimits(response)[this.window ?? ""]?.limit;
  }
}

export type LimitedWindow = "minute" | "day" | "ban";

// `satisfies` checks that each error code of a 429 in the contract has a window.
const windows: Readonly<Record<string, LimitedWindow>> = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
} satisfies { [Code in ErrorCodeOf<OperationId, 429>]: LimitedWindow };

/**
 * Returns whether an error is a `StoreError` of this operation, and narrows its `code` to the codes of the operation.
 * @example
 * ```ts
 * if (isStoreError(error, "createOrder") && error.code === "pet_not_available") showSoldOut();
 * ```
 */
export function isStoreError<Operation extends OperationId>(
  error: unknown,
  operation: Operation,
): error is StoreError<Operation> {
  return error instanceof StoreError && error.operation === operation;
}

/**
 * Returns the data of a result, or throws its error.
 * @throws {RateLimitError} for a 429
 * @throws {StoreError} for any other error, and for a 304
 * @example
 * ```ts
 * const pets = orThrow(await store.GET("/pets"));
 * ```
 */
export function orThrow<Data>(result: CallResult<Data>): Data {
  return api.orThrow(result, toStoreError);
}

/**
 * Returns the error that `orThrow` would throw, or undefined if the call succeeded.
 * @example
 * ```ts
 * const result = await store.GET("/pets");
 * const error = toStoreError(result);
 * if (error instanceof RateLimitError) scheduleRetry(error.retryAfter);
 * ```
 */
export function toStoreError(result: CallResult<unknown>): StoreError | undefined {
  const ErrorClass = result.response.status === 429 ? RateLimitError : StoreError;
  return api.toApiError(result, ErrorClass);
}
