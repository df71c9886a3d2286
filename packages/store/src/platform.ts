import { createMemoryLimiter as createLimiter, createPlatform, type LimiterObserver } from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";

export const platform = createPlatform(contract, { keyPrefix: "as" });

export const {
  banPolicy,
  createKeyRing,
  keyLimits,
  keyPrefixes,
  parseScopes,
  redactKeys,
  toRequestId,
  toServeOptions,
} = platform;

/** Creates a limiter in the memory of one process. @param policy the ban policy of the contract by default */
export function createMemoryLimiter(policy = banPolicy, observer?: LimiterObserver) {
  return createLimiter(policy, observer);
}
