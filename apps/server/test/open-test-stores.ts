import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadChecks } from "@animal-store/api-server/internals";
import { connect } from "@animal-store/sql-store/internals";
import { type OpenSqliteStore, openSqliteStore, type WriterOptions } from "@animal-store/sql-store/sqlite";
import { onTestFinished } from "vitest";
import { server } from "../src/server.ts";
import { memoryFolder, temporaryDirectory } from "./server-process.ts";

type Definition = typeof server.store;

/** The rules by which the commands check a store. */
export const checkedStore = await loadChecks(server);

/** Opens the store of a folder. By default, a storage failure or an exit of the writer thread fails the test. */
export function openTestStore(
  dataDirectory: string,
  options: Partial<WriterOptions<Definition>> = {},
): OpenSqliteStore<Definition> {
  const onFatal = (error: Error) => {
    throw error;
  };
  const { store: definition, writerThread } = server;
  return openSqliteStore({ definition, writerThread, dataDirectory, onFatal, ...options });
}

/** Opens the store of a new folder until the test ends, and a second connection, as from another process. */
export function openEmptyStore(options?: Parameters<typeof openTestStore>[1]) {
  const folder = temporaryDirectory(memoryFolder());
  const opened = openTestStore(folder.path, options);
  const secondConnection = connect(folder.path);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= opened.close());
  onTestFinished(async () => {
    secondConnection.close();
    await close().catch(() => {});
    folder.remove();
  });
  return { ...opened, close, secondConnection, folder: folder.path };
}

// Sizes in bytes of the WAL header and of each frame header (sqlite.org/fileformat2.html, section 4.1).
const headerSize = 32;
const frameHeaderSize = 24;

/** Returns the number of transactions in the WAL of a data folder. A checkpoint removes them. */
export function countCommits(dataDirectory: string): number {
  const wal = readFileSync(join(dataDirectory, "store.db-wal"));
  const frameSize = frameHeaderSize + wal.readUInt32BE(8);
  let commits = 0;
  // Only the last frame of a transaction has a database size other than 0.
  for (let frame = headerSize; frame < wal.length; frame += frameSize)
    if (wal.readUInt32BE(frame + 4) > 0) commits += 1;
  return commits;
}
