import {
  decorateStores,
  type KeyUsage,
  type Stores,
  StoreUnavailableError,
  type UsageStore,
} from "@animal-store/service";

export interface ReadinessOptions {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Commits a transaction that changes nothing. @throws {StoreUnavailableError} when writes fail */
  readonly probeWrite: () => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

const probeIntervalMs = 1000;
const isRead = /\.(find|list|log)/;

export type Readiness = ReturnType<typeof createReadiness>;

/** Knows whether reads and writes of the stores succeed. */
export function createReadiness({ stores, usage, probeWrite, now }: ReadinessOptions) {
  // The last write that failed; undefined after one that succeeded.
  let failed: { readonly reason: string } | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<string[]> | undefined;

  return {
    /** The same stores, whose writes are observed. */
    stores: decorateStores(stores, (method, name) => {
      if (isRead.test(name)) return method;
      // Keys may need no lock that other writes need, so their success says nothing about them.
      const onSuccess = name.startsWith("keys.") ? undefined : clear;
      return (...args) => observe(method(...args), onSuccess);
    }),
    usage: { ...usage, save: (usages: readonly KeyUsage[]) => observe(usage.save(usages)) },
    /**
     * Reads once, and probes a write if one failed. Concurrent callers share one check.
     * Returns why requests fail, without messages of a driver.
     */
    check() {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
  };

  /** Returns `result` itself, so that no response waits for the observer. A store that returns no promise is always available. */
  function observe<Result>(result: Result, onSuccess?: () => void): Result {
    if (result instanceof Promise) result.then(onSuccess, note);
    return result;
  }

  function clear(): void {
    failed = undefined;
  }

  function note(error: unknown): void {
    if (error instanceof StoreUnavailableError) failed = { reason: error.message };
  }

  async function check(): Promise<string[]> {
    const [read, write] = await Promise.all([findReadFailure(), findWriteFailure()]);
    return [...(read ? [`reads fail: ${read}`] : []), ...(write ? [`writes fail: ${write}`] : [])];
  }

  async function findReadFailure(): Promise<string | undefined> {
    try {
      await stores.pets.list({ after: 0, limit: 1 });
      return undefined;
    } catch (error) {
      return toFailureReason(error);
    }
  }

  async function findWriteFailure(): Promise<string | undefined> {
    if (!failed || now() - probedAt < probeIntervalMs) return failed?.reason;
    const before = failed;
    try {
      await probeWrite();
      // A write that failed meanwhile may be newer than the probe.
      if (failed === before) failed = undefined;
    } catch (error) {
      failed = { reason: toFailureReason(error) };
    }
    probedAt = now();
    return failed?.reason;
  }
}

/** Only the messages of `StoreUnavailableError` are our own. */
function toFailureReason(error: unknown): string {
  return error instanceof StoreUnavailableError ? error.message : "unexpected failure, see the log";
}
