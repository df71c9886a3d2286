import { fileURLToPath } from "node:url";

/** The repository's top folder, with a slash at its end. */
export const root: string = fileURLToPath(new URL("../../../", import.meta.url));

/** A file of the repository as people name it. */
export function shortPath(file: string): string {
  return file.startsWith(root) ? file.slice(root.length) : file;
}
