export type { ErrorCode, OperationId, Schemas } from "@animal-store/contract";
export type { Clock } from "./clock.ts";
export {
  createStoreClient,
  type ListAllOrdersOptions,
  type ListAllPetsOptions,
  type StoreClient,
  type StoreClientOptions,
  type Timeouts,
} from "./create-store-client.ts";
export type { Fetch } from "./fetch.ts";
export { getHeader, type ResponseHeaders } from "./headers.ts";
export { nextCursor, type Page } from "./iterate-pages.ts";
export {
  createTypedClient,
  idempotencyKeys,
  type Middleware,
  type TypedClient,
  type TypedClientOptions,
} from "./openapi-fetch.ts";
export { parseRateLimits, type RateLimit, type RateLimits } from "./parse-rate-limits.ts";
export type { ErrorCodeOf, ErrorResult } from "./store-error.ts";
export {
  type CallResult,
  isStoreError,
  type LimitedWindow,
  orThrow,
  RateLimitError,
  StoreError,
  type StoreErrorOptions,
  toStoreError,
} from "./store-error.ts";
export { type Deprecation, parseDeprecation, withDeprecations } from "./with-deprecations.ts";
export { type LogEntry, withLogging } from "./with-logging.ts";
export { withPacing } from "./with-pacing.ts";
export { type RetryOptions, withRetries } from "./with-retries.ts";
export { withTimeout } from "./with-timeout.ts";
