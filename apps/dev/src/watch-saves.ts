import { readFileSync, watch } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's top folder, with a slash at its end. */
export const root: string = fileURLToPath(new URL("../../../", import.meta.url));

// The output of tools.
const ignored = /(^|\/)(node_modules|dist|generated|\.turbo|\.last-good)(\/|$)|^[^/]+\/coverage(\/|$)/;

// Editors save in several steps: they write another file and rename it.
const quietMs = 40;

/**
 * Reports the saved files of some folders when no more follow.
 * @param onSave gets paths from the top of the repository; a file may be deleted
 */
export function watchSaves(folders: readonly string[], onSave: (files: string[]) => void): () => void {
  const saved = new Set<string>();
  const texts = new Map<string, string | undefined>();
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true, ignore: (path) => ignored.test(path) }, (_event, name) => {
      if (!name || !/\.(ts|tsx|ya?ml|json|svg|css)$/.test(name)) return;
      saved.add(join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(report, quietMs);
    }),
  );

  function report(): void {
    const files = [...saved].filter(isNew);
    saved.clear();
    if (files.length > 0) onSave(files);
  }

  function isNew(file: string): boolean {
    const text = readIfThere(join(root, file));
    if (text !== undefined && texts.get(file) === text) return false;
    texts.set(file, text);
    return true;
  }

  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
