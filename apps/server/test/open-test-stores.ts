import { readFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { connect } from "../src/sqlite/connect.ts";
import { type OpenStores, openStores } from "../src/sqlite/open-stores.ts";
import { fastFolder, temporaryDirectory } from "./server-process.ts";

/** The stores of a folder. Without another `onFatal`, a storage failure or the end of the writer thread fails the test. */
export function openTestStores(
  dataDirectory: string,
  options: Partial<Parameters<typeof openStores>[0]> = {},
): OpenStores {
  const onFatal = (error: Error) => {
    throw error;
  };
  return openStores({ dataDirectory, onFatal, ...options });
}

/** The stores of a folder of its own, until the test ends, and another connection to them, as another process has. */
export function openFreshStores(options?: Parameters<typeof openTestStores>[1]) {
  const folder = temporaryDirectory(fastFolder());
  const opened = openTestStores(folder.path, options);
  const other = connect(folder.path);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= opened.close());
  onTestFinished(async () => {
    other.close();
    await close().catch(() => {});
    folder.remove();
  });
  return { ...opened, close, other, folder: folder.path };
}

// Sizes in bytes of the write-ahead log's header and of each frame's (sqlite.org/fileformat2.html, section 4.1).
const headerSize = 32;
const frameHeaderSize = 24;

/** How many transactions the write-ahead log of a data folder holds. It holds all of a store that never reached a checkpoint. */
export function countCommits(dataDirectory: string): number {
  const log = readFileSync(join(dataDirectory, "store.db-wal"));
  const frameSize = frameHeaderSize + log.readUInt32BE(8);
  let commits = 0;
  // The last frame of a transaction tells the size of the database after it; the others tell 0.
  for (let frame = headerSize; frame < log.length; frame += frameSize)
    if (log.readUInt32BE(frame + 4) > 0) commits += 1;
  return commits;
}
