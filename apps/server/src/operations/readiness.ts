import { type Stores, StoreUnavailable, type UsageStore } from "@animal-store/service";

export interface ReadinessOptions {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Commits a transaction that changes nothing. @throws {StoreUnavailable} when writes fail */
  readonly probeWrite: () => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Knows whether reads and writes of the stores succeed. */
export interface Readiness {
  /** The same stores, whose writes are observed. */
  readonly stores: Stores;
  readonly usage: UsageStore;
  /**
   * Reads once, and probes a write if one failed. Concurrent callers share one check.
   * Returns why requests fail, without messages of a driver.
   */
  check(): Promise<string[]>;
}

// Milliseconds.
const probeInterval = 1000;

export function createReadiness({ stores, usage, probeWrite, now }: ReadinessOptions): Readiness {
  // The last write that failed; undefined after one that succeeded.
  let failed: { readonly reason: string } | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<string[]> | undefined;
  const { pets, orders, keys } = stores;

  return {
    stores: {
      ...stores,
      pets: { ...pets, add: (pet, claim) => clearAfter(() => pets.add(pet, claim)) },
      orders: {
        ...orders,
        place: (petId, createdAt, claim) => clearAfter(() => orders.place(petId, createdAt, claim)),
      },
      keys: { ...keys, recordUses: (uses) => observe(() => keys.recordUses(uses)) },
    },
    usage: { ...usage, save: (usages) => observe(() => usage.save(usages)) },
    check() {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
  };

  /** For writes through the same queue and lock as the probe. */
  async function clearAfter<Result>(write: () => Result | Promise<Result>): Promise<Result> {
    const result = await observe(write);
    failed = undefined;
    return result;
  }

  async function observe<Result>(write: () => Result | Promise<Result>): Promise<Result> {
    try {
      return await write();
    } catch (error) {
      if (error instanceof StoreUnavailable) failed = { reason: error.message };
      throw error;
    }
  }

  async function check(): Promise<string[]> {
    const [read, write] = await Promise.all([findReadFailure(), findWriteFailure()]);
    return [...(read ? [`reads fail: ${read}`] : []), ...(write ? [`writes fail: ${write}`] : [])];
  }

  async function findReadFailure(): Promise<string | undefined> {
    try {
      await pets.list({ status: undefined, after: 0, limit: 1 });
      return undefined;
    } catch (error) {
      return reasonOf(error);
    }
  }

  async function findWriteFailure(): Promise<string | undefined> {
    if (!failed || now() - probedAt < probeInterval) return failed?.reason;
    const before = failed;
    try {
      await probeWrite();
      // A write that failed meanwhile may be newer than the probe.
      if (failed === before) failed = undefined;
    } catch (error) {
      failed = { reason: reasonOf(error) };
    }
    probedAt = now();
    return failed?.reason;
  }
}

/** Only the messages of `StoreUnavailable` are our own. */
function reasonOf(error: unknown): string {
  return error instanceof StoreUnavailable ? error.message : "unexpected failure, see the log";
}
