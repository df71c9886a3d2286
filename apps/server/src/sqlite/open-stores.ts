import type { Stores, UsageStore } from "@animal-store/service";
import { inSlices } from "../write-queue/write-queue.ts";
import { openServedDatabase } from "./open-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteOrderStore, createSqlitePetStore, createSqliteUsageStore } from "./sqlite-stores.ts";
import { startWriter, type WriterOptions } from "./writer/start-writer.ts";

/** The stores of a data folder, all on one SQLite file: read here, written by a thread of their own. */
export interface OpenStores {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Commits a small transaction through the writer queue. @throws {StoreUnavailable} if writes fail */
  probeWrite(): Promise<void>;
  /** Writes what waits, and closes them. */
  close(): Promise<void>;
}

/** @throws {StartUpError} when the folder or the file cannot be used */
export function openStores(options: WriterOptions): OpenStores {
  const { dataDirectory, log } = options;
  const database = openServedDatabase(dataDirectory, () =>
    log?.warn({ dataDirectory }, "the last server did not stop cleanly, checking the store"),
  );
  const writer = startWriter(options);
  const pets = createSqlitePetStore(database, writer);
  const orders = createSqliteOrderStore(database, writer);
  const keys = createSqliteKeyStore(database);

  return {
    stores: {
      pets: guard(pets),
      orders: guard(orders),
      keys: { ...guard(keys), recordUses: inSlices((uses) => writer.writeBehind({ uses })) },
    },
    usage: createSqliteUsageStore(database, writer),
    probeWrite: writer.probe,
    async close() {
      await writer.stop();
      database.close();
    },
  };

  /** A storage failure on this thread ends the process as one on the writer thread does. */
  function guard<Store extends object>(store: Store): Store {
    const guarded = Object.entries(store).map(([name, member]) => [
      name,
      typeof member === "function" ? guardCall(member) : member,
    ]);
    return Object.fromEntries(guarded);
  }

  function guardCall(call: (...args: unknown[]) => unknown) {
    return (...args: unknown[]) => {
      try {
        return call(...args);
      } catch (error) {
        writer.failIfFatal((error as Error).cause);
        throw error;
      }
    };
  }
}
