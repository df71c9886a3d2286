import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { createAddressLimiter, createInvalidationTracker, type InvalidationTracker } from "@animal-store/api-platform";
import { createTestClock, type TestClock } from "@animal-store/api-platform/testing";
import { createStoreChecks, type ServerOptions, startServer } from "@animal-store/api-server/testing";
import { contract } from "@animal-store/contract";
import { validators as responseValidators } from "@animal-store/contract/responses";
import { createClientAddress } from "@animal-store/node-http";
import type { Validators } from "@animal-store/openapi-hono";
import { checkStore, openStoreReadOnly } from "@animal-store/sql-store/sqlite";
import { createFailingStore, memoryFolder, temporaryDirectory } from "@animal-store/sql-store/testing";
import { createApp, createKeyRing, createMemoryLimiter, type PetStore } from "@animal-store/store";
import {
  allowedOrigin,
  assertNoInvalidResponses,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
} from "@animal-store/store-tests";
import { server as serverDefinition } from "../src/server.ts";
import { checkedStore, openTestStore } from "./open-test-stores.ts";
import { jsonHeaders, postPet } from "./server-process.ts";

export interface TargetStore {
  readonly store: PetStore;
  readonly invalidationTracker?: InvalidationTracker;
  readonly probeWrite?: () => Promise<void>;
  close(): Promise<void>;
}

export interface TargetOptions extends Partial<ServerOptions<typeof serverDefinition.store>> {
  /** Serves the API through Hono, without the direct pipeline. */
  readonly usesHono?: boolean;
  /** Looks up the key in the store at every request. */
  readonly disablesKeyCache?: boolean;
  readonly clock?: TestClock;
  /** @default the validators of the contract */
  readonly responseValidators?: Validators | undefined;
}

/** Starts the real server on the given store. Only the tests advance its clock, and every response is validated. */
export async function startTarget(
  condition: ServiceCondition,
  { store, invalidationTracker, probeWrite = async () => {}, close }: TargetStore,
  { usesHono, disablesKeyCache, clock = createTestClock(), ...overrides }: TargetOptions = {},
): Promise<Service> {
  const storeKeyRing = createKeyRing({ store: store.keys, clock, ...(disablesKeyCache && { maxCachedKeys: 0 }) });
  const failingStore = createFailingStore(condition, store, storeFailure);
  // A new key ring has no cached keys, so it calls the failing store at every request.
  const keyRing = failingStore.keys === store.keys ? storeKeyRing : createKeyRing({ store: failingStore.keys, clock });
  const loggedErrors: string[] = [];
  const server = await startServer({
    server: {
      ...serverDefinition,
      pages: { docs: "/no-docs", console: "" },
      // An API without a base path has no direct pipeline.
      contract: usesHono ? { ...contract, basePath: "" } : contract,
      createApp: (dependencies) => createApp({ ...dependencies, responseValidators }),
    },
    host: "127.0.0.1",
    port: 0,
    store: failingStore,
    invalidationTracker,
    checks: createStoreChecks({ store: failingStore, probeWrite }),
    now: clock.now,
    keyRing,
    limiter: createMemoryLimiter(),
    addressLimiter: createAddressLimiter(contract.plans.free.perMinute),
    clock,
    log: { warn: () => {}, error: (_, message) => loggedErrors.push(message) },
    hash: (data) => hash("sha256", data, "base64url"),
    origins: [allowedOrigin],
    clientAddress: createClientAddress(0),
    ...(condition === "short-timeouts" && { serverOptions: shortTimeouts }),
    ...overrides,
  });
  return {
    baseUrl: `${server.origin}/v1`,
    clock,
    createKey: async ({ plan = "business", limits = {}, scopes, expiresAt } = {}) => {
      const { key, record } = await storeKeyRing.issue({
        plan,
        ...limits,
        ...(scopes && { scopes }),
        expiresAt: expiresAt ?? null,
      });
      return { id: record.id, key };
    },
    revokeKey: async (id) => {
      await keyRing.revoke(id);
    },
    stop: async () => {
      await server.stop(1000);
      await close();
      assertNoInvalidResponses(loggedErrors);
    },
  };
}

/** Starts a server on a real store for readiness tests. Its clock advances by 1 s before each check. */
export async function startReadinessTarget(opened: TargetStore) {
  const clock = createTestClock();
  const { baseUrl, createKey, stop } = await startTarget("normal", opened, { clock });
  const { key } = await createKey();
  const { origin } = new URL(baseUrl);
  return {
    stop,
    post: async () => (await postPet({ origin }, jsonHeaders(key))).status,
    async ready() {
      clock.advance(1000);
      const response = await fetch(new URL("/readyz", baseUrl));
      const { reasons } = await response.json();
      return { status: response.status, ...(reasons && { reasons }) };
    },
  };
}

/** The real server on a separate SQLite file. Only the tests advance its clock, and every response is validated. */
export const sqliteTarget: Target = {
  name: "server (SQLite)",
  start: (condition) => startTarget(condition, openFolder()),
};

export const uncheckedSqliteTarget: Target = {
  name: "server (SQLite, unchecked)",
  start: (condition) => startTarget(condition, openFolder(), { responseValidators: undefined }),
};

/** `sqliteTarget` without optimizations: all requests go through Hono, nothing is cached, and each write is a transaction. */
export const slowSqliteTarget: Target = {
  name: "server (SQLite, no optimizations)",
  start: (condition) =>
    startTarget(condition, openFolder({ maxBatchSize: 1 }), {
      usesHono: true,
      maxCacheBytes: 0,
      disablesKeyCache: true,
    }),
};

export function openFolder(
  options: { maxBatchSize?: number; invalidationTracker?: InvalidationTracker } = {},
): TargetStore {
  const folder = temporaryDirectory(memoryFolder());
  const invalidationTracker = options.invalidationTracker ?? createInvalidationTracker();
  const { store, close } = openTestStore(folder.path, { ...options, invalidationTracker });
  return {
    store,
    invalidationTracker,
    async close() {
      await close();
      const database = openStoreReadOnly(checkedStore.definition, folder.path);
      const { corruption, violations } = checkStore(database, checkedStore, () => {});
      database.close();
      folder.remove();
      // `npm run integrity` must find nothing after any sequence of requests.
      assert.deepEqual([...corruption, ...violations], []);
    },
  };
}
