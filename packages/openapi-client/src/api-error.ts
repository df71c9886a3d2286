import type { ApiTypes, ErrorBody, ErrorCodeOf, OperationId } from "./api-types.ts";

/**
 * An error response of the API, or a response that does not match the contract. In the second case `code` is undefined and `cause` is the
 * body: parsed JSON, or text.
 * @example
 * ```ts
 * try {
 *   orThrow(await library.GET("/books/{isbn}", { params: { path: { isbn } } }));
 * } catch (error) {
 *   if (error instanceof ApiError) console.log(error.status, error.code, error.requestId);
 *   else throw error;
 * }
 * ```
 */
export class ApiError<
  Api extends ApiTypes = ApiTypes,
  Operation extends OperationId<Api> = OperationId<Api>,
> extends Error {
  override readonly name: string = "ApiError";
  /** HTTP status. */
  declare readonly status: number;
  /** Error code of the contract. Undefined if the response is not from the API, such as a proxy's. New codes may be added. */
  declare readonly code: ErrorCodeOf<Api, Operation> | (string & {}) | undefined;
  /** Violations in the request, one entry each. */
  declare readonly details: readonly Violation<Api>[];
  /** The `X-Request-Id` of the response, which identifies the request in the server logs. */
  declare readonly requestId: string | undefined;
  /** The operation id of the call. Undefined if the contract has no such operation. */
  declare readonly operation: Operation | undefined;
  /** The response, for its headers. Its body is already read. */
  declare readonly response: Response;

  constructor(message: string, response: Response, options: ApiErrorOptions<Api, Operation> = {}) {
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

export type ApiErrorOptions<Api extends ApiTypes = ApiTypes, Operation extends OperationId<Api> = OperationId<Api>> = {
  code?: ErrorCodeOf<Api, Operation> | (string & {}) | undefined;
  details?: readonly Violation<Api>[] | undefined;
  operation?: Operation | undefined;
  cause?: unknown;
};

/** An item of `details` in the error body of the contract. */
export type Violation<Api extends ApiTypes> =
  ErrorBody<Api, OperationId<Api>> extends { details?: readonly (infer Item)[] } ? Item : unknown;

export function getRequestId({ headers }: Response): string | undefined {
  return headers.get("X-Request-Id") ?? undefined;
}

/**
 * Returns the data of a result, or throws its error.
 * @param toError returns the error of a result
 * @throws {ApiError} for an error response, and for a 304
 * @example
 * ```ts
 * const book = orThrow(await library.GET("/books/newest"));
 * ```
 */
export function orThrow<Data, Operation extends string>(
  result: CallResult<Data, Operation>,
  toError: ToError<Operation> = toApiError,
): Data {
  const error = toError(result);
  if (error) throw error;
  return result.data as Data;
}

/** Returns the error of a result, or undefined if the call succeeded. */
export type ToError<Operation extends string = string> = (result: CallResult<unknown, Operation>) => Error | undefined;

/**
 * Returns the error that `orThrow` would throw, or undefined if the call succeeded.
 * @param ErrorClass class of the error, such as a subclass of `ApiError`
 * @example
 * ```ts
 * const error = toApiError(await library.GET("/books/newest"));
 * if (error?.status === 429) scheduleRetry(parseRetryAfter(error.response));
 * ```
 */
export function toApiError(result: CallResult<unknown>): ApiError | undefined;
export function toApiError<Failure>(
  result: CallResult<unknown>,
  ErrorClass: new (message: string, response: Response) => Failure,
): Failure | undefined;
export function toApiError(
  { error, response, operation }: CallResult<unknown>,
  ErrorClass: new (message: string, response: Response, options: ApiErrorOptions) => unknown = ApiError,
): unknown {
  if (response.ok && error === undefined) return undefined;
  const notModified = { message: `${describeResponse(response)}: not modified. Use your stored copy.` };
  const result = (error as ErrorResult | undefined) ?? notModified;
  return new ErrorClass(result.message, response, { ...result, operation });
}

/**
 * The result of a call. Not a union of data and error: without exactOptionalPropertyTypes, the compiler would add undefined to `Data`.
 */
export type CallResult<Data, Operation extends string = string> = {
  data?: Data;
  error?: unknown;
  response: Response;
  operation?: Operation | undefined;
  requestId?: string | undefined;
};

/** The error of a call as data: the parsed error body. A response that is not from the API has the same members. */
export type ErrorResult<
  Api extends ApiTypes = ApiTypes,
  Operation extends OperationId<Api> = OperationId<Api>,
> = OtherMembers<ErrorBody<Api, Operation>> & {
  /** Undefined if the response is not from the API, such as a proxy's. New codes may be added. */
  code: ErrorCodeOf<Api, Operation> | (string & {}) | undefined;
  message: string;
  status: number;
  /** The body of a response that is not from the API: parsed JSON, or text. */
  cause?: unknown;
};

// A contract can have no error bodies.
type OtherMembers<Body> = [Body] extends [never] ? unknown : Partial<Omit<Body, "code" | "message" | "status">>;

/** Returns the error of a body, or undefined if the body has another format. */
export type ParseError = (body: unknown, response: Response) => ErrorResult | undefined;

/** Returns undefined for a 304, which has neither data nor error. */
export function toErrorResult(
  response: Response,
  body: unknown,
  parseError: ParseError = parseCodedError,
): ErrorResult | undefined {
  const error = parseError(body, response);
  if (error) return error;
  const { ok, status } = response;
  if (status === 304) return undefined;
  const problem = ok
    ? 'without JSON. Check for a proxy, or pass parseAs: "blob" if the API returns bytes.'
    : "without an API error. Check for a proxy.";
  const message = `${describeResponse(response)} ${problem}`;
  return { code: undefined, message, status, cause: body };
}

export function describeResponse({ url, status }: Response): string {
  return `${url || "The server"} returned ${status}`;
}

function parseCodedError(body: unknown): ErrorResult | undefined {
  const { code, message, status } = Object(body) as Partial<ErrorResult>;
  const isError = typeof code === "string" && typeof message === "string" && typeof status === "number";
  return isError ? (body as ErrorResult) : undefined;
}

/**
 * Parses an error in `application/problem+json` (RFC 9457), for the option `parseError`. The error has all members of the problem. Its
 * `code` is the member `code` or the `type`, its `message` is the `detail` or the `title`, and its `cause` is the problem.
 * @example
 * ```ts
 * const museum = createApiClient<Museum>(calls, { baseUrl, key: false, parseError: parseProblem });
 * ```
 */
export function parseProblem(body: unknown, response: Response): ErrorResult | undefined {
  if (!/^application\/problem\+json\b/i.test(response.headers.get("Content-Type") ?? "")) return undefined;
  if (response.ok || body !== Object(body)) return undefined;
  const { code, type, detail, title } = body as { [member: string]: unknown };
  return {
    ...(body as object),
    code: [code, type].find((value) => typeof value === "string" && value !== "about:blank") as string | undefined,
    message: String(detail ?? title ?? describeResponse(response)),
    status: response.status,
    cause: body,
  };
}
