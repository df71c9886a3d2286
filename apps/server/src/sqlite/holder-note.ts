import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { systemClock } from "@animal-store/service";
import { z } from "zod";

/** A note in a data folder about the process that serves it. Only the lock tells whether that process still does. */
export interface HolderNote {
  /** @param origin where it listens, once it does */
  write(origin?: string): void;
  remove(): void;
}

const holder = z.object({ pid: z.number(), since: z.iso.datetime(), origin: z.string().optional() });
const pathIn = (dataDirectory: string) => join(dataDirectory, "server.json");

export function createHolderNote(dataDirectory: string): HolderNote {
  const path = pathIn(dataDirectory);
  const since = new Date(systemClock.now() - process.uptime() * 1000).toISOString();
  let known: string | undefined;
  return {
    write(origin) {
      known = origin ?? known;
      const note = { pid: process.pid, since, origin: known } satisfies z.infer<typeof holder>;
      attempt(() => writeFileSync(path, `${JSON.stringify(note)}\n`));
    },
    remove: () => attempt(() => rmSync(path, { force: true })),
  };
}

/** Who holds a data folder, as far as it says: " (process 17 since …, on …)", or nothing. */
export function readHolder(dataDirectory: string): string {
  try {
    const { pid, since, origin } = holder.parse(JSON.parse(readFileSync(pathIn(dataDirectory), "utf8")));
    return ` (process ${pid} since ${since.slice(0, 16).replace("T", " ")} UTC${origin ? `, on ${origin}` : ""})`;
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
