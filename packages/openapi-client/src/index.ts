export {
  ApiError,
  type ApiErrorOptions,
  type CallResult,
  type ErrorResult,
  orThrow,
  type ParseError,
  parseProblem,
  type ToError,
  toApiError,
  type Violation,
} from "./api-error.ts";
export type { ApiTypes, DataOf, ErrorCodeOf, OperationId, OperationTypes } from "./api-types.ts";
export type { Calls } from "./calls.ts";
export type { Clock } from "./clock.ts";
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type Timeouts,
} from "./create-api-client.ts";
export type { Fetch } from "./fetch.ts";
export { type ContentLayer, formsAndEvents } from "./forms-and-events.ts";
export {
  convertHeader,
  type HeaderConversions,
  parseInteger,
  parseRetryAfter,
  type ResponseHeaders,
} from "./headers.ts";
export { nextCursor, type Page } from "./iterate-pages.ts";
export {
  createIdempotencyKeys,
  createTypedClient,
  type Middleware,
  type TypedClient,
  type TypedClientOptions,
} from "./openapi-fetch.ts";
export { parseRateLimits, type RateLimit, type RateLimits } from "./parse-rate-limits.ts";
export { type Deprecation, parseDeprecation, withDeprecations } from "./with-deprecations.ts";
export { type LogEntry, withLogging } from "./with-logging.ts";
export { withPacing } from "./with-pacing.ts";
export { type RetryOptions, withRetries } from "./with-retries.ts";
export { withTimeout } from "./with-timeout.ts";
