import { closeSync, openSync, readFileSync, readSync } from "node:fs";
import { endianness } from "node:os";
import { basename } from "node:path";
import { StartupError } from "@animal-store/node-http";
import { fileSize, storePath } from "./data-folder.ts";

/**
 * Checks the WAL before SQLite recovers it: SQLite ignores all frames after the first corrupt one, and overwrites them.
 * Call it before this process opens the store, because closing a file releases the locks of the process on it.
 * @throws {StartupError} if the WAL lacks acknowledged writes
 */
export function assertIntactWal(dataDirectory: string): void {
  const path = storePath(dataDirectory);
  // A running server can overwrite the WAL during a scan, so only the third finding counts.
  const problem = findWalProblem(path) && findWalProblem(path) && findWalProblem(path);
  if (!problem) return;
  const { reason, losesWrites } = problem;
  const nextStep = losesWrites
    ? `Without it, acknowledged writes are lost. Nothing was changed. Restore a backup into another folder (npm run restore -- --help), and set DATA_DIR to it. To accept the loss, add --accept-loss and restore from ${path}.`
    : `store.db contains all writes. Nothing was changed. Restore from ${path} into another folder with --accept-loss (npm run restore -- --help), and set DATA_DIR to it.`;
  throw new StartupError(`the data folder ${dataDirectory} contains a corrupt WAL: ${reason}. ${nextStep}`);
}

export interface WalProblem {
  /** The first corrupt frame, or another reason. */
  readonly reason: string;
  /** Whether acknowledged writes are missing in both files. */
  readonly losesWrites: boolean;
  /** Whether store.db contains newer pages than the intact part of the WAL. */
  readonly isOutdated: boolean;
}

/** Returns why SQLite would lose acknowledged writes if it recovered the WAL of a store. */
export function findWalProblem(path: string): WalProblem | undefined {
  const name = `${basename(path)}-wal`;
  // First, so that the WAL is at least as new as the index.
  const index = readIndex(`${path}-shm`);
  const hasUnsavedFrames = index !== undefined && index.lastFrame > index.checkpointedFrames;
  const wal = scanWal(`${path}-wal`);
  const toProblem = (reason: string, isOutdated = false, losesWrites = true) => ({ reason, isOutdated, losesWrites });
  if (wal === "empty") return hasUnsavedFrames ? toProblem(`${name} lacks ${index.lastFrame} frames`) : undefined;
  if (wal === "corrupt header")
    return index && !hasUnsavedFrames ? undefined : toProblem(`the header of ${name} is corrupt`);
  const { salts, lastCommit, corruptFrame, laterCommits } = wal;
  // After a power failure, the index can be older than the WAL.
  const age = index ? (salts.readUInt32BE() - index.salts.readUInt32BE()) | 0 : 0;
  if (hasUnsavedFrames && age < 0) return toProblem(`${name} is older than the last write`, true);
  const isCurrent = index?.salts.equals(salts) ?? false;
  if (index && isCurrent && index.lastFrame > lastCommit) {
    const reason = `frame ${corruptFrame} of ${name} is corrupt, and the last write ended with frame ${index.lastFrame}`;
    if (!hasUnsavedFrames) return toProblem(reason, true, false);
    // A checkpoint that a reader limits copies only the pages that no later frame has.
    const isMixed = index.checkpointedFrames > lastCommit;
    return toProblem(isMixed ? `${reason}. store.db contains parts of the writes between them` : reason);
  }
  // A power failure can leave one incomplete transaction, which was not acknowledged.
  return laterCommits > 1
    ? toProblem(`frame ${corruptFrame} of ${name} is corrupt, and ${laterCommits} later transactions are not`)
    : undefined;
}

interface WalIndex {
  /** The last frame of the last transaction. It is in the WAL, because SQLite writes the index after the fsync. */
  readonly lastFrame: number;
  /** The number of frames whose pages are also in store.db. */
  readonly checkpointedFrames: number;
  readonly salts: Buffer;
}

const [indexHeaderBytes, indexVersion] = [48, 3_007_000];

