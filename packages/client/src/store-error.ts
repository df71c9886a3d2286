import type { contract, ErrorCode, OperationId, operations, Schemas } from "@animal-store/contract";
import { retryAfterSeconds } from "./headers.ts";
import { parseRateLimits } from "./parse-rate-limits.ts";

/**
 * An answer that is of no use to the caller: a refusal of the service, or one that breaks the contract, whose `cause` is what came: a text,
 * or what its JSON holds.
 */
export class StoreError<Operation extends OperationId = OperationId> extends Error {
  override readonly name: string = "StoreError";
  /** The HTTP status of the answer. */
  declare readonly status: number;
  /** The code of the contract's Error; missing when something between client and service answered. The set is open: codes may be added. */
  declare readonly code: ErrorCodeOf<Operation> | (string & {}) | undefined;
  /** Each violation that the service found in the request. */
  declare readonly details: readonly Schemas["Violation"][];
  /** Names the request in the logs of the service. */
  declare readonly requestId: string | undefined;
  /** What was refused; missing when the contract has no such operation. */
  declare readonly operation: Operation | undefined;
  /** The answer itself, for its headers. Its body has been read. */
  declare readonly response: Response;

  constructor(message: string, response: Response, options: StoreErrorOptions<Operation> = {}) {
    const { code, details = [], operation } = options;
    super(message, options);
    this.status = response.status;
    this.code = code;
    this.details = details;
    this.requestId = requestIdOf(response);
    this.operation = operation;
    this.response = response;
  }
}

/** Whether an error is the refusal of this operation; then its `code` is one of that operation's. */
export function isStoreError<Operation extends OperationId>(
  error: unknown,
  operation: Operation,
): error is StoreError<Operation> {
  return error instanceof StoreError && error.operation === operation;
}

/** What names a request in the logs of the service. */
export function requestIdOf({ headers }: Response): string | undefined {
  return headers.get("X-Request-Id") ?? undefined;
}

export type StoreErrorOptions<Operation extends OperationId = OperationId> = {
  code?: ErrorCode | (string & {}) | undefined;
  details?: readonly Schemas["Violation"][] | undefined;
  operation?: Operation | undefined;
  cause?: unknown;
};

/** A request over a limit, whose wait is longer than the client was to take on. Until it is over, every call of this client is refused so. */
export class RateLimitError<Operation extends OperationId = OperationId> extends StoreError<Operation> {
  override readonly name = "RateLimitError";
  /** Seconds until a request passes again, counted from when this error was made. */
  declare readonly retryAfter: number;
  /** What is used up: the minute or the day, or `ban` for a key that kept coming; undefined when something else than the service refused. */
  declare readonly window: LimitedWindow | undefined;
  /** Requests that this window allows. */
  declare readonly limit: number | undefined;

  constructor(message: string, response: Response, options: StoreErrorOptions<Operation> = {}) {
    super(message, response, options);
    const named: Readonly<Record<string, LimitedWindow>> = windows;
    this.window = named[options.code ?? ""];
    // The contract asks for the header; a second stands in where something else answered.
    this.retryAfter = retryAfterSeconds(response) ?? 1;
    this.limit = parseRateLimits(response)[this.window ?? ""]?.limit;
  }
}

export type LimitedWindow = "minute" | "day" | "ban";

// The compiler holds that these are the codes of the contract's 429, all of them.
const windows = {
  rate_limit_exceeded: "minute",
  daily_quota_exceeded: "day",
  key_banned: "ban",
} as const satisfies { [Code in ErrorCodeOf<OperationId, 429>]: LimitedWindow };

/**
 * Gives the data of an answer: `orThrow(await store.GET("/pets"))`.
 * @throws {RateLimitError} when the request was over a limit
 * @throws {StoreError} when the service refused the request otherwise, or answered that what `If-None-Match` names is still current
 */
export function orThrow<Data>(answer: CallResult<Data>): Data {
  const errorResult = toStoreError(answer);
  if (errorResult) throw errorResult;
  return answer.data as Data;
}

/** What `orThrow` would throw, for who goes on with it as data: a `RateLimitError` over a limit; undefined when all is well. */
export function toStoreError({ error, response, operation }: CallResult<unknown>): StoreError | undefined {
  if (response.ok && error === undefined) return undefined;
  const ErrorResult = response.status === 429 ? RateLimitError : StoreError;
  const { message, ...told } = toErrorResult(response, error) ?? { message: answered(response) + stillCurrent };
  return new ErrorResult(message, response, { ...told, operation });
}

const stillCurrent = ": what If-None-Match names is still current. Use that.";

/**
 * What each method of the client resolves to. Not the union that it is: without exactOptionalPropertyTypes the compiler
 * would infer Data from the refusal's missing `data` too, and add undefined.
 */
export type CallResult<Data> = {
  data?: Data;
  error?: unknown;
  response: Response;
  operation?: OperationId | undefined;
  requestId?: string | undefined;
};

/** Why there is no data: the contract's Error, with the codes of an operation, or the same told of an answer that is not the API's. */
export type ErrorResult<Operation extends OperationId = OperationId> = Omit<Schemas["Error"], "code"> & {
  /** Missing when something between client and service answered. The set is open: codes may be added. */
  code: ErrorCodeOf<Operation> | (string & {}) | undefined;
  /** What came instead of the contract's Error: a text, or what its JSON holds. */
  cause?: unknown;
};

/** @param came what an answer holds @returns undefined when it says that what the caller has is still current */
export function toErrorResult(response: Response, came: unknown): ErrorResult | undefined {
  if (isErrorResult(came)) return came;
  const { ok, status } = response;
  if (status === notModified) return undefined;
  const message = `${answered(response)} without ${ok ? "JSON" : "an Error of the contract"}. See what is between client and service.`;
  return { code: undefined, message, status, cause: came };
}

/** Begins a sentence on an answer. */
export function answered({ url, status }: Response): string {
  return `${url || "The request"} was answered ${status}`;
}

const notModified = 304 satisfies keyof operations["listPets"]["responses"];

// The contract's, or one that was made above.
function isErrorResult(value: unknown): value is ErrorResult {
  const { code, message, status } = Object(value) as Partial<ErrorResult>;
  return (
    typeof message === "string" && typeof status === "number" && (typeof code === "string" || "cause" in Object(value))
  );
}

type Operations = (typeof contract)["operations"];
type Responses<Operation extends OperationId> = Operations[Operation]["responses"];

/** The codes that an operation can be refused with today, by the contract; with a status, those of that status. */
export type ErrorCodeOf<
  Operation extends OperationId = OperationId,
  Status extends number = number,
> = Operation extends OperationId
  ? {
      [Key in keyof Responses<Operation>]: Key extends `${Status}` ? CodesOf<Responses<Operation>[Key]> : never;
    }[keyof Responses<Operation>]
  : never;

type CodesOf<Response> = Response extends { readonly errorCodes: readonly (infer Code)[] } ? Code : never;
