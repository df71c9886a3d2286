import { type BigIntStats, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** The states of files, by path. A state changes with each write, rename and replacement. */
type States = ReadonlyMap<string, string>;

// Polling finds each kind of save. Events of the file system name the old folder after it was replaced, and get lost in containers.
const intervalMs = 150;
const maxSettleMs = 2000;

export interface FileWatcher {
  /** Waits for changes, until no file changes any more. @returns the changed paths */
  waitForChanges(signal: AbortSignal): Promise<Set<string>>;
  /** Ignores the changes so far of the files in a folder, such as those of the caller. */
  acceptFolder(folder: string): void;
}

/**
 * Creates a watcher of files.
 * @param listPaths returns the files and folders to watch
 * @param wait waits until the next look at the files
 */
export function createFileWatcher(
  listPaths: () => Iterable<string>,
  wait: (signal: AbortSignal) => Promise<void> = (signal) => setTimeout(intervalMs, undefined, { signal }),
): FileWatcher {
  let known = scan(listPaths());
  return {
    async waitForChanges(signal) {
      let current = scan(listPaths());
      while (listChanges(known, current).size === 0) {
        await wait(signal);
        current = scan(listPaths());
      }
      const startedAt = performance.now();
      for (let previous: States = new Map(); listChanges(previous, current).size > 0; ) {
        if (performance.now() - startedAt > maxSettleMs) break;
        await wait(signal);
        previous = current;
        current = scan(listPaths());
      }
      const changes = listChanges(known, current);
      known = current;
      return changes;
    },
    acceptFolder(folder) {
      const others = [...known].filter(([path]) => !path.startsWith(join(folder, "/")));
      known = new Map([...others, ...scan([folder])]);
    },
  };
}

function listChanges(before: States, after: States): Set<string> {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return new Set([...paths].filter((path) => before.get(path) !== after.get(path)));
}

function scan(paths: Iterable<string>): States {
  const states = new Map<string, string>();
  const add = (path: string) => {
    const stats = findStats(path);
    if (stats?.isDirectory()) for (const name of listNames(path)) add(join(path, name));
    else if (stats) states.set(path, [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join());
  };
  for (const path of paths) add(path);
  return states;
}

function findStats(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

/** A folder can disappear between two calls. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name !== "node_modules");
  } catch {
    return [];
  }
}
