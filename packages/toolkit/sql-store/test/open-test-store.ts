import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { connect } from "../src/sqlite/connect.ts";
import { openSqliteStore } from "../src/sqlite/open-store.ts";
import type { WriterOptions } from "../src/sqlite/writer.ts";
import type { OpenStore, StoreDefinition } from "../src/store.ts";
import { memoryFolder, temporaryDirectory } from "./test-folders.ts";

/** By default, a storage failure or an exit of the writer thread fails the test. */
export type TestStoreOptions<Definition extends StoreDefinition> = Omit<WriterOptions<Definition>, "onFatal"> &
  Partial<Pick<WriterOptions, "onFatal">>;

/** Opens the store of a folder. */
export function openTestStore<Definition extends StoreDefinition>(
  options: TestStoreOptions<Definition>,
): OpenStore<Definition> {
  const onFatal = (error: Error) => {
    throw error;
  };
  // The disk of a shared machine can stall for seconds.
  return openSqliteStore({ onFatal, stallMs: 60_000, ...options });
}

/** Opens the store of a new folder until the test ends, and a second connection, as from another process. */
export function openEmptyStore<Definition extends StoreDefinition>(
  options: Omit<TestStoreOptions<Definition>, "dataDirectory">,
) {
  const folder = temporaryDirectory(memoryFolder());
  const opened = openTestStore<Definition>({ ...options, dataDirectory: folder.path });
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
