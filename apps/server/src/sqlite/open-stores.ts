import { createStoreChanges, type Stores, type UsageStore } from "@animal-store/service";
import { inSlices } from "../write-queue/in-slices.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteOrderStore } from "./sqlite-order-store.ts";
import { createSqlitePetStore } from "./sqlite-pet-store.ts";
import { createSqliteUsageStore } from "./sqlite-usage-store.ts";
import { startWriter, type WriterOptions } from "./writer/start-writer.ts";

/** The stores of a data folder, all on one SQLite file: read here, written by a thread of their own. */
export interface OpenStores {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Writes what waits, and closes them. */
  close(): Promise<void>;
}

/** @throws {StartUpError} when the folder or the file cannot be used */
export function openStores(options: WriterOptions, changes = createStoreChanges()): OpenStores {
  const database = openDatabase(options.dataDirectory);
  const writer = startWriter(options);
  return {
    stores: {
      pets: createSqlitePetStore(database, changes, writer),
      orders: createSqliteOrderStore(database, changes, writer),
      keys: {
        ...createSqliteKeyStore(database),
        recordUses: inSlices((uses) => writer.writeBehind("recordUses", uses)),
      },
    },
    usage: createSqliteUsageStore(database, writer),
    async close() {
      await writer.stop();
      database.close();
    },
  };
}
