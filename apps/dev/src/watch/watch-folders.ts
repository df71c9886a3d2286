import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

// What tools write: nobody saves there. A folder of sources may be called coverage too.
const passedOver = /\/(node_modules|dist|generated|\.turbo|\.last-good|(apps|packages)\/[^/]+\/coverage)$/;

// Editors save in several steps: they write beside the file and move it there.
const quietFor = 40;

/**
 * Tells which files below some folders were saved, once nothing more came for a moment.
 * Folders rather than files are watched, so that a file that is replaced is noticed like one that is written.
 * @param onChange gets absolute paths; a file among them may be gone
 */
export function watchFolders(folders: readonly string[], onChange: (files: string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  for (const folder of folders) add(folder);

  /** @returns the files that are in it already, unless it was watched before */
  function add(folder: string): string[] {
    if (watchers.has(folder)) return [];
    const watcher = watch(folder, (_event, name) => name && notice(join(folder, name)));
    watcher.on("error", () => drop(folder));
    watchers.set(folder, watcher);
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (!entry.isDirectory()) return [path];
      return passedOver.test(path) ? [] : add(path);
    });
  }

  function drop(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function notice(path: string): void {
    if (passedOver.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      // What was written into a new folder before it was watched came without a word.
      const missed = files.flatMap(addIfFolder);
      onChange([...new Set([...files, ...missed])]);
    }, quietFor);
  }

  function addIfFolder(path: string): string[] {
    try {
      readdirSync(path);
      return add(path);
    } catch {
      drop(path);
      return [];
    }
  }

  return () => {
    clearTimeout(timer);
    for (const folder of [...watchers.keys()]) drop(folder);
  };
}
