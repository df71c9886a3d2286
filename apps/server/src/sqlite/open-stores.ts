import { decorateStore, type Stores, type UsageStore } from "@animal-store/service";
import { inChunks } from "../write-queue/write-queue.ts";
import { openServerDatabase } from "./open-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteOrderStore, createSqlitePetStore, createSqliteUsageStore } from "./sqlite-stores.ts";
import { startWriter, type WriterOptions } from "./writer/start-writer.ts";

/** The stores of a data folder. This thread reads the SQLite file, and the writer thread writes it. */
export interface OpenStores {
  readonly stores: Stores;
  readonly usage: UsageStore;
  /** Commits a small transaction through the writer queue. @throws {StoreUnavailableError} if writes fail */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}

export function openStores(options: WriterOptions): OpenStores {
  const { dataDirectory, log } = options;
  const database = openServerDatabase(dataDirectory, () =>
    log?.warn({ dataDirectory }, "the last server did not stop cleanly, checking the store"),
  );
  const writer = startWriter(options);
  const keys = createSqliteKeyStore(database);

  return {
    stores: {
      pets: convertErrors(createSqlitePetStore(database, writer)),
      orders: convertErrors(createSqliteOrderStore(database, writer)),
      keys: convertErrors({ ...keys, saveLastUsed: inChunks((uses) => writer.run({ lastUses: uses })) }),
    },
    usage: convertErrors(createSqliteUsageStore(database, writer)),
    probeWrite: () => writer.run({ isProbe: true }),
    async close() {
      await writer.stop();
      database.close();
    },
  };

  function convertErrors<Store extends object>(store: Store): Store {
    return decorateStore(store, (call) => (...args) => {
      try {
        return call(...args);
      } catch (error) {
        throw writer.toStoreError(error);
      }
    });
  }
}
