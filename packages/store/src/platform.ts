import {
  createMemoryLimiter as createLimiter,
  createPlatform,
  type LimiterObserver,
  type MemoryLimiter,
} from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";

/** The parts of the store that depend on its contract: keys, limits, bans and idempotency. */
export const platform = createPlatform(contract, { keyPrefix: "as" });

export const { banPolicy, createKeyRing, keyLimits, keyPrefixes, redactKeys, toServeOptions } = platform;

/** Creates a limiter in the memory of one process. @param policy the ban policy of the contract by default */
export function createMemoryLimiter(policy = banPolicy, observer?: LimiterObserver): MemoryLimiter {
  return createLimiter(policy, observer);
}
