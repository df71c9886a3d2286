import {
  createAddressLimiter,
  createMemoryKeyStore,
  createMemoryLimiter,
  type KeyRing,
} from "@animal-store/api-platform";
import { createTestClock } from "@animal-store/api-platform/testing";
import {
  allowedOrigin,
  type KeyOptions,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
} from "@animal-store/conformance/platform";
import { createClientAddress, serveApp } from "@animal-store/node-http";
import { createMemoryStore } from "@animal-store/sql-store";
import { createFailingStore } from "@animal-store/sql-store/testing";
import { createApp, type LibraryOptions, platform } from "../src/create-app.ts";
import { contract } from "../src/generated/contract.ts";
import { validators as responseValidators } from "../src/generated/responses.js";
import { definition, type LibraryStore } from "../src/store.ts";

/** Returns the dependencies of an app whose clock only the tests advance. */
export function createDependencies(store: LibraryStore, clock = createTestClock()) {
  return {
    store,
    keyRing: platform.createKeyRing({ store: store.keys, clock }),
    limiter: createMemoryLimiter(platform.banPolicy),
    addressLimiter: createAddressLimiter(contract.plans.reader.perMinute),
    clock,
    log: { warn: () => {}, error: () => {} },
    clientAddress: createClientAddress(0),
    origins: [allowedOrigin],
    responseValidators,
  } satisfies LibraryOptions;
}

export const libraryTarget: Target = { name: "library", start: (condition) => startLibrary(condition) };

/** Starts the library on a store in memory. @param changes replace dependencies */
export async function startLibrary(
  condition: ServiceCondition,
  changes: Partial<LibraryOptions> = {},
): Promise<Service> {
  const store = createMemoryStore(definition, { keys: createMemoryKeyStore() });
  const clock = createTestClock();
  const { keyRing, ...dependencies } = createDependencies(store, clock);
  const failing = createFailingStore(condition, store, storeFailure);
  const options = {
    ...dependencies,
    store: failing,
    keyRing: failing.keys === store.keys ? keyRing : platform.createKeyRing({ store: failing.keys, clock }),
    ...changes,
  };
  const app = createApp(options);
  const server = await serveApp(app, {
    ...platform.toServeOptions(options),
    toErrorResponse: app.toErrorResponse,
    host: "127.0.0.1",
    port: 0,
    ...(condition === "short-timeouts" && { serverOptions: shortTimeouts }),
  });
  return {
    baseUrl: server.origin + contract.basePath,
    clock,
    createKey: (key) => issueKey(keyRing, key),
    revokeKey: async (id) => void (await keyRing.revoke(id)),
    stop: () => server.stop(1000),
  };
}

async function issueKey(keyRing: KeyRing, { plan = "branch", limits, scopes, expiresAt }: KeyOptions = {}) {
  const { key, record } = await keyRing.issue({
    plan,
    ...limits,
    ...(scopes && { scopes }),
    expiresAt: expiresAt ?? null,
  });
  return { id: record.id, key };
}
