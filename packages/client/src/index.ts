export type { ErrorCode, OperationId, Schemas } from "@animal-store/contract";
export type {
  Clock,
  Fetch,
  Middleware,
  RateLimit,
  RateLimits,
  RetryOptions,
  Timeouts,
} from "@animal-store/openapi-client";
export {
  nextCursor,
  parseDeprecation,
  parseRateLimits,
  withPacing,
  withRetries,
  withTimeout,
} from "@animal-store/openapi-client";
export {
  createStoreClient,
  createTypedClient,
  type Deprecation,
  getHeader,
  idempotencyKeys,
  type ListAllOrdersOptions,
  type ListAllPetsOptions,
  type LogEntry,
  type Page,
  type ResponseHeaders,
  type StoreClient,
  type StoreClientOptions,
  type TypedClient,
  type TypedClientOptions,
  withDeprecations,
  withLogging,
} from "./store-client.ts";
export {
  type CallResult,
  type ErrorCodeOf,
  type ErrorResult,
  isStoreError,
  type LimitedWindow,
  orThrow,
  RateLimitError,
  StoreError,
  type StoreErrorOptions,
  toStoreError,
} from "./store-error.ts";
