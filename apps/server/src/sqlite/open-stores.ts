import { decorateStore, type Stores, type UsageStore } from "@animal-store/service";
import { inChunks } from "../write-queue/write-queue.ts";
import { openServerDatabase } from "./open-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteOrderStore, createSqlitePetStore, createSqliteUsageStore } from "./sqlite-stores.ts";
import { startWriter, type WriterOptions } from "./writer/start-writer.ts";

/** The stores of a data folder, all on one SQLite file: read here, written by a thread of their own. */
export interface OpenStores {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Commits a small transaction through the writer queue. @throws {StoreUnavailableError} if writes fail */
  probeWrite(): Promise<void>;
  /** Writes what waits, and closes them. */
  close(): Promise<void>;
}

/** @throws {StartupError} when the folder or the file cannot be used */
export function openStores(options: WriterOptions): OpenStores {
  const { dataDirectory, log } = options;
  const database = openServerDatabase(dataDirectory, () =>
    log?.warn({ dataDirectory }, "the last server did not stop cleanly, checking the store"),
  );
  const writer = startWriter(options);
  const keys = createSqliteKeyStore(database);

  return {
    stores: {
      pets: guard(createSqlitePetStore(database, writer)),
      orders: guard(createSqliteOrderStore(database, writer)),
      keys: guard({ ...keys, saveLastUsed: inChunks((uses) => writer.run({ uses })) }),
    },
    usage: guard(createSqliteUsageStore(database, writer)),
    probeWrite: () => writer.run({ isProbe: true }),
    async close() {
      await writer.stop();
      database.close();
    },
  };

  /** A storage failure on this thread ends the process as one on the writer thread does. */
  function guard<Store extends object>(store: Store): Store {
    return decorateStore(store, (call) => (...args) => {
      try {
        return call(...args);
      } catch (error) {
        throw writer.explain(error);
      }
    });
  }
}
