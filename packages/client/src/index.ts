export type { ErrorCode, OperationId, Schemas } from "@animal-store/contract";
export type * from "@animal-store/contract/models";
export {
  type Clock,
  type Deprecation,
  type Fetch,
  Int64Error,
  type Int64Policy,
  type LogEntry,
  type Middleware,
  orThrow,
  type Page,
  parseDeprecation,
  parseInt64,
  parseJson,
  parseRateLimits,
  type RateLimit,
  type RateLimits,
  stringifyJson,
  type UndocumentedCode,
  type Wait,
  withDeprecations,
  withLogging,
  withPacing,
} from "@animal-store/openapi-client";
export * from "./store-client.ts";
export * from "./store-error.ts";
