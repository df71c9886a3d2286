export type { Plan } from "@animal-store/contract";
export { hideKeys } from "./admission/hide-keys.ts";
export { requestId } from "./admission/request-id.ts";
export { type Clock, systemClock } from "./clock.ts";
export { type AppDependencies, createApi, createApp, type ServedContract } from "./create-app.ts";
export { durationRule, parseDuration } from "./duration.ts";
export type { Hash } from "./hash.ts";
export type { Claim, Written } from "./idempotency/claim.ts";
export { type KeyPrefix, keyPrefixes } from "./keys/api-key.ts";
export { keyLimits, type Limits } from "./keys/key-limits.ts";
export { createKeyRing, type KeyRing, type KeySettings, type Rotation } from "./keys/key-ring.ts";
export { type KeyState, keyState } from "./keys/key-state.ts";
export {
  canSave,
  type KeyChange,
  type KeyFieldChanges,
  type KeyLogEntry,
  type KeyRecord,
  type KeyStore,
  type KeyUse,
} from "./keys/key-store.ts";
export type { IssuedKey, NewKey } from "./keys/make-key.ts";
export { parseScopes } from "./keys/parse-scopes.ts";
export {
  type AddressDecision,
  type AddressLimiter,
  addressAllowance,
  type BucketCount,
  createAddressLimiter,
  type MemoryAddressLimiter,
  maxBuckets,
  maxCount,
  sharedBucket,
} from "./limits/address-limiter.ts";
export { type BanRules, banRules } from "./limits/ban-rules.ts";
export {
  createUsage,
  dropFuture,
  dropLifted,
  isBanned,
  type KeyUsage,
  moveTo,
  type Offence,
  refuse,
} from "./limits/key-usage.ts";
export type { Decision, Limiter, LimiterWatch } from "./limits/limiter.ts";
export { createMemoryLimiter, type MemoryLimiter } from "./limits/memory-limiter.ts";
export { rateLimitHeaders } from "./limits/usage.ts";
export type { UsageStore } from "./limits/usage-store.ts";
export { day, minute, windowAt, windowEnd } from "./limits/windows.ts";
export type { Log } from "./log.ts";
export type { Order, OrderStore, PlacedOrder } from "./orders/order-store.ts";
export type { NewPet, Pet, PetPage, PetStatus, PetStore } from "./pets/pet-store.ts";
export { renderError } from "./render-error.ts";
export type { CacheObserver } from "./response-cache/response-cache.ts";
export { type Change, createVersions, type Versions } from "./response-cache/versions.ts";
export { seedStores } from "./seeds/seed-stores.ts";
export { orderable, reserved } from "./stores/decide-writes.ts";
export { type DecorateMethod, decorateStore, decorateStores } from "./stores/decorate-stores.ts";
export { createMemoryStores } from "./stores/memory-stores.ts";
export { type Stores, StoreUnavailable } from "./stores/stores.ts";
export { startWriteBehind, type WriteBehind } from "./write-behind.ts";
