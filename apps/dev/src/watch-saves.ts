import { watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository, with a trailing slash. */
export const root: string = fileURLToPath(new URL("../../../", import.meta.url));

const ignoredPaths =
  /(^|\/)(node_modules|dist|generated|\.turbo|\.last-good|\.filled-samples)(\/|$)|^[^/]+\/coverage(\/|$)/;

// Editors save in several steps: they write a temporary file and rename it.
const debounceMs = 40;

/**
 * Watches folders and reports saved files, debounced.
 * @param folders relative to the root of the repository; `.` is the root without its subfolders
 * @param onSave gets paths relative to the root of the repository, also of deleted files
 * @returns a function that stops the watch
 */
export function watchSaves(folders: readonly string[], onSave: (files: string[]) => void): () => void {
  const savedFiles = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: folder !== ".", ignore: (path) => ignoredPaths.test(path) }, (_, name) => {
      if (!name || !/\.(ts|tsx|md|ya?ml|json|svg|css)$/.test(name)) return;
      savedFiles.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(reportSaves, debounceMs);
    }),
  );

  function reportSaves(): void {
    onSave([...savedFiles]);
    savedFiles.clear();
  }

  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
