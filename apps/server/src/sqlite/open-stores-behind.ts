import { setImmediate } from "node:timers/promises";
import type { KeyStore, UsageStore } from "@animal-store/service";
import { openDatabase } from "./open-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteUsageStore } from "./sqlite-usage-store.ts";

/** Stores for what is written behind the answers. No answer waits for them: they never wait for a lock, nor write long at once. */
export interface StoresBehind {
  readonly usage: UsageStore;
  readonly recordUses: KeyStore["recordUses"];
  /** Waits for locks from now on: for the last writes. */
  insist(): void;
  close(): void;
}

// Some ten microseconds each: requests are served between two slices.
const mostAtOnce = 500;

/** Opens them on a connection of their own. @throws {StartUpError} when the folder cannot be used */
export function openStoresBehind(dataDirectory: string): StoresBehind {
  const database = openDatabase(dataDirectory);
  database.exec("PRAGMA busy_timeout = 0");
  const usage = createSqliteUsageStore(database);
  return {
    usage: { ...usage, save: inSlices(usage.save) },
    recordUses: inSlices(createSqliteKeyStore(database).recordUses),
    insist: () => database.exec("PRAGMA busy_timeout = 5000"),
    close: () => database.close(),
  };
}

function inSlices<Item>(write: (items: readonly Item[]) => Promise<void> | void) {
  return async (items: readonly Item[]): Promise<void> => {
    for (let from = 0; from < items.length; from += mostAtOnce) {
      if (from > 0) await setImmediate();
      await write(items.slice(from, from + mostAtOnce));
    }
  };
}
