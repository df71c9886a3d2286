import { StoreUnavailableError } from "@animal-store/api-platform";
import type { Store } from "@animal-store/sql-store";

export interface ReadinessOptions {
  readonly store: Pick<Store, "tables">;
  /** Commits a transaction without changes. @throws {StoreUnavailableError} if writes fail */
  readonly probeWrite: () => Promise<void>;
  /** Returns the milliseconds of a clock. */
  readonly now: () => number;
}

const checkIntervalMs = 1000;

export type Readiness = ReturnType<typeof createReadiness>;

export function createReadiness({ store, probeWrite, now }: ReadinessOptions) {
  const [firstTable] = Object.values(store.tables);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let latestCheck: Promise<string[]>;

  return {
    /** Reads and writes, at most once per second. Returns why requests fail. */
    check(): Promise<string[]> {
      if (now() - checkedAt >= checkIntervalMs) {
        checkedAt = now();
        latestCheck = check();
      }
      return latestCheck;
    },
  };

  async function check(): Promise<string[]> {
    const results = await Promise.allSettled([readRow(), probeWrite()]);
    return results.flatMap((result, index) =>
      result.status === "rejected" ? `${index === 0 ? "reads" : "writes"} fail: ${describe(result.reason)}` : [],
    );
  }

  async function readRow(): Promise<void> {
    await firstTable?.list({ after: 0, limit: 1 });
  }
}

/** Hides the messages of drivers: `/readyz` is public. */
function describe(error: unknown): string {
  return error instanceof StoreUnavailableError ? error.message : "unexpected failure, see the log";
}
