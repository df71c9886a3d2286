import type { UsageStore } from "@animal-store/api-platform";
import { createStore, decorateEach, decorateMethods, type Store, type StoreDefinition } from "../store.ts";
import { inChunks } from "../write-queue/write-queue.ts";
import { openServerDatabase } from "./open-database.ts";
import { createSqliteKeyStore, createSqliteUsageStore } from "./sqlite-key-store.ts";
import { createSqliteReader } from "./sqlite-reader.ts";
import { startWriter, type WriterOptions } from "./writer/start-writer.ts";

/** The store of a data folder. This thread reads the SQLite file, and the writer thread writes it. */
export interface OpenSqliteStore<Definition extends StoreDefinition> {
  readonly store: Store<Definition>;
  readonly usage: UsageStore;
  /** Commits a small transaction through the writer queue. @throws {StoreUnavailableError} if writes fail */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the store of a data folder, and creates it if it does not exist. Adds missing tables, columns and indexes.
 * @throws {StartupError} if the folder cannot be used, or contains a corrupt store or another schema version
 * @example
 * const writerThread = new URL("./writer-thread.ts", import.meta.url);
 * const { store, close } = openSqliteStore({ definition: library, dataDirectory: "data", writerThread });
 */
export function openSqliteStore<Definition extends StoreDefinition>(
  options: WriterOptions<Definition>,
): OpenSqliteStore<Definition> {
  const { dataDirectory, definition, log } = options;
  const database = openServerDatabase(dataDirectory, definition.tables, () =>
    log?.warn({ dataDirectory }, "the last server did not stop cleanly, checking the store"),
  );
  const writer = startWriter(options);
  const keys = createSqliteKeyStore(database);
  const store = createStore(definition, {
    createReader: (table) => createSqliteReader(database, table),
    write: writer.write,
    keys: { ...keys, saveLastUsed: inChunks((uses) => writer.run({ lastUses: uses })) },
  });

  return {
    store: decorateMethods(store, convertErrors),
    usage: decorateEach(createSqliteUsageStore(database, writer), convertErrors),
    probeWrite: () => writer.run({ isProbe: true }),
    async close() {
      await writer.stop();
      database.close();
    },
  };

  function convertErrors(call: (...args: never[]) => unknown): (...args: never[]) => unknown {
    return (...args) => {
      try {
        return call(...args);
      } catch (error) {
        throw writer.toStoreError(error);
      }
    };
  }
}
