export type { Plan } from "@animal-store/contract";
export {
  type AdmissionDependencies,
  anonymousHeaders,
  type Caller,
  createAdmission,
  type ProvidedHeader,
} from "./admission/admit.ts";
export { redactKeys, renderError, toRequestId } from "./admission/redact-keys.ts";
export type { Log } from "./admission/store-error.ts";
export { createStoreErrorMapper } from "./admission/store-error.ts";
export { type Clock, durationFormat, parseDuration, systemClock } from "./clock.ts";
export { withCors } from "./cors.ts";
export { type DecorateMethod, decorateStore, type StoreMethod, StoreUnavailableError } from "./decorate-store.ts";
export type { Hash, IdempotencyClaim, WriteResult } from "./idempotency/idempotency-claim.ts";
export {
  createIdempotencyClaimReader,
  idempotencyConflict,
  type ReadClaim,
  replayHeaders,
} from "./idempotency/idempotency-claim.ts";
export { crc32, type IssuedKey, keyPrefixes, type NewKey } from "./keys/api-key.ts";
export {
  type KeyFieldChanges,
  type KeyRecord,
  type KeyState,
  keyLimits,
  keyState,
  parseScopes,
} from "./keys/key-record.ts";
export { createKeyRing, type KeyRing, type KeySettings } from "./keys/key-ring.ts";
export { canSave, type KeyChange, type KeyLastUsed, type KeyLogEntry, type KeyStore } from "./keys/key-store.ts";
export { createMemoryKeyStore } from "./keys/memory-key-store.ts";
export { encodeCursor, filterNames } from "./pagination/cursor.ts";
export { createListHandler } from "./pagination/list-handler.ts";
export {
  type AddressDecision,
  type AddressLimiter,
  addressWindowStatus,
  type BucketCount,
  createAddressLimiter,
  maxBuckets,
  maxCount,
  overflowBucket,
} from "./rate-limits/address-limiter.ts";
export {
  createUsage,
  discardFuturePenalties,
  discardLiftedPenalties,
  isBanned,
  type KeyUsage,
  type Penalty,
  recordRejection,
  rollWindows,
} from "./rate-limits/key-usage.ts";
export {
  type BanPolicy,
  banPolicy,
  type Decision,
  keyWindowStatuses,
  type Limiter,
  type LimiterObserver,
  type Limits,
  type UsageStore,
} from "./rate-limits/limiter.ts";
export { createMemoryLimiter, type MemoryLimiter } from "./rate-limits/memory-limiter.ts";
export { rateLimitHeaders } from "./rate-limits/rate-limit-responses.ts";
export { day, minute, toWindowIndex, type Window, windowEnd } from "./rate-limits/windows.ts";
export {
  type CollectionChange,
  createInvalidationTracker,
  type InvalidationTracker,
} from "./response-cache/invalidation-tracker.ts";
export { createReadCache, type ReadCacheOptions } from "./response-cache/read-cache.ts";
export type { RunAfterTurn } from "./response-cache/reply-coalescer.ts";
export type { CacheObserver, ResponseCacheOptions } from "./response-cache/response-cache.ts";
export { startWriteBehind, type WriteBehind } from "./write-behind.ts";
