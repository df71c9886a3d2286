export type { ErrorCode, OperationId, Schemas } from "@animal-store/contract";
export {
  type Clock,
  type Fetch,
  type Middleware,
  nextCursor,
  parseDeprecation,
  parseRateLimits,
  type RateLimit,
  type RateLimits,
  type RetryOptions,
  type Timeouts,
} from "@animal-store/openapi-client";
export * from "./store-client.ts";
export * from "./store-error.ts";
