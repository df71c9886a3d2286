import { contract } from "@animal-store/contract";
import type { Clock } from "../clock.ts";
import { type AppDependencies, createApp } from "../create-app.ts";
import { createKeyRing } from "../keys/key-ring.ts";
import { createAddressLimiter } from "../rate-limits/address-limiter.ts";
import { createMemoryLimiter } from "../rate-limits/memory-limiter.ts";
import { createMemoryStores } from "../stores/memory-stores.ts";

/** Creates an app on memory stores whose clock stands still. Each dependency can be replaced. */
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

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** A clock that stands still, at the beginning of a UTC day and minute, until it is moved. */
export function createTestClock(start = Date.UTC(2026, 0, 15)): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
