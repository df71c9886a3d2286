import {
  type Clock,
  type KeyRing,
  type Log,
  type MemoryLimiter,
  startWriteBehind,
  type UsageStore,
  type WriteBehind,
} from "@animal-store/service";

export interface KeepUsageOptions {
  readonly limiter: MemoryLimiter;
  readonly keyRing: KeyRing;
  readonly store: UsageStore;
  /** Milliseconds between two writes. */
  readonly every: number;
  readonly clock: Clock;
  readonly log: Log;
}

/** Lets counters, strikes and bans go on where the last run ended, and writes them and the last uses of keys from now on. */
export async function keepUsage({
  limiter,
  keyRing,
  store,
  every,
  clock,
  log,
}: KeepUsageOptions): Promise<WriteBehind> {
  limiter.restore(await store.load(clock.now()), clock.now());
  return startWriteBehind({
    every,
    failure: "what keys used cannot be written right now",
    log,
    async write() {
      const written = await Promise.allSettled([limiter.saveChanges(store.save), keyRing.saveUses()]);
      for (const each of written) if (each.status === "rejected") throw each.reason;
    },
  });
}
