import { contract } from "@animal-store/contract";
import type { Clock } from "../clock.ts";
import { type AppDependencies, createApp } from "../create-app.ts";
import { createKeyRing } from "../keys/key-ring.ts";
import { createAddressLimiter } from "../rate-limits/address-limiter.ts";
import { createMemoryLimiter } from "../rate-limits/memory-limiter.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";

/** Creates an app with memory stores and a test clock. Each dependency can be replaced. */
export function createTestApp(dependencies: Partial<AppDependencies> = {}) {
  const { clock = createTestClock(), stores = createMemoryStores() } = dependencies;
  const { keyRing = createKeyRing({ store: stores.keys, clock }) } = dependencies;
  const app = createApp({
    stores,
    keyRing,
    limiter: createMemoryLimiter(),
    addressLimiter: createAddressLimiter(contract.plans.free.perMinute),
    clock,
    log: { warn: () => {}, error: () => {} },
    clientAddress: () => "192.0.2.1",
    hash: ({ length }) => String(length),
    origins: [],
    ...dependencies,
  });
  return { app, keyRing };
}

/** A clock that changes only when `advance` is called. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** Creates a test clock. It starts at the start of a UTC day by default. @param start milliseconds since the Unix epoch */
export function createTestClock(start = Date.UTC(2026, 0, 15)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
