import { constants, copyFileSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { checkCompatibility } from "./check-compatibility.ts";
import { readContract } from "./contract-source.ts";
import { addChecksum, alteredReleases } from "./released-checksums.ts";
import { compareVersions, isVersion, releasedVersions } from "./released-contracts.ts";

/** The contract to release, the folder of the released ones, and the day of the release in milliseconds. */
export type FreezeFiles = { working: string; released: string; date: number };

/** The contract may not be released as it is. */
export class NotFrozen extends Error {
  override name = "NotFrozen";
}

/**
 * Copies a contract to the released ones, under its `info.version`, and remembers what it holds.
 * @throws {NotFrozen} when its version is not a new one, it breaks callers of the last release, or an earlier one was altered
 * @throws {NotCompared} when it cannot be read
 */
export async function freezeContract({ working, released, date }: FreezeFiles): Promise<string> {
  const { version } = readContract(working).contract.info;
  if (!isVersion(version))
    throw new NotFrozen(`info.version of ${basename(working)} must be three numbers such as 1.2.0, got ${version}.`);
  const altered = alteredReleases(released);
  if (altered.length > 0) throw new NotFrozen(altered.join("\n"));

  const last = releasedVersions(released).at(-1);
  if (last && compareVersions(version, last) <= 0)
    throw new NotFrozen(
      `${last} was released and stays as it is. Raise info.version of ${basename(working)}: ${version}.`,
    );
  if (last) await refuseBreaks({ released: join(released, `${last}.yaml`), working, date });

  mkdirSync(released, { recursive: true });
  const name = `${version}.yaml`;
  copyFileSync(working, join(released, name), constants.COPYFILE_EXCL);
  addChecksum(released, name);
  return join(released, name);
}

async function refuseBreaks(files: Parameters<typeof checkCompatibility>[0]): Promise<void> {
  const { passes, report } = await checkCompatibility(files);
  if (!passes) throw new NotFrozen(`${report}\nNothing was released.`);
}
