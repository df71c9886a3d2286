export { Int64Error, parseInt64, parseJson, stringifyJson } from "@animal-store/exact-json";
export {
  AbortError,
  ApiError,
  type CallError,
  ConnectionError,
  orThrow,
  type ParseError,
  parseProblem,
  TimeoutError,
} from "./api-error.ts";
export type { ApiTypes, CallEntry, Calls, DataOf, ErrorCodeOf, OperationId, OperationTypes } from "./api-types.ts";
export type {
  AnyResult,
  CallInfo,
  CallResult,
  ErrorData,
  ErrorResult,
  Failure,
  NotModified,
  Success,
  UndocumentedCode,
} from "./call-result.ts";
export type { Clock } from "./clock.ts";
export {
  type ApiClient,
  type ApiClientOptions,
  createApiClient,
  type Operation,
  type OperationInput,
  type OperationOptions,
  toLocations,
} from "./create-api-client.ts";
export {
  type CallContext,
  createTypedClient,
  type Fetch,
  formsAndEvents,
  type Middleware,
  type TypedClient,
  type TypedClientOptions,
} from "./create-typed-client.ts";
export { parseRetryAfter } from "./headers.ts";
export type { Int64As, Int64Policy } from "./int64.ts";
export { nextCursor, type Page } from "./iterate-pages.ts";
export { parseRateLimits, type RateLimit, type RateLimits } from "./parse-rate-limits.ts";
export type { CallOptions, Layer, RetryOptions, Wait } from "./send-call.ts";
export { type Deprecation, parseDeprecation, withDeprecations } from "./with-deprecations.ts";
export { type LogEntry, withLogging } from "./with-logging.ts";
export { withPacing } from "./with-pacing.ts";
