import type { Awaitable } from "@animal-store/openapi-hono";
import { createUsage, isExpired, type KeyUsage, takeRequest } from "./key-usage.ts";
import { type BanPolicy, type Decision, type Limiter, type LimiterObserver, type Limits, noBans } from "./limiter.ts";
import { day, toWindowIndex } from "./windows.ts";

/** A limiter whose usage can be saved and restored. */
export interface MemoryLimiter extends Limiter {
  take(keyId: string, limits: Limits, now: number): Decision;
  /** Restores saved usage that has not expired. */
  restore(saved: readonly KeyUsage[], now: number): void;
  /** Saves the usage that changed since the last call. If `save` fails, the next call saves it too. */
  saveChanges(save: (usages: readonly KeyUsage[]) => Awaitable<void>): Promise<void>;
}

/**
 * Creates a limiter in the memory of one process. Its usage can be saved and restored.
 * @param policy @default no bans
 *
 * @example
 * const limiter = createMemoryLimiter(platform.banPolicy);
 * limiter.restore(await store.load(Date.now()), Date.now());
 * await limiter.saveChanges(store.save);
 */
export function createMemoryLimiter(policy: BanPolicy = noBans, observer?: LimiterObserver): MemoryLimiter {
  const usages = new Map<string, KeyUsage>();
  let changedUsages = new Set<KeyUsage>();
  let currentDay = 0;

  return {
    take(keyId, limits, now) {
      deleteExpired(now);
      const known = usages.get(keyId);
      const usage = known ?? createUsage(keyId, now);
      if (!known) usages.set(keyId, usage);
      changedUsages.add(usage);
      return takeRequest(usage, limits, now, policy, observer);
    },
    restore(saved, now) {
      for (const usage of saved) {
        if (isExpired(usage, now, policy)) continue;
        usages.set(usage.keyId, Object.assign(createUsage(usage.keyId, now), usage));
      }
    },
    async saveChanges(save) {
      const usagesToSave = [...changedUsages];
      changedUsages = new Set();
      try {
        if (usagesToSave.length > 0) await save(usagesToSave);
      } catch (error) {
        // Expired usage may have been replaced during the save.
        for (const usage of usagesToSave) if (usages.get(usage.keyId) === usage) changedUsages.add(usage);
        throw error;
      }
    },
  };

  function deleteExpired(now: number): void {
    const thisDay = toWindowIndex(day, now);
    if (thisDay === currentDay) return;
    currentDay = thisDay;
    for (const [keyId, usage] of usages) if (isExpired(usage, now, policy)) usages.delete(keyId);
  }
}
