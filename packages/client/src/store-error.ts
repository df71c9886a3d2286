import type { contract, ErrorCode, OperationId, operations, Schemas } from "@animal-store/contract";
import { getRetryAfterSeconds } from "./headers.ts";
import { parseRateLimits } from "./parse-rate-limits.ts";

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
export class StoreError<Operation extends OperationId = OperationId> extends Error {
  override readonly name: string = "StoreError";
  /** HTTP status. */
  declare readonly status: number;
  /** Error code of the contract. Undefined if the response is not from the API, such as a proxy's. New codes may be added. */
  declare readonly code: ErrorCodeOf<Operation> | (string & {}) | undefined;
  /** Violations in the request, one entry each. */
  declare readonly details: readonly Schemas["Violation"][];
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  declare readonly requestId: string | undefined;
  /** The operation id of the call. Undefined if the contract has no such operation. */
  declare readonly operation: Operation | undefined;
  /** The response, for its headers. Its body is already read. */
  declare readonly response: Response;

  constructor(message: string, response: Response, options: StoreErrorOptions<Operation> = {}) {
    const { code, details = [], operation } = options;
    super(message, options);
    this.status = response.status;
    this.code = code;
    this.details = details;
    this.requestId = getRequestId(response);
    this.operation = operation;
    this.response = response;
  }
}

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

export function getRequestId({ headers }: Response): string | undefined {
  return headers.get("X-Request-Id") ?? undefined;
}

export type StoreErrorOptions<Operation extends OperationId = OperationId> = {
  code?: ErrorCode | (string & {}) | undefined;
  details?: readonly Schemas["Violation"][] | undefined;
  operation?: Operation | undefined;
  cause?: unknown;
};

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
    const windowsByCode: Readonly<Record<string, LimitedWindow>> = windows;
    this.window = windowsByCode[options.code ?? ""];
    // Only a 429 of a proxy has no Retry-After.
    this.retryAfter = getRetryAfterSeconds(response) ?? 1;
    this.limit = parseRateLimits(response)[this.window ?? ""]?.limit;
  }
}

export type LimitedWindow = "minute" | "day" | "ban";

// `satisfies` checks that each error code of a 429 in the contract has a window.
const windows = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
} as const satisfies { [Code in ErrorCodeOf<OperationId, 429>]: LimitedWindow };

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
  const error = toStoreError(result);
  if (error) throw error;
  return result.data as Data;
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
export function toStoreError({ error, response, operation }: CallResult<unknown>): StoreError | undefined {
  if (response.ok && error === undefined) return undefined;
  const ErrorClass = response.status === 429 ? RateLimitError : StoreError;
  const { message, ...options } = toErrorResult(response, error) ?? {
    message: describeResponse(response) + notModifiedHint,
  };
  return new ErrorClass(message, response, { ...options, operation });
}

const notModifiedHint = ": not modified. Use your stored copy.";

/**
 * The result of a call. Not a union of data and error: without exactOptionalPropertyTypes, the compiler would add undefined to `Data`.
 */
export type CallResult<Data> = {
  data?: Data;
  error?: unknown;
  response: Response;
  operation?: OperationId | undefined;
  requestId?: string | undefined;
};

/** The error of a call, as data: the contract's Error, or the same members for a response that is not from the API. */
export type ErrorResult<Operation extends OperationId = OperationId> = Omit<Schemas["Error"], "code"> & {
  /** Undefined if the response is not from the API, such as a proxy's. New codes may be added. */
  code: ErrorCodeOf<Operation> | (string & {}) | undefined;
  /** The body of a response that is not from the API: parsed JSON, or text. */
  cause?: unknown;
};

/** Returns undefined for a 304, which has neither data nor error. */
export function toErrorResult(response: Response, body: unknown): ErrorResult | undefined {
  if (isErrorResult(body)) return body;
  const { ok, status } = response;
  if (status === notModified) return undefined;
  const missing = ok ? "JSON" : "an API error";
  const message = `${describeResponse(response)} without ${missing}. Check for a proxy.`;
  return { code: undefined, message, status, cause: body };
}

export function describeResponse({ url, status }: Response): string {
  return `${url || "The server"} returned ${status}`;
}

const notModified = 304 satisfies keyof operations["listPets"]["responses"];

// The contract's Error, or a result of toErrorResult, which has a cause.
function isErrorResult(value: unknown): value is ErrorResult {
  const { code, message, status } = Object(value) as Partial<ErrorResult>;
  return (
    typeof message === "string" && typeof status === "number" && (typeof code === "string" || "cause" in Object(value))
  );
}

type Operations = (typeof contract)["operations"];
type Responses<Operation extends OperationId> = Operations[Operation]["responses"];

/** The error codes of an operation in the current contract, optionally of one status. */
export type ErrorCodeOf<
  Operation extends OperationId = OperationId,
  Status extends number = number,
> = Operation extends OperationId
  ? {
      [Key in keyof Responses<Operation>]: Key extends `${Status}` ? CodesOf<Responses<Operation>[Key]> : never;
    }[keyof Responses<Operation>]
  : never;

type CodesOf<Response> = Response extends { readonly errorCodes: readonly (infer Code)[] } ? Code : never;
