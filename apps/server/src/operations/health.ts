import { Hono } from "hono";
import type { Readiness } from "./readiness.ts";

export interface HealthOptions {
  readonly readiness: Pick<Readiness, "check">;
  /** Why limits are not what they are to be: it serves nevertheless. */
  readonly limitsProblem?: (() => string | undefined) | undefined;
  /** Whether it answers what was started, and is to be sent no more. */
  readonly isStopping?: (() => boolean) | undefined;
}

/**
 * `/healthz`: the process lives. `/readyz`: 503 while reads or writes fail or the process stops; `reasons` also has problems of limits.
 * Without a key and without limits.
 */
export function createHealthRoutes(options: HealthOptions): Hono {
  const { readiness, limitsProblem = () => undefined, isStopping = () => false } = options;
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const failures = (await readiness.check()).map((reason) => `store: ${reason}`);
      if (isStopping()) failures.unshift("process: it is being stopped");
      const limits = limitsProblem();
      const reasons = [...failures, ...(limits === undefined ? [] : [`limits: ${limits}`])];
      if (failures.length > 0) return c.json({ status: "not ready", reasons }, 503, { "Retry-After": "1" });
      return c.json({ status: "ready", ...(reasons.length > 0 && { reasons }) });
    });
}
