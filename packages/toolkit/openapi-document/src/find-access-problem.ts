import { realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, sep } from "node:path";

const maxMegabytes = 100;
export const urlProblem = "is a URL, which is not fetched. Save the file, and name its path.";

/**
 * Finds why a file of a document cannot be read. Reports and generated files contain the document, so no file outside a folder is read.
 * @param isMain false for a file that a document references
 * @returns the problem and the next step
 */
export function findAccessProblem(file: string, folder: string, isMain = false): string | undefined {
  const stats = findStats(file);
  const pass = isMain ? "Pass the path of an OpenAPI document." : undefined;
  if (!stats) return `does not exist. ${pass ?? "Restore it, or correct the `$ref`."}`;
  if (stats.isDirectory()) return `is a folder. ${pass ?? "Reference a file in it."}`;
  // A shell can pass a pipe. Another pipe or a device could never end.
  if (!stats.isFile()) return isMain ? undefined : "is a device or a pipe. Reference a file.";
  if (!findStats(folder)?.isDirectory()) return `cannot be read: --root ${folder} is not a folder. Pass a folder.`;
  if (isOutside(folder, file)) return `is outside the folder ${folder}. Move it there, or allow it with --root FOLDER.`;
  if (stats.size > maxMegabytes * 1e6) return `has more than ${maxMegabytes} MB. Split it.`;
  return undefined;
}

/** Returns whether a reference names a host or a protocol. URLs are not fetched. Windows would connect to the host of `//host/file`. */
export function isUrl(reference: string): boolean {
  return /^([a-z][a-z\d+.-]+:|\/\/|\\\\)/i.test(reference);
}

function findStats(path: string) {
  try {
    return statSync(path);
  } catch {
    // Also for a NUL byte in a path, and for symbolic links that lead to themselves.
    return undefined;
  }
}

/** Follows symbolic links, which can lead out of a folder. */
function isOutside(folder: string, file: string): boolean {
  const path = relative(realpathSync(folder), realpathSync(file));
  return path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path);
}
