import type { AnyResult, ErrorData } from "./call-result.ts";
import { parseRetryAfter } from "./headers.ts";
import { toEssence } from "./media-type.ts";

/**
 * An error response, or a response that is not from the API: then `code` is undefined.
 * @example
 * ```ts
 * try {
 *   orThrow(await library.findBook({ isbn }));
 * } catch (error) {
 *   if (error instanceof ApiError) console.log(error.status, error.code, error.requestId);
 *   else throw error;
 * }
 * ```
 */
export class ApiError<Data extends ErrorData = ErrorData> extends Error {
  override readonly name: string = "ApiError";
  /** The error as data. `code` narrows it. */
  declare readonly error: Data;
  declare readonly code: Data["code"];
  /** HTTP status. */
  declare readonly status: Data["status"];
  /** The operation id of the call. Undefined if the contract has no such operation. */
  declare readonly operation: string | undefined;
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  declare readonly requestId: string | undefined;
  declare readonly headers: Headers;
  /** Seconds until the API accepts the request again, from `Retry-After`. */
  declare readonly retryAfterSeconds: number | undefined;
  /** Number of requests that the call sent. */
  declare readonly attempts: number;

  constructor({ error: given, data: cause, response, requestId, operation, method, attempts = 1 }: AnyResult) {
    const { status, headers } = response;
    const error = given ?? { code: undefined, message: status === 304 ? "Not modified." : notFromApi, status, cause };
    const { code, message } = error;
    super(`${[method, describeResponse(response, operation), code].filter(Boolean).join(" ")}: ${message}`, error);
    const retryAfterSeconds = parseRetryAfter(response);
    Object.assign(this, { code, error, status, headers, attempts, operation, requestId, retryAfterSeconds });
  }
}

export const notFromApi = "The response is not from the API. Check baseUrl and proxy.";

/** A call without a response. `cause` is the error of `fetch`, or the reason of your signal. */
export abstract class NoResponseError extends Error {
  /** Undefined, so that `error.code` distinguishes all errors of a call. */
  readonly code = undefined;
  /** Number of requests that the call sent. */
  readonly attempts: number;

  constructor({ method, url }: { method: string; url: string }, problem: string, attempts: number, cause: unknown) {
    super(`${method} ${url.split("?")[0]} ${problem}`, { cause });
    this.attempts = attempts;
  }
}

/** The server could not be reached, or the response was cut off, after all retries. */
export class ConnectionError extends NoResponseError {
  override readonly name = "ConnectionError";
}

/** The call took longer than `timeoutMs`. */
export class TimeoutError extends NoResponseError {
  override readonly name = "TimeoutError";
}

/** Your `signal` aborted the call. `cause` is the reason of the signal. */
export class AbortError extends NoResponseError {
  override readonly name = "AbortError";
}

/** An error of a call: an error response, with the codes of the contract, or no response. */
export type CallError<Data extends ErrorData = ErrorData> =
  | (Data extends unknown ? ApiError<Data> : never)
  | ConnectionError
  | TimeoutError
  | AbortError;

/**
 * Returns the data of a result, or throws its error.
 * @throws {ApiError} for an error response, and for a 304
 * @example
 * ```ts
 * const book = orThrow(await library.newestBook());
 * ```
 */
export function orThrow<Result extends AnyResult>(result: Result): DataOfResult<Result> {
  if (result.error || result.response.status === 304) throw new ApiError(result);
  return result.data as DataOfResult<Result>;
}

type DataOfResult<Result> = Result extends { status: 304 }
  ? never
  : Result extends { data: infer Data; error?: undefined }
    ? Data
    : never;

function describeResponse({ url, status }: Response, name = "The server"): string {
  return `${url.split("?")[0] || name} returned ${status}`;
}

/** Returns the error of a body, or undefined if the body has another format. */
export type ParseError = (body: unknown, response: Response) => ErrorData | undefined;

/** Parses an error body with `code`, `message` and `status`. The status of the response replaces a wrong one. */
export function parseCodedError(body: unknown, response: Response): ErrorData | undefined {
  const { code, message, status } = (body ?? {}) as Partial<ErrorData>;
  if (typeof code !== "string" || typeof message !== "string" || typeof status !== "number") return undefined;
  return { ...(body as ErrorData), status: response.status };
}

/**
 * Parses an error in `application/problem+json` (RFC 9457), for the option `parseError`. The error has all members of the problem. Its
 * `code` is the member `code` or the `type`, its `message` is the `detail` or the `title`, and its `cause` is the problem.
 * @example
 * ```ts
 * const museum = createApiClient<Museum>(calls, { baseUrl, apiKey: false, parseError: parseProblem });
 * ```
 */
export function parseProblem(body: unknown, response: Response): ErrorData | undefined {
  const essence = toEssence(response.headers.get("Content-Type"));
  if (essence !== "application/problem+json" || !(body instanceof Object)) return undefined;
  const { code, type, detail, title } = body as { [member: string]: unknown };
  return {
    ...body,
    code: [code, type].filter(isText).find((text) => text !== "about:blank"),
    message: [detail, title].find(isText) ?? describeResponse(response),
    status: response.status,
    cause: body,
  };
}

// A member of another type is ignored (RFC 9457, section 3.1).
function isText(value: unknown): value is string {
  return typeof value === "string";
}
