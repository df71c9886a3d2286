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
export type { ErrorCodeOf } from "./error-code-of.ts";
export type { Fetch } from "./fetch.ts";
export { idempotencyKeys } from "./idempotency-keys.ts";
export {
  createTypedClient,
  type Middleware,
  type TypedClient,
  type TypedClientOptions,
} from "./openapi-fetch.ts";
export { type Answer, errorOf, orThrow } from "./or-throw.ts";
export { type LimitedWindow, RateLimitError } from "./rate-limit-error.ts";
export { type AnswerHeaders, readHeader } from "./read-header.ts";
export { type Limit, type Limits, readLimits } from "./read-limits.ts";
export { nextCursor, type Page } from "./read-pages.ts";
export type { Refusal } from "./refusal.ts";
export { isStoreError, StoreError, type StoreErrorOptions } from "./store-error.ts";
export { type Deprecation, readDeprecation, withDeprecations } from "./with-deprecations.ts";
export { type LogEntry, withLog } from "./with-log.ts";
export { withPacing } from "./with-pacing.ts";
export { type RetryOptions, withRetries } from "./with-retries.ts";
export { withTimeout } from "./with-timeout.ts";
