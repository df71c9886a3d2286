export type { ErrorCode, OperationId, Schemas } from "@animal-store/contract";
export type * from "@animal-store/contract/models";
export {
  type CallInfo,
  type CallOptions,
  type Clock,
  type Deprecation,
  type ErrorData,
  type Failure,
  type Fetch,
  Int64Error,
  type Int64Policy,
  type Layer,
  type LogEntry,
  type Middleware,
  type NotModified,
  orThrow,
  type Page,
  parseDeprecation,
  parseInt64,
  parseJson,
  parseRateLimits,
  type RateLimit,
  type RateLimits,
  type Success,
  stringifyJson,
  type UndocumentedCode,
  type Wait,
  withDeprecations,
  withLogging,
  withPacing,
} from "@animal-store/openapi-client";
export * from "./store-client.ts";
export * from "./store-error.ts";
