import { join } from "node:path";
import { StartupError } from "@animal-store/node-http";
import {
  createStore,
  decorateEach,
  decorateMethods,
  type OpenKeyStore,
  type OpenStore,
  type StoreDefinition,
} from "../store.ts";
import { inChunks } from "../write-batch.ts";
import { findChangedFile, identifyFiles } from "./data-folder.ts";
import { toCommandError } from "./errors.ts";
import { createKeyStore } from "./key-store.ts";
import { assertFilesOfServer } from "./lock-data-folder.ts";
import { openDatabase } from "./open-database.ts";
import { createReader } from "./reader.ts";
import { createUsageStore } from "./usage-store.ts";
import { startWriter, type WriterOptions } from "./writer.ts";

/**
 * Opens the store of a data folder, and creates it if it does not exist. Adds missing tables, columns and indexes.
 * This thread reads the SQLite file, and the writer thread writes it.
 * @throws {StartupError} if the folder cannot be used, or contains a corrupt store or another schema version
 * @example
 * const writerThread = new URL("./writer-thread.ts", import.meta.url);
 * const { store, close } = openSqliteStore({ definition: library, dataDirectory: "data", writerThread });
 */
export function openSqliteStore<Definition extends StoreDefinition>(
  options: WriterOptions<Definition>,
): OpenStore<Definition> {
  const { dataDirectory, definition, log } = options;
  const database = openDatabase(dataDirectory, definition.tables, () =>
    log?.warn({ dataDirectory }, "the last server did not stop cleanly, checking the store"),
  );
  const writer = startWriter(options);
  const store = createStore(definition, {
    createReader: (table) => createReader(database, table),
    write: writer.write,
    keys: { ...createKeyStore(database), saveLastUsed: inChunks((lastUses) => writer.run({ lastUses })) },
  });

  return {
    store: decorateMethods(store, convertErrors),
    usage: decorateEach(createUsageStore(database, writer), convertErrors),
    location: dataDirectory,
    probeWrite: writer.probe,
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
        throw writer.convertError(error);
      }
    };
  }
}

/**
 * Opens the keys of a data folder, even while its server runs.
 * @example
 * const { store, close } = openSqliteKeyStore("data", library);
 */
export function openSqliteKeyStore(dataDirectory: string, { tables }: StoreDefinition): OpenKeyStore {
  assertFilesOfServer(dataDirectory);
  const database = openDatabase(dataDirectory, tables);
  const openedFiles = identifyFiles(dataDirectory);
  const store = createKeyStore(database);
  return {
    store: {
      ...store,
      save(change) {
        assertFilesOfServer(dataDirectory);
        const isSaved = store.save(change);
        const changedFile = findChangedFile(dataDirectory, openedFiles);
        if (!changedFile) return isSaved;
        throw new StartupError(
          `${join(dataDirectory, changedFile)} was moved, replaced or deleted, so the change may be lost. Put the file back, and list the keys.`,
        );
      },
    },
    location: dataDirectory,
    toUserError: (error) => toCommandError(dataDirectory, error),
    close: () => database.close(),
  };
}
