import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Has a folder filled beside its final place, and moves it there in one step: runs side by side never see half of it.
 * @param {(folder: string) => string | undefined} fill given an empty folder; returns the part of it that is wanted. @default all of it
 */
export function placeFolder(final, fill) {
  mkdirSync(dirname(final), { recursive: true });
  const folder = mkdtempSync(`${final}-`);
  try {
    const wanted = fill(folder) ?? folder;
    rmSync(final, { recursive: true, force: true });
    renameSync(wanted, final);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
