import { constants, copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "./contract-source.ts";

/**
 * Copies a contract to the released ones, under its `info.version`.
 * @throws {Error} when that version was released already
 */
export function freezeContract(file: string, folder: string): string {
  const { contract } = readContract(file);
  const target = join(folder, `${contract.info.version}.yaml`);
  mkdirSync(folder, { recursive: true });
  try {
    copyFileSync(file, target, constants.COPYFILE_EXCL);
  } catch (cause) {
    throw new Error(`${target} must not exist yet: a released contract stays as it is. Raise info.version.`, { cause });
  }
  return target;
}
