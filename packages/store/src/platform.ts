import {
  createMemoryLimiter as createLimiter,
  createPlatform,
  type LimiterObserver,
  type MemoryLimiter,
  type Platform,
} from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";

/** The parts of the store that depend on its contract: keys, limits, bans and idempotency. */
export const platform = createPlatform(contract, { keyPrefix: "as" });

// Types by name, because the compiler cannot write those of a destructured export for npm.
export const { banPolicy, keyPrefixes } = platform;
export const createKeyRing: Platform["createKeyRing"] = platform.createKeyRing;
export const keyLimits: Platform["keyLimits"] = platform.keyLimits;
export const redactKeys: Platform["redactKeys"] = platform.redactKeys;
export const toServeOptions: Platform["toServeOptions"] = platform.toServeOptions;

/** Creates a limiter in the memory of one process. @param policy the ban policy of the contract by default */
export function createMemoryLimiter(policy = banPolicy, observer?: LimiterObserver): MemoryLimiter {
  return createLimiter(policy, observer);
}
