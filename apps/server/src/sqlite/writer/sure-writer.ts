import type { DatabaseSync } from "node:sqlite";
import { connect } from "../connect.ts";
import { areSame, type StoreFiles, storeFiles } from "../file-identity.ts";
import { inTransaction } from "../in-transaction.ts";
import { isDiskFailure, leavesUsable } from "../is-away.ts";
import { rewriteLog } from "../rewrite-log.ts";
import { type DiskProbe, openDiskProbe } from "./disk-probe.ts";
import { type Failure, toFailure } from "./failure.ts";
import type { ThreadSettings, Trial } from "./thread-messages.ts";
import { createWriteBatch, type ThreadAnswer } from "./write-batch.ts";
import type { Write } from "./writes.ts";

/** Writes to a disk that may fail or vanish. What it answers is on it, in files that are found there. */
export interface SureWriter {
  write(batch: readonly Write[]): ThreadAnswer;
  /** Opens the store anew where it was given up, and writes what changes nothing. @param isDamaged looks through the file before */
  try(isDamaged: boolean): Trial;
  close(): void;
}

interface Open {
  readonly database: DatabaseSync;
  readonly files: StoreFiles;
  readonly probe: DiskProbe;
  readonly writeBatch: (batch: readonly Write[]) => ThreadAnswer;
}

export function createSureWriter({ dataDirectory, lockTimeout }: ThreadSettings): SureWriter {
  // Why it was given up.
  let failure: Failure = vanished;
  let open = openFirst();

  return {
    write(batch) {
      if (!open) return { failure };
      const answer = open.writeBatch(batch);
      const failed = "failure" in answer ? answer.failure : findUnsure(open);
      if (!failed) return answer;
      if (!leavesUsable(failed)) giveUp(failed);
      return { failure: failed };
    },
    try(isDamaged) {
      try {
        open ??= openStore(true);
        const { database } = open;
        if (isDamaged) refuseDamaged(database);
        inTransaction(database, () => database.exec(rewriteVersion(database)));
        const failed = findUnsure(open);
        if (!failed) return { trial: "passed" };
        giveUp(failed);
        return { trial: failed };
      } catch (error) {
        const failed = toFailure(error);
        if (!leavesUsable(failed)) giveUp(failed);
        return { trial: failed };
      }
    },
    close: () => open && close(open),
  };

  /** The disk may fail between the start, which opened the store before, and that of the thread. */
  function openFirst(): Open | undefined {
    try {
      return openStore(false);
    } catch (error) {
      if (!isDiskFailure(error)) throw error;
      failure = toFailure(error);
      return undefined;
    }
  }

  /** Nothing is done any more on a connection that the disk failed: what it and the kernel remember of the files may be untrue. */
  function giveUp(because: Failure): void {
    failure = because;
    try {
      if (open) close(open);
    } catch {
      // It is left as it is.
    }
    open = undefined;
  }

  /** Why what was committed may not last, though SQLite and the kernel called it done. */
  function findUnsure({ files, probe }: Open): Failure | undefined {
    return areSame(files, storeFiles(dataDirectory)) ? probe.findFailure() : vanished;
  }

  function openStore(isAnew: boolean): Open {
    const database = connect(dataDirectory, { lockTimeout });
    try {
      if (isAnew) rewriteLog(database, dataDirectory);
      const probe = openDiskProbe(dataDirectory);
      return { database, files: storeFiles(dataDirectory), probe, writeBatch: createWriteBatch(database) };
    } catch (error) {
      database.close();
      throw error;
    }
  }
}

function close({ database, probe }: Open): void {
  probe.close();
  database.close();
}

/** What stands on pages that nobody happens to read would be served, and more written beside it. @throws as SQLite for a damaged file */
function refuseDamaged(database: DatabaseSync): void {
  const found = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
  if (found !== "ok") throw Object.assign(new Error("database disk image is malformed"), { errcode: 11 });
}

/** A page is written for it, and synced. */
function rewriteVersion(database: DatabaseSync): string {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  return `PRAGMA user_version = ${version}`;
}

// As SQLite itself says it without a log: READONLY_DBMOVED (sqlite.org/rescode.html).
const vanished: Failure = {
  message: "the files of the store are no longer where they were",
  stack: undefined,
  code: "ERR_SQLITE_ERROR",
  errcode: 1032,
};
