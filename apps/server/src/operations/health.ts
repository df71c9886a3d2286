import type { Stores } from "@animal-store/service";
import { Hono } from "hono";

type Problem = () => string | undefined;

export interface HealthOptions {
  readonly stores: Stores;
  /** Why limits are not what they are to be: it serves nevertheless. */
  readonly limitsProblem?: Problem | undefined;
  /** Why nothing can be written to the store. */
  readonly storeProblem?: Problem | undefined;
  /** Whether it answers what was started, and is to be sent no more. */
  readonly isStopping?: (() => boolean) | undefined;
}

/**
 * `/healthz`: the process lives. `/readyz`: whether it is to be sent requests, and the reasons of each part that is not as it is to be.
 * Without a key and without limits.
 */
export function createHealthRoutes(options: HealthOptions): Hono {
  const { limitsProblem = () => undefined, isStopping = () => false } = options;
  // Who asks needs no key and has no limit: however many do, the store is asked once at a time.
  let asking: Promise<string | undefined> | undefined;
  const storeProblem = () => {
    asking ??= problemOf(options).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  return new Hono()
    .get("/healthz", (c) => c.json({ status: "ok" }))
    .get("/readyz", async (c) => {
      const away = [...(isStopping() ? ["process: it is being stopped"] : []), ...told("store", await storeProblem())];
      const reasons = [...away, ...told("limits", limitsProblem())];
      if (away.length > 0) return c.json({ status: "not ready", reasons }, 503, { "Retry-After": "1" });
      return c.json({ status: "ready", ...(reasons.length > 0 && { reasons }) });
    });
}

async function problemOf({ stores, storeProblem }: HealthOptions): Promise<string | undefined> {
  try {
    await stores.pets.list({ status: undefined, after: 0, limit: 1 });
    const failing = storeProblem?.();
    return failing === undefined ? undefined : `it cannot be written: ${failing}`;
  } catch (error) {
    return (error as Error).message;
  }
}

function told(part: string, problem: string | undefined): string[] {
  return problem === undefined ? [] : [`${part}: ${problem}`];
}
