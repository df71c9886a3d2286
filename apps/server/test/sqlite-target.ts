import { hash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "@animal-store/contract";
import { validators as answers } from "@animal-store/contract/answers";
import {
  impatience,
  pageOrigin,
  refuseBrokenAnswers,
  type Service,
  type Situation,
  storeFailure,
  type Target,
} from "@animal-store/contract-tests";
import { createClientAddress } from "@animal-store/node-edge";
import { createAddressLimiter, createKeyRing, createMemoryLimiter } from "@animal-store/service";
import { createTestClock, storesIn } from "@animal-store/service/testing";
import { type ServerOptions, startServer } from "../src/start/start-server.ts";
import { openTestStores } from "./open-test-stores.ts";

/** The real server on a SQLite file of its own, with a clock that only the tests move, and every answer checked. */
export const sqliteTarget: Target = { name: "server (SQLite)", start: (situation) => start(situation) };

/** The same as it runs for everybody, its answers unchecked. */
export const uncheckedSqliteTarget: Target = {
  name: "server (SQLite, unchecked)",
  start: (situation) => start(situation, { answers: undefined }),
};

/** The same with every shortcut switched off: through Hono, nothing kept or remembered, each write a transaction. */
export const slowSqliteTarget: Target = {
  name: "server (SQLite, no shortcuts)",
  start: (situation) => start(situation, { isDirect: false, keptBytes: 0, remembersTargets: false }, true),
};

async function start(situation: Situation, more: Partial<ServerOptions> = {}, isSlow = false): Promise<Service> {
  const directory = mkdtempSync(join(tmpdir(), "animal-store-"));
  const { stores, close } = openTestStores(directory, isSlow ? { mostAtOnce: 1 } : {});
  const clock = createTestClock();
  const issuing = createKeyRing({ store: stores.keys, clock, ...(isSlow && { mostKnown: 0 }) });
  const failing = storesIn(situation, stores, storeFailure);
  // Without its own memory of keys the ring meets the failing store at every request.
  const keyRing = failing.keys === stores.keys ? issuing : createKeyRing({ store: failing.keys, clock });
  const logged: string[] = [];
  const server = await startServer({
    host: "127.0.0.1",
    port: 0,
    docsDirectory: join(directory, "no-docs"),
    stores: failing,
    keyRing,
    limiter: createMemoryLimiter(),
    addressLimiter: createAddressLimiter(contract.plans.free.perMinute),
    clock,
    log: { warn: () => {}, error: (_, message) => logged.push(message) },
    hash: (data) => hash("sha256", data, "base64url"),
    origins: [pageOrigin],
    clientAddress: createClientAddress(0),
    answers,
    ...(situation === "impatient" && { serverOptions: impatience }),
    ...more,
  });
  return {
    baseUrl: `${server.origin}/v1`,
    clock,
    createKey: async ({ plan = "business", limits = {}, expiresAt } = {}) => {
      const { key, record } = await issuing.issue({ plan, ...limits, expiresAt: expiresAt ?? null });
      return { id: record.id, key };
    },
    revokeKey: async (id) => {
      await keyRing.revoke(id);
    },
    stop: async () => {
      await server.stop(1000);
      await close();
      rmSync(directory, { recursive: true });
      refuseBrokenAnswers(logged);
    },
  };
}
