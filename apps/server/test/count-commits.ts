import { readFileSync } from "node:fs";
import { join } from "node:path";

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
