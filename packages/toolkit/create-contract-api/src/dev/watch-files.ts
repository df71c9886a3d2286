import { type BigIntStats, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** The states of files, by path. A state changes with each write, rename and replacement. */
type States = ReadonlyMap<string, string>;

// Polling finds each kind of save. Events of the file system name the old folder after it was replaced, and get lost in containers.
const minIntervalMs = 150;
/** The part of the time in which it looks at the files. */
const maxLoad = 0.05;
const maxSettleMs = 2000;

export interface FileWatcher {
  /** Waits for changes, until no file changes any more. @returns the changed paths */
  waitForChanges(signal: AbortSignal): Promise<Set<string>>;
}

/**
 * Creates a watcher of files.
 * @param listPaths returns the files and folders to watch
 * @param wait waits until the next look at the files
 */
export function createFileWatcher(
  listPaths: () => Iterable<string>,
  wait: (ms: number, signal: AbortSignal) => Promise<void> = (ms, signal) => setTimeout(ms, undefined, { signal }),
): FileWatcher {
  let scanMs = 0;
  let known = scanAll();
  return {
    async waitForChanges(signal) {
      let current = scanAll();
      while (listChanges(known, current).size === 0) current = await scanLater(signal);
      const startedAt = performance.now();
      for (let previous: States = new Map(); listChanges(previous, current).size > 0; ) {
        if (performance.now() - startedAt > maxSettleMs) break;
        previous = current;
        current = await scanLater(signal);
      }
      const changes = listChanges(known, current);
      known = current;
      return changes;
    },
  };

  async function scanLater(signal: AbortSignal): Promise<States> {
    await wait(Math.max(minIntervalMs, scanMs / maxLoad), signal);
    return scanAll();
  }

  function scanAll(): States {
    const startedAt = performance.now();
    const states = scan(listPaths());
    scanMs = performance.now() - startedAt;
    return states;
  }
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

// Tools write them, also after a save of the contract.
const ignoredNames = /^(node_modules|generated|dist|coverage|\..*)$/;

/** A folder can disappear between two calls. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !ignoredNames.test(name));
  } catch {
    return [];
  }
}
