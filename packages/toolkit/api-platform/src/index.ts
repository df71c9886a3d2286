export { type Clock, StoreUnavailableError, systemClock } from "@animal-store/process/web";
export type { Caller, ProvidedHeader } from "./admission/admit.ts";
export type { Log } from "./admission/store-error.ts";
export {
  createPlatform,
  type PipelineDependencies,
  type Platform,
  type PlatformOptions,
  type PlatformServeOptions,
} from "./create-platform.ts";
export { type IdempotencyOptions, idempotency } from "./idempotency/idempotency.ts";
export {
  type Hash,
  type IdempotencyClaim,
  idempotencyConflict,
  type ReadClaim,
  replayHeaders,
  type WriteResult,
} from "./idempotency/idempotency-claim.ts";
export {
  createMemoryIdempotencyRecords,
  type IdempotencyRecord,
  type IdempotencyRecords,
} from "./idempotency/idempotency-records.ts";
export { crc32, type IssuedKey, type KeyPrefix, type NewKey } from "./keys/api-key.ts";
export { type ApiKeyEnv, type ApiKeyOptions, apiKeys } from "./keys/api-keys.ts";
export { type KeyFieldChanges, type KeyRecord, type KeyState, keyState } from "./keys/key-record.ts";
export {
  createKeyRing,
  createKeyRules,
  type KeyRing,
  type KeyRulesOptions,
  type KeySettings,
  type Rotation,
  type ValidKey,
} from "./keys/key-ring.ts";
export type { KeyChange, KeyLastUsed, KeyLogEntry, KeyStore } from "./keys/key-store.ts";
export { createMemoryKeyStore } from "./keys/memory-key-store.ts";
export { encodeCursor, filterNames } from "./pagination/cursor.ts";
export { createListHandler } from "./pagination/list-handler.ts";
export type { PartErrorCode, PartErrorOptions } from "./part-errors.ts";
export {
  type ErrorCodeNames,
  type PlatformContract,
  type PlatformErrorCode,
  platformErrorCodes,
  type RequiredErrorCodes,
} from "./platform-contract.ts";
export {
  type AddressBucket,
  type AddressDecision,
  type AddressLimiter,
  createAddressLimiter,
  type MemoryAddressLimiter,
} from "./rate-limits/address-limiter.ts";
export type { KeyUsage } from "./rate-limits/key-usage.ts";
export {
  type BanPolicy,
  type Decision,
  keyWindowStatuses,
  type Limiter,
  type LimiterObserver,
  type Limits,
  type UsageStore,
} from "./rate-limits/limiter.ts";
export { createMemoryLimiter, type MemoryLimiter } from "./rate-limits/memory-limiter.ts";
export {
  type AddressLimitOptions,
  limitAddresses,
  type RateLimitOptions,
  rateLimit,
} from "./rate-limits/rate-limit.ts";
export { createSharedAddressLimiter, type SharedAddressLimiterOptions } from "./rate-limits/shared-address-limiter.ts";
export { day, minute, toWindowIndex, windowEnd } from "./rate-limits/windows.ts";
export { limiterScript } from "./redis/limiter-script.ts";
export { createRedisIdempotencyRecords, type RedisIdempotencyOptions } from "./redis/redis-idempotency-records.ts";
export { createRedisLimiter, type RedisLimiterOptions } from "./redis/redis-limiter.ts";
export {
  createRedisScripts,
  defineScript,
  type RedisScript,
  type RedisScripts,
  type RedisScriptsOptions,
  runScript,
  type ScriptResponse,
  type SendCommand,
} from "./redis/redis-scripts.ts";
export {
  type CollectionChange,
  createInvalidationTracker,
  type InvalidationTracker,
} from "./response-cache/invalidation-tracker.ts";
export { createReadCache, type ReadCacheOptions } from "./response-cache/read-cache.ts";
export type { CacheObserver, ResponseCacheOptions } from "./response-cache/response-cache.ts";
export {
  createSqlIdempotencyRecords,
  type SqlIdempotencyRecords,
  sqlIdempotencyTable,
} from "./sql/sql-idempotency-records.ts";
export { createSqlLimiter, type SqlLimiter, type SqlLimiterOptions, sqlLimiterTable } from "./sql/sql-limiter.ts";
export type { SqlQuery } from "./sql/sql-query.ts";
export { startWriteBehind, type WriteBehind } from "./write-behind.ts";
