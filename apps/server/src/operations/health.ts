import type { Stores } from "@animal-store/service";
import { Hono } from "hono";

/** `/healthz`: the process lives. `/readyz`: its store answers, or why not. Without a key and without limits. */
export function createHealthRoutes(stores: Stores): Hono {
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      try {
        await stores.pets.list({ status: undefined, after: 0, limit: 1 });
        return c.json({ status: "ready" });
      } catch (error) {
        return c.json({ status: "not ready", reasons: [`store: ${(error as Error).message}`] }, 503, {
          "Retry-After": "1",
        });
      }
    });
}
