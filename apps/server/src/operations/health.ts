import type { Stores } from "@animal-store/service";
import { Hono } from "hono";

type Problem = () => string | undefined;

/**
 * `/healthz`: the process lives. `/readyz`: its store answers, or why not. Without a key and without limits.
 * @param limitsProblem why limits are not what they are to be: it serves nevertheless
 * @param storeProblem why nothing can be written to the store
 */
export function createHealthRoutes(
  stores: Stores,
  limitsProblem: Problem = () => undefined,
  storeProblem: Problem = () => undefined,
): Hono {
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      try {
        await stores.pets.list({ status: undefined, after: 0, limit: 1 });
        const failing = storeProblem();
        if (failing !== undefined) throw new Error(`it cannot be written: ${failing}`);
        const problem = limitsProblem();
        return c.json({ status: "ready", ...(problem !== undefined && { reasons: [`limits: ${problem}`] }) });
      } catch (error) {
        return c.json({ status: "not ready", reasons: [`store: ${(error as Error).message}`] }, 503, {
          "Retry-After": "1",
        });
      }
    });
}
