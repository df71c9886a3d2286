import { monotonicMs, StoreUnavailableError } from "@animal-store/process";
import { Hono } from "hono";

export interface HealthOptions {
  /**
   * Functions that throw if requests fail, by the start of the reason in `/readyz`. They run at most once per second. The
   * message of a `StoreUnavailableError` is part of the reason; others stay hidden, because `/readyz` is public.
   * @default none
   */
  readonly checks?: Readonly<Record<string, () => unknown>> | undefined;
  /** Returns a problem with which the server is ready nevertheless, or undefined. */
  readonly warning?: (() => string | undefined) | undefined;
  /** Returns whether the process is stopping, so that a load balancer sends no more requests. */
  readonly isStopping?: (() => boolean) | undefined;
  /** Returns the milliseconds of a clock. @default a monotonic clock */
  readonly now?: (() => number) | undefined;
}

const checkIntervalMs = 1000;

/**
 * Creates the routes `/healthz` (the process runs) and `/readyz` (it can serve requests, otherwise a 503 with the reasons).
 * @example
 * app.route("/", createHealthRoutes({ checks: { database: () => pool.query("SELECT 1") } }));
 */
export function createHealthRoutes(options: HealthOptions): Hono {
  const { checks = {}, warning = () => undefined, isStopping = () => false, now = monotonicMs } = options;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let latestCheck: Promise<string[]>;
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      if (now() - checkedAt >= checkIntervalMs) {
        checkedAt = now();
        latestCheck = runChecks(checks);
      }
      const failures = [...(isStopping() ? ["process: shutting down"] : []), ...(await latestCheck)];
      const problem = warning();
      const reasons = problem === undefined ? failures : [...failures, problem];
      if (failures.length > 0) return c.json({ status: "not ready", reasons }, 503, { "Retry-After": "1" });
      return c.json(reasons.length > 0 ? { status: "ready", reasons } : { status: "ready" });
    });
}

async function runChecks(checks: NonNullable<HealthOptions["checks"]>): Promise<string[]> {
  const run = async (check: () => unknown) => check();
  const results = await Promise.allSettled(Object.values(checks).map(run));
  return Object.keys(checks).flatMap((name, index) => {
    const result = results[index];
    return result?.status === "rejected" ? `${name}: ${describe(result.reason)}` : [];
  });
}

function describe(error: unknown): string {
  return error instanceof StoreUnavailableError ? error.message : "unexpected failure, see the log";
}
