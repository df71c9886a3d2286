import { Hono } from "hono";
import type { Readiness } from "./readiness.ts";

export interface HealthOptions {
  readonly readiness: Pick<Readiness, "check">;
  /** Returns why limits differ from the configured ones, or undefined. The server is ready nevertheless. */
  readonly limitsProblem?: (() => string | undefined) | undefined;
  readonly isStopping?: (() => boolean) | undefined;
}

export function createHealthRoutes(options: HealthOptions): Hono {
  const { readiness, limitsProblem = () => undefined, isStopping = () => false } = options;
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const failures = (await readiness.check()).map((reason) => `store: ${reason}`);
      if (isStopping()) failures.unshift("process: shutting down");
      const problem = limitsProblem();
      const reasons = [...failures, ...(problem === undefined ? [] : [`limits: ${problem}`])];
      if (failures.length > 0) return c.json({ status: "not ready", reasons }, 503, { "Retry-After": "1" });
      return c.json({ status: "ready", ...(reasons.length > 0 && { reasons }) });
    });
}
