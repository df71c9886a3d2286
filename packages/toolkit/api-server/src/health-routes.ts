import { StoreUnavailableError } from "@animal-store/process";
import type { Store } from "@animal-store/sql-store";
import { Hono } from "hono";

export interface HealthOptions {
  /** See `createStoreCheck`. */
  readonly checkStore: () => Promise<readonly string[]>;
  /** Returns why limits differ from the configured ones, or undefined. The server is ready nevertheless. */
  readonly limitsProblem?: (() => string | undefined) | undefined;
  readonly isStopping?: (() => boolean) | undefined;
}

export function createHealthRoutes(options: HealthOptions): Hono {
  const { checkStore, limitsProblem = () => undefined, isStopping = () => false } = options;
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const failures = (await checkStore()).map((reason) => `store: ${reason}`);
      if (isStopping()) failures.unshift("process: shutting down");
      const problem = limitsProblem();
      const reasons = problem === undefined ? failures : [...failures, `limits: ${problem}`];
      if (failures.length > 0) return c.json({ status: "not ready", reasons }, 503, { "Retry-After": "1" });
      return c.json(reasons.length > 0 ? { status: "ready", reasons } : { status: "ready" });
    });
}

export interface StoreCheckOptions {
  readonly store: Pick<Store, "tables">;
  /** Commits a transaction without changes. @throws {StoreUnavailableError} if writes fail */
  readonly probeWrite: () => Promise<void>;
  /** Returns the milliseconds of a clock. */
  readonly now: () => number;
}

const checkIntervalMs = 1000;

/** Returns a function that reads and writes, at most once per second, and returns why requests fail. */
export function createStoreCheck({ store, probeWrite, now }: StoreCheckOptions): HealthOptions["checkStore"] {
  const [firstTable] = Object.values(store.tables);
  let checkedAt = Number.NEGATIVE_INFINITY;
  let latestCheck: Promise<string[]>;
  return () => {
    if (now() - checkedAt >= checkIntervalMs) {
      checkedAt = now();
      latestCheck = check();
    }
    return latestCheck;
  };

  async function check(): Promise<string[]> {
    const [read, write] = await Promise.allSettled([readRow(), probeWrite()]);
    const failures: string[] = [];
    if (read.status === "rejected") failures.push(`reads fail: ${describe(read.reason)}`);
    if (write.status === "rejected") failures.push(`writes fail: ${describe(write.reason)}`);
    return failures;
  }

  async function readRow(): Promise<void> {
    await firstTable?.list({ after: 0, limit: 1 });
  }
}

/** Hides the messages of drivers: `/readyz` is public. */
function describe(error: unknown): string {
  return error instanceof StoreUnavailableError ? error.message : "unexpected failure, see the log";
}
