export { type AppDependencies, createApp } from "./create-app.ts";
export {
  banPolicy,
  createKeyRing,
  createMemoryLimiter,
  keyLimits,
  keyPrefixes,
  platform,
  redactKeys,
  toServeOptions,
} from "./platform.ts";
export { seedStore } from "./seed-store.ts";
export {
  createMemoryPetStore,
  definition,
  type NewPet,
  type Order,
  type Pet,
  type PetStatus,
  type PetStore,
} from "./store.ts";
