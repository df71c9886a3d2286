export type { Plan } from "@animal-store/contract";
export { redactKeys, renderError, toRequestId } from "./admission/redact-keys.ts";
export type { Log } from "./admission/store-error.ts";
export { type Clock, durationFormat, parseDuration, systemClock } from "./clock.ts";
export { type AppDependencies, createApp } from "./create-app.ts";
export type { Hash, IdempotencyClaim, WriteResult } from "./idempotency/idempotency-claim.ts";
export { type IssuedKey, keyPrefixes, type NewKey } from "./keys/api-key.ts";
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
export type { Order, OrderStore, PlacedOrder } from "./orders/order-store.ts";
export { type NewPet, type Pet, type PetPage, type PetStatus, type PetStore, petFilters } from "./pets/pet-store.ts";
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
export { day, minute, toWindowIndex, windowEnd } from "./rate-limits/windows.ts";
export {
  type CollectionChange,
  createInvalidationTracker,
  type InvalidationTracker,
} from "./response-cache/invalidation-tracker.ts";
export type { CacheObserver } from "./response-cache/response-cache.ts";
export { seedStores } from "./seeds/seed-stores.ts";
export { orderableStatus, reservedStatus } from "./stores/decide-writes.ts";
export { createMemoryStores } from "./stores/memory-stores.ts";
export {
  type DecorateMethod,
  decorateStore,
  decorateStores,
  type Stores,
  StoreUnavailableError,
} from "./stores/stores.ts";
export { toServeOptions } from "./to-serve-options.ts";
export { startWriteBehind, type WriteBehind } from "./write-behind.ts";
