import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { contract } from "@animal-store/contract";
import { validators as responseValidators } from "@animal-store/contract/responses";
import {
  allowedOrigin,
  assertNoInvalidResponses,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
} from "@animal-store/contract-tests";
import { createClientAddress } from "@animal-store/node-http";
import {
  createAddressLimiter,
  createInvalidationTracker,
  createKeyRing,
  createMemoryLimiter,
  type InvalidationTracker,
  type PetStore,
} from "@animal-store/store";
import { createFailingStore, createTestClock, type TestClock } from "@animal-store/store/testing";
import { checkStore } from "../src/backup/check-store.ts";
import { openStoreReadOnly } from "../src/backup/create-backup.ts";
import { createReadiness } from "../src/health/readiness.ts";
import { createProgress } from "../src/migrate-store/progress.ts";
import { type ServerOptions, startServer } from "../src/start/start-server.ts";
import { openTestStores } from "./open-test-stores.ts";
import { jsonHeaders, memoryFolder, postPet, temporaryDirectory } from "./server-process.ts";

export interface TargetStores {
  readonly stores: PetStore;
  readonly invalidationTracker?: InvalidationTracker;
  readonly probeWrite?: () => Promise<void>;
  close(): Promise<void>;
}

export interface TargetOptions extends Partial<ServerOptions> {
  /** Looks up the key in the store at every request. */
  readonly disablesKeyCache?: boolean;
  readonly clock?: TestClock;
}

/** Starts the real server on the given stores. Only the tests advance its clock, and every response is validated. */
export async function startTarget(
  condition: ServiceCondition,
  { stores, invalidationTracker, probeWrite = async () => {}, close }: TargetStores,
  { disablesKeyCache, clock = createTestClock(), ...overrides }: TargetOptions = {},
): Promise<Service> {
  const storeKeyRing = createKeyRing({ store: stores.keys, clock, ...(disablesKeyCache && { maxCachedKeys: 0 }) });
  const failingStores = createFailingStore(condition, stores, storeFailure);
  // A new key ring has no cached keys, so it calls the failing store at every request.
  const keyRing =
    failingStores.keys === stores.keys ? storeKeyRing : createKeyRing({ store: failingStores.keys, clock });
  const readiness = createReadiness({
    stores: failingStores,
    usage: { load: () => [], save: () => {} },
    probeWrite,
    now: clock.now,
  });
  const loggedErrors: string[] = [];
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    docsDirectory: "/no-docs",
    stores: readiness.stores,
    invalidationTracker,
    readiness,
    keyRing,
    limiter: createMemoryLimiter(),
    addressLimiter: createAddressLimiter(contract.plans.free.perMinute),
    clock,
    log: { warn: () => {}, error: (_, message) => loggedErrors.push(message) },
    hash: (data) => hash("sha256", data, "base64url"),
    origins: [allowedOrigin],
    clientAddress: createClientAddress(0),
    responseValidators,
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

/** Starts a server on real stores for readiness tests. Its clock advances by 1 s before each check. */
export async function startReadinessTarget(opened: TargetStores) {
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
      bypassesHono: false,
      maxCacheBytes: 0,
      disablesKeyCache: true,
    }),
};

export function openFolder(
  options: { maxBatchSize?: number; invalidationTracker?: InvalidationTracker } = {},
): TargetStores {
  const folder = temporaryDirectory(memoryFolder());
  const invalidationTracker = options.invalidationTracker ?? createInvalidationTracker();
  const { stores, close } = openTestStores(folder.path, { ...options, invalidationTracker });
  return {
    stores,
    invalidationTracker,
    async close() {
      await close();
      const database = openStoreReadOnly(folder.path);
      const { corruption, violations } = checkStore(database, createProgress({ write: () => {} }));
      database.close();
      folder.remove();
      // `npm run integrity` must find nothing after any sequence of requests.
      assert.deepEqual([...corruption, ...violations], []);
    },
  };
}
