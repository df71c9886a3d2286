import { type KeyUsage, StoreUnavailableError, type UsageStore } from "@animal-store/api-platform";
import { decorateMethods, type Store } from "@animal-store/sql-store";

export interface ReadinessOptions<AnyStore extends Store> {
  readonly store: AnyStore;
  readonly usage: UsageStore;
  /** Commits a transaction without changes. @throws {StoreUnavailableError} if writes fail */
  readonly probeWrite: () => Promise<void>;
  readonly now: () => number;
}

const probeIntervalMs = 1000;
const readMethodPattern = /\.(find|list|log)/;

export type Readiness = ReturnType<typeof createReadiness>;

export function createReadiness<AnyStore extends Store>({ store, usage, probeWrite, now }: ReadinessOptions<AnyStore>) {
  const [firstTable] = Object.values(store.tables);
  let lastFailure: { readonly reason: string } | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let pendingCheck: Promise<string[]> | undefined;

  return {
    store: decorateMethods(store, (method, name) => {
      if (readMethodPattern.test(name)) return method;
      // Writes to keys can succeed while another write cannot get its lock.
      const onSuccess = name.startsWith("keys.") ? undefined : clearFailure;
      return (...args) => observe(method(...args), onSuccess);
    }),
    usage: { ...usage, save: (usages: readonly KeyUsage[]) => observe(usage.save(usages)) },
    /** Reads once, and probes a write if one failed. Concurrent callers share a check. Returns why requests fail. */
    check() {
      pendingCheck ??= check().finally(() => {
        pendingCheck = undefined;
      });
      return pendingCheck;
    },
  };

  /** Returns `result` itself, so that no response waits for the observer. */
  function observe<Result>(result: Result, onSuccess?: () => void): Result {
    if (result instanceof Promise) result.then(onSuccess, recordFailure);
    return result;
  }

  function clearFailure(): void {
    lastFailure = undefined;
  }

  function recordFailure(error: unknown): void {
    if (error instanceof StoreUnavailableError) lastFailure = { reason: error.message };
  }

  async function check(): Promise<string[]> {
    const [readError, writeError] = await Promise.all([findReadFailure(), findWriteFailure()]);
    return [...(readError ? [`reads fail: ${readError}`] : []), ...(writeError ? [`writes fail: ${writeError}`] : [])];
  }

  async function findReadFailure(): Promise<string | undefined> {
    try {
      await firstTable?.list({ after: 0, limit: 1 });
      return undefined;
    } catch (error) {
      return toFailureReason(error);
    }
  }

  async function findWriteFailure(): Promise<string | undefined> {
    if (!lastFailure || now() - probedAt < probeIntervalMs) return lastFailure?.reason;
    const probedFailure = lastFailure;
    try {
      await probeWrite();
      if (lastFailure === probedFailure) lastFailure = undefined;
    } catch (error) {
      lastFailure = { reason: toFailureReason(error) };
    }
    probedAt = now();
    return lastFailure?.reason;
  }
}

/** Hides the messages of drivers: `/readyz` is public. */
function toFailureReason(error: unknown): string {
  return error instanceof StoreUnavailableError ? error.message : "unexpected failure, see the log";
}
