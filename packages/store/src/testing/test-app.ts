import { createAddressLimiter, type KeyRing } from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import { contract } from "@animal-store/contract";
import type { ContractApp } from "@animal-store/openapi-hono";
import { type AppDependencies, createApp } from "../create-app.ts";
import { createKeyRing, createMemoryLimiter } from "../platform.ts";
import { createMemoryPetStore } from "../store.ts";

export interface TestApp {
  readonly app: ContractApp;
  readonly keyRing: KeyRing;
}

/** Creates an app with a memory store and a test clock. Each dependency can be replaced. */
export function createTestApp(dependencies: Partial<AppDependencies> = {}): TestApp {
  const { clock = createTestClock(), store = createMemoryPetStore() } = dependencies;
  const { keyRing = createKeyRing({ store: store.keys, clock }) } = dependencies;
  const app = createApp({
    store,
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
