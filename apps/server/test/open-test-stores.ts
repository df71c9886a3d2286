import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { connect } from "../src/sqlite/connect.ts";
import { type OpenStores, openStores } from "../src/sqlite/open-stores.ts";
import { memoryFolder, temporaryDirectory } from "./server-process.ts";

/** Opens the stores of a folder. By default, a storage failure or an exit of the writer thread fails the test. */
export function openTestStores(
  dataDirectory: string,
  options: Partial<Parameters<typeof openStores>[0]> = {},
): OpenStores {
  const onFatal = (error: Error) => {
    throw error;
  };
  return openStores({ dataDirectory, onFatal, ...options });
}

/** Opens the stores of a new folder until the test ends, and a second connection, as from another process. */
export function openEmptyStores(options?: Parameters<typeof openTestStores>[1]) {
  const folder = temporaryDirectory(memoryFolder());
  const opened = openTestStores(folder.path, options);
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
