import { closeSync, fstatSync, futimesSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { KeyLastUsed, KeyUsage } from "@animal-store/api-platform";
import type { StoreDefinition } from "../store.ts";
import { type BatchResult, writeBatch } from "../write-batch.ts";
import { decideWrites, toReadSet, type WriteCommand } from "../writes.ts";
import { prepareBatches, prepareSaveLastUsed, prepareSaveUsage } from "./batch-statements.ts";
import { connect } from "./connect.ts";
import { findChangedFile, identifyFiles, storeFiles, storePath } from "./data-folder.ts";
import { fullCode, ioErrorCode, isStorageFailure, isUnavailable } from "./result-codes.ts";
import { inTransaction } from "./statements.ts";

export interface ThreadSettings {
  readonly dataDirectory: string;
  readonly lockTimeoutMs: number;
}

/** An error as a message to the main thread. Structured cloning drops the error codes of node:sqlite. */
export interface SerializedError {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
}

export type ThreadBatchResult = BatchResult<SerializedError>;

export type QueuedWrite = WriteCommand | Task;

/** A write without a result, such as the usage of keys or a probe. */
export type Task =
  | { readonly usages: readonly KeyUsage[] }
  | { readonly lastUses: readonly KeyLastUsed[] }
  /** Writes and syncs a page without changing data. */
  | { readonly isProbe: true };

export type WorkerRequest = readonly QueuedWrite[] | "close";

/**
 * Runs the writer thread of a store. Call it in the file that `writerThread` names.
 * @example
 * runWriterThread({ tables: { books }, writes: { addBook } });
 */
export function runWriterThread(definition: StoreDefinition): void {
  try {
    serve(definition, workerData);
  } catch (error) {
    if (!isStorageFailure(error)) throw error;
    parentPort?.postMessage({ failure: serializeError(error) } satisfies ThreadBatchResult);
  }
}

// Without server.lock.db, a second server could start.
const checkedFiles = [...storeFiles, "server.lock.db"];

function serve(definition: StoreDefinition, { dataDirectory, lockTimeoutMs }: ThreadSettings): void {
  const database = connect(dataDirectory, { lockTimeoutMs });
  const write = prepareWrites(database, definition);
  const run = (writes: readonly QueuedWrite[]) => inTransaction(database, () => write(writes));
  const openedFiles = identifyFiles(dataDirectory, checkedFiles);
  const folderDescriptor = openSync(dataDirectory, "r");
  const { atime, mtime } = fstatSync(folderDescriptor);
  parentPort?.on("message", async (message: WorkerRequest) => {
    if (message === "close") {
      closeSync(folderDescriptor);
      database.close();
      parentPort?.close();
    } else post(verify(toMessage(await writeBatch(message, run, isUnavailable))));
  });
  parentPort?.postMessage("ready");

  /** Returns the result if the files are still writable and at their paths, otherwise a failure. */
  function verify(result: ThreadBatchResult): ThreadBatchResult {
    if ("failure" in result) {
      const isFull = isOutOfSpace(result.failure, dataDirectory);
      return isFull ? createFailure("the disk quota or file size limit is reached", fullCode) : result;
    }
    try {
      // When ext4 aborts its journal, an fsync can succeed without a commit until the file system is read-only. The first
      // metadata change makes it read-only, and the second change reports that.
      futimesSync(folderDescriptor, atime, mtime);
      futimesSync(folderDescriptor, atime, mtime);
    } catch (error) {
      const failure = serializeError(error);
      // EPERM: another user owns the folder.
      if (failure.code !== "EPERM") return { failure: { ...failure, errcode: ioErrorCode } };
    }
    const changedFile = findChangedFile(dataDirectory, openedFiles, checkedFiles);
    if (!changedFile) return result;
    try {
      // SQLite would apply the WAL to any other store.db next to it, and a deleted WAL is lost when this process exits.
      // Without the index, other processes may have written to the WAL.
      if (changedFile !== "store.db-shm") database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {}
    return createFailure(`${changedFile} was moved, replaced or deleted`, databaseMovedCode);
  }
}

/** Returns a function that runs writes with prepared statements. Call it in a transaction. */
export function prepareWrites(
  database: DatabaseSync,
  definition: StoreDefinition,
): (writes: readonly QueuedWrite[]) => unknown[] {
  const batches = prepareBatches(database, definition);
  const saveUsage = prepareSaveUsage(database);
  const saveLastUsed = prepareSaveLastUsed(database);
  const selectVersion = database.prepare("PRAGMA user_version");
  return (writes) => {
    const results = runCommands(writes.filter(isCommand)).values();
    return writes.map((write) => (isCommand(write) ? results.next().value : runTask(write)));
  };

  function runCommands(commands: readonly WriteCommand[]): readonly unknown[] {
    if (commands.length === 0) return [];
    const { results, changes } = decideWrites(definition, commands, batches.load(toReadSet(definition, commands)));
    batches.save(changes);
    return results;
  }

  function runTask(task: Task): void {
    if ("usages" in task) saveUsage(task.usages);
    else if ("lastUses" in task) saveLastUsed(task.lastUses);
    else database.exec(`PRAGMA user_version = ${Number(selectVersion.get()?.user_version)}`);
  }
}

export function isCommand(write: QueuedWrite): write is WriteCommand {
  return "name" in write;
}

function post(message: ThreadBatchResult): void {
  try {
    parentPort?.postMessage(message);
  } catch (error) {
    if (!("results" in message)) throw error;
    const failures = [...message.failures];
    const results = message.results.map((result, index) => {
      try {
        return structuredClone(result);
      } catch (cause) {
        failures.push([index, serializeError(cause)]);
        return undefined;
      }
    });
    parentPort?.postMessage({ results, failures } satisfies ThreadBatchResult);
  }
}

function toMessage(result: BatchResult): ThreadBatchResult {
  if ("failure" in result) return { failure: serializeError(result.failure) };
  return { ...result, failures: result.failures.map(([index, error]) => [index, serializeError(error)]) };
}

function serializeError(error: unknown): SerializedError {
  const { message, stack, code, errcode } = error as SerializedError;
  return { message, stack, code, errcode };
}

function createFailure(message: string, errcode: number): ThreadBatchResult {
  return { failure: { ...serializeError(new Error(message)), errcode } };
}

/** Returns whether a write reached a quota or a file size limit, which SQLite reports as I/O errors. */
function isOutOfSpace({ errcode }: SerializedError, dataDirectory: string): boolean {
  if (errcode === undefined || !ioErrorsOfWrites.includes(errcode)) return false;
  const probePath = join(dataDirectory, "server.probe");
  try {
    const file = openSync(probePath, "w", 0o600);
    try {
      writeSync(file, "x", statSync(`${storePath(dataDirectory)}-wal`).size);
    } finally {
      closeSync(file);
      rmSync(probePath, { force: true });
    }
    return false;
  } catch (error) {
    return ["ENOSPC", "EDQUOT", "EFBIG"].includes((error as NodeJS.ErrnoException).code ?? "");
  }
}

// SQLite's result codes (sqlite.org/rescode.html).
const databaseMovedCode = 1032;
const ioErrorsOfWrites = [778 /* IOERR_WRITE */, 4874 /* IOERR_SHMSIZE */];
