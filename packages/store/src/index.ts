export { type AppDependencies, createApp } from "./create-app.ts";
export { createHandlers } from "./handlers.ts";
export {
  banPolicy,
  createKeyRing,
  createMemoryLimiter,
  keyLimits,
  keyPrefixes,
  parseScopes,
  platform,
  redactKeys,
  toRequestId,
  toServeOptions,
} from "./platform.ts";
export { seedStore } from "./seed-store.ts";
export {
  createMemoryPetStore,
  definition,
  type NewPet,
  type Order,
  orderableStatus,
  type Pet,
  type PetStatus,
  type PetStore,
  reservedStatus,
} from "./store.ts";
