import { closeSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { injectErrors } from "./inject-errors.ts";
import type { FailingDisk, TestDisk } from "./mounts.ts";
import type { Fault } from "./survive-faults.ts";

/** The machine loses the process. */
export const killed: Fault = {
  begin: async (server) => void (await server.end("SIGKILL")),
  end: () => {},
  effect: "killed",
};

/** Every byte of a disk is taken by somebody else. */
export function full(disk: TestDisk): Fault {
  const filler = join(disk.path, "filler");
  return {
    begin: () => fill(filler),
    end: () => rmSync(filler),
    effect: "rejects writes",
  };
}

const syncs = ["fsync", "fdatasync"];
const calls = { syncs, writes: ["pwrite64", ...syncs, "ftruncate"], reads: ["pread64"] };

/** System calls on the disk fail: of the server that serves, not of the one that is started after it. */
export function failing(kind: keyof typeof calls, error: "EIO" | "EROFS"): Fault {
  let stop = async () => {};
  return {
    async begin({ child }) {
      stop = await injectErrors(child.pid, calls[kind], `error=${error}`);
    },
    end: () => stop(),
    effect: "exits",
  };
}

/** The kernel found an error on the disk, and lets nobody write until it was taken out and put back. */
export function readOnly(disk: FailingDisk): Fault {
  return {
    begin: () => disk.failReadOnly(),
    end: () => disk.repair(),
    effect: "exits",
  };
}

/** The folder is not where it was, and comes back. */
export function movedAway(dataDirectory: string): Fault {
  const away = `${dataDirectory}.away`;
  return {
    begin: () => renameSync(dataDirectory, away),
    end: () => renameSync(away, dataDirectory),
    effect: "exits",
  };
}

function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (let size = 65_536; size >= 1; )
      try {
        writeSync(file, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
  } finally {
    closeSync(file);
  }
}
