import assert from "node:assert/strict";
import type { Target } from "@animal-store/contract-tests";
import { createVersions } from "@animal-store/service";
import { checkStore } from "../src/backup/check-store.ts";
import { openStoreReadOnly } from "../src/backup/create-backup.ts";
import { createProgress } from "../src/move/progress.ts";
import { openTestStores } from "./open-test-stores.ts";
import { fastFolder, temporaryDirectory } from "./server-process.ts";
import { startTarget, type TargetStores } from "./start-target.ts";

/** The real server on a SQLite file of its own, with a clock that only the tests move, and every answer checked. */
export const sqliteTarget: Target = {
  name: "server (SQLite)",
  start: (situation) => startTarget(situation, openFolder()),
};

/** The same as it runs for everybody, its answers unchecked. */
export const uncheckedSqliteTarget: Target = {
  name: "server (SQLite, unchecked)",
  start: (situation) => startTarget(situation, openFolder(), { answers: undefined }),
};

/** The same with every shortcut switched off: through Hono, nothing cached or remembered, each write a transaction. */
export const slowSqliteTarget: Target = {
  name: "server (SQLite, no shortcuts)",
  start: (situation) =>
    startTarget(situation, openFolder({ mostAtOnce: 1 }), {
      isDirect: false,
      maxCacheBytes: 0,
      forgetsKeys: true,
    }),
};

function openFolder(options: { mostAtOnce?: number } = {}): TargetStores {
  const folder = temporaryDirectory(fastFolder());
  const versions = createVersions();
  const { stores, close } = openTestStores(folder.path, { versions, ...options });
  return {
    stores,
    versions,
    async close() {
      await close();
      const database = openStoreReadOnly(folder.path);
      const { corruption, violations } = checkStore(database, createProgress({ write: () => {} }));
      database.close();
      folder.remove();
      // Whatever clients did, npm run integrity finds nothing.
      assert.deepEqual([...corruption, ...violations], []);
    },
  };
}
