import { closeSync, ftruncateSync, openSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { type Failure, toFailure } from "./failure.ts";

/** Shows whether a disk still takes changes, beside what is written. */
export interface DiskProbe {
  /** Why it does not; undefined: it does. */
  findFailure(): Failure | undefined;
  close(): void;
}

/**
 * Cuts a file without a name to nothing again and again, which a file system refuses once it has given up. ext4 that gives up during a
 * sync calls that sync done all the same, as one in ten of plain writes and syncs showed (Linux 6.18): what was to be synced is gone.
 * @throws as SQLite for a disk that fails
 */
export function openDiskProbe(dataDirectory: string): DiskProbe {
  const path = join(dataDirectory, "server.probe");
  const file = attempt(() => openSync(path, "w", 0o600));
  attempt(() => unlinkSync(path));
  return {
    findFailure() {
      try {
        attempt(() => ftruncateSync(file, 0));
        return undefined;
      } catch (error) {
        return toFailure(error);
      }
    },
    close: () => closeSync(file),
  };
}

function attempt<Value>(act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const errcode = code === "ENOSPC" || code === "EDQUOT" ? full : ioError;
    throw Object.assign(new Error(`the disk takes no changes (${message})`, { cause: error }), { code, errcode });
  }
}

// SQLite's result codes (sqlite.org/rescode.html).
const [ioError, full] = [10, 13];
