import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { systemClock } from "@animal-store/service";
import { z } from "zod";
import { closeToOthers } from "./private-files.ts";

/** A note in a data folder about the process that serves it. Only the lock tells whether that process still does. */
export interface HolderNote {
  /** @param origin where it listens, once it does */
  write(origin?: string): void;
  remove(): void;
}

// In a container the process is often the first one, and the host's name tells which container.
const holder = z.object({
  pid: z.number(),
  host: z.string().optional(),
  since: z.iso.datetime(),
  origin: z.string().optional(),
});
const pathIn = (dataDirectory: string) => join(dataDirectory, "server.json");

export function createHolderNote(dataDirectory: string): HolderNote {
  const path = pathIn(dataDirectory);
  const since = new Date(systemClock.now() - process.uptime() * 1000).toISOString();
  let known: string | undefined;
  return {
    write(origin) {
      known = origin ?? known;
      const note = { pid: process.pid, host: hostname(), since, origin: known } satisfies z.infer<typeof holder>;
      closeToOthers(path);
      attempt(() => writeFileSync(path, `${JSON.stringify(note)}\n`, { mode: 0o600 }));
    },
    remove: () => attempt(() => rmSync(path, { force: true })),
  };
}

/** Returns whether a server of the folder wrote its note and did not stop cleanly, or is running. */
export function hasHolderNote(dataDirectory: string): boolean {
  return existsSync(pathIn(dataDirectory));
}

/** Who holds a data folder, as far as it says: " (process 17 of host … since …, on …)", or nothing. */
export function readHolder(dataDirectory: string): string {
  try {
    const { pid, host, since, origin } = holder.parse(JSON.parse(readFileSync(pathIn(dataDirectory), "utf8")));
    const [ofHost, on] = [host ? ` of host ${host}` : "", origin ? `, on ${origin}` : ""];
    return ` (process ${pid}${ofHost} since ${since.slice(0, 16).replace("T", " ")} UTC${on})`;
  } catch {
    return "";
  }
}

/** A note that cannot be written stops no server: it is for people alone. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The lock holds without it.
  }
}
