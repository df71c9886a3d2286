import type { Stores } from "@animal-store/service";
import { Hono } from "hono";

/**
 * `/healthz`: the process lives. `/readyz`: its store answers, or why not. Without a key and without limits.
 * @param limitsProblem why limits are not what they are to be: it serves nevertheless
 */
export function createHealthRoutes(stores: Stores, limitsProblem: () => string | undefined = () => undefined): Hono {
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      try {
        await stores.pets.list({ status: undefined, after: 0, limit: 1 });
        const problem = limitsProblem();
        return c.json({ status: "ready", ...(problem !== undefined && { reasons: [`limits: ${problem}`] }) });
      } catch (error) {
        return c.json({ status: "not ready", reasons: [`store: ${(error as Error).message}`] }, 503, {
          "Retry-After": "1",
        });
      }
    });
}
