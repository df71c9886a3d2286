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
export { type AnswerHeaders, readHeader } from "./headers.ts";
export {
  createTypedClient,
  idempotencyKeys,
  type Middleware,
  type TypedClient,
  type TypedClientOptions,
} from "./openapi-fetch.ts";
export { type Limit, type Limits, readLimits } from "./read-limits.ts";
export { nextCursor, type Page } from "./read-pages.ts";
export type { ErrorCodeOf, Refusal } from "./store-error.ts";
export {
  type Answer,
  errorOf,
  isStoreError,
  type LimitedWindow,
  orThrow,
  RateLimitError,
  StoreError,
  type StoreErrorOptions,
} from "./store-error.ts";
export { type Deprecation, readDeprecation, withDeprecations } from "./with-deprecations.ts";
export { type LogEntry, withLog } from "./with-log.ts";
export { withPacing } from "./with-pacing.ts";
export { type RetryOptions, withRetries } from "./with-retries.ts";
export { withTimeout } from "./with-timeout.ts";