/** Reads the header of the WAL index (sqlite.org/walformat.html). It survives kill -9. Returns undefined if it is not valid. */
function readIndex(path: string): WalIndex | undefined {
  if (fileSize(path) < 2 * indexHeaderBytes + 4) return undefined;
  const bytes = readFileSync(path);
  const isLittle = endianness() === "LE";
  const toInteger = (offset: number) => (isLittle ? bytes.readUInt32LE(offset) : bytes.readUInt32BE(offset));
  // SQLite writes the header twice, so one copy is complete.
  const start = [0, indexHeaderBytes].find((offset) => {
    const [first, second] = addChecksum([0, 0], bytes.subarray(offset, offset + 40), isLittle);
    return toInteger(offset) === indexVersion && first === toInteger(offset + 40) && second === toInteger(offset + 44);
  });
  if (start === undefined) return undefined;
  return {
    lastFrame: toInteger(start + 16),
    checkpointedFrames: toInteger(2 * indexHeaderBytes),
    salts: bytes.subarray(start + 32, start + 40),
  };
}

interface WalScan {
  readonly salts: Buffer;
  /** The last frame, counted from 1, of the last transaction that SQLite recovers. */
  readonly lastCommit: number;
  /** The first frame that SQLite ignores. */
  readonly corruptFrame: number;
  /** The number of intact commits after it. */
  readonly laterCommits: number;
}

const [headerBytes, frameHeaderBytes] = [32, 24];
const [magic, formatVersion] = [0x377f0682, 3_007_000];

/** Reads the WAL (sqlite.org/fileformat2.html, section 4). */
function scanWal(path: string): WalScan | "empty" | "corrupt header" {
  const size = fileSize(path);
  if (size <= headerBytes) return "empty";
  const file = openSync(path, "r");
  try {
    return scanFrames((bytes, position) => readSync(file, bytes, 0, bytes.length, position), size);
  } finally {
    closeSync(file);
  }
}

type Read = (bytes: Buffer, position: number) => number;

function scanFrames(read: Read, size: number): WalScan | "corrupt header" {
  const header = Buffer.alloc(headerBytes);
  read(header, 0);
  const isLittle = header.readUInt32BE() === magic;
  let previous: Checksum = [header.readUInt32BE(24), header.readUInt32BE(28)];
  const isValid =
    (isLittle || header.readUInt32BE() === magic + 1) &&
    header.readUInt32BE(4) === formatVersion &&
    isSame(addChecksum([0, 0], header.subarray(0, 24), isLittle), previous);
  if (!isValid) return "corrupt header";
  const salts = header.subarray(16, 24);
  const frame = Buffer.alloc(frameHeaderBytes + header.readUInt32BE(8));
  let [corruptFrame, lastCommit, laterCommits] = [0, 0, 0];
  for (let number = 1; headerBytes + number * frame.length <= size; number += 1) {
    read(frame, headerBytes + (number - 1) * frame.length);
    const stored: Checksum = [frame.readUInt32BE(16), frame.readUInt32BE(20)];
    const isIntact = frame.subarray(8, 16).equals(salts) && isSame(addFrameChecksum(previous, frame, isLittle), stored);
    // A checksum includes the stored checksum of the frame before it, so frames after a corrupt one can be checked too.
    previous = stored;
    if (!isIntact) corruptFrame ||= number;
    else if (frame.readUInt32BE(4) === 0) continue;
    else if (corruptFrame > 0) laterCommits += 1;
    else lastCommit = number;
  }
  return { salts, lastCommit, corruptFrame: corruptFrame || lastCommit + 1, laterCommits };
}

type Checksum = readonly [number, number];

function addFrameChecksum(previous: Checksum, frame: Buffer, isLittle: boolean): Checksum {
  const headerSum = addChecksum(previous, frame.subarray(0, 8), isLittle);
  return addChecksum(headerSum, frame.subarray(frameHeaderBytes), isLittle);
}

function addChecksum([first, second]: Checksum, bytes: Buffer, isLittle: boolean): Checksum {
  let [one, two] = [first, second];
  const ordered = isLittle === (endianness() === "LE") ? bytes : Buffer.from(bytes).swap32();
  const words = new Int32Array(ordered.buffer, ordered.byteOffset, ordered.length / 4);
  for (let index = 0; index < words.length; index += 2) {
    one = (one + (words[index] as number) + two) | 0;
    two = (two + (words[index + 1] as number) + one) | 0;
  }
  return [one >>> 0, two >>> 0];
}

function isSame([first, second]: Checksum, [otherFirst, otherSecond]: Checksum): boolean {
  return first === otherFirst && second === otherSecond;
}
