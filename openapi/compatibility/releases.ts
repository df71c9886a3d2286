import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { checkCompatibility } from "./check-compatibility.ts";
import { ComparisonError, readContract } from "./contract-source.ts";

export const contractFile: string = fileURLToPath(new URL("../petstore.yaml", import.meta.url));
export const releasedFolder: string = fileURLToPath(new URL("../released", import.meta.url));

/** In the folder of the released contracts; `sha256sum --check SHA256SUMS` reads it too. */
const checksumFile = "SHA256SUMS";

/** The contract to release, the folder of the released ones, and the day of the release in milliseconds. */
export type ReleaseFiles = { working: string; released: string; date: number };

/** The contract may not be released as it is. */
export class ReleaseError extends Error {
  override name = "ReleaseError";
}

/**
 * Writes a contract with the headers of every response to the released ones, under its `info.version`, and its checksum.
 * @throws {ReleaseError} when its version is not a new one, it breaks clients of the last release, or an earlier one was altered
 * @throws {ComparisonError} when it cannot be read
 */
export async function releaseContract({ working, released, date }: ReleaseFiles): Promise<string> {
  const { version } = readContract(working).contract.info;
  if (!isVersion(version))
    throw new ReleaseError(`info.version of ${basename(working)} must be three numbers such as 1.2.0, got ${version}.`);
  const altered = findModifiedReleases(released);
  if (altered.length > 0) throw new ReleaseError(altered.join("\n"));

  const last = releasedVersions(released).at(-1);
  if (last && compareVersions(version, last) <= 0)
    throw new ReleaseError(
      `${last} was released and stays as it is. Raise info.version of ${basename(working)}: ${version}.`,
    );
  if (last) {
    const { passes, report } = await checkCompatibility({ released: join(released, `${last}.yaml`), working, date });
    if (!passes) throw new ReleaseError(`${report}\nNothing was released.`);
  }

  mkdirSync(released, { recursive: true });
  const file = join(released, `${version}.yaml`);
  writeFileSync(file, expandYaml(readFileSync(working, "utf8")), { flag: "wx" });
  appendFileSync(join(released, checksumFile), `${checksumOf(file)}  ${basename(file)}\n`);
  return file;
}

/**
 * Returns the file of the last released version.
 * @throws {ComparisonError} when there is none, or a released contract was altered
 */
export function lastReleased(folder: string): string {
  const altered = findModifiedReleases(folder);
  if (altered.length > 0) throw new ComparisonError(altered.join("\n"));
  const version = releasedVersions(folder).at(-1);
  if (version) return join(folder, `${version}.yaml`);
  throw new ComparisonError(
    `${folder} must hold the contract that was released last. Restore it from the repository's history; \`npm run release-contract\` is for the first release and for new ones.`,
  );
}

/** Returns the versions that were released, oldest first. */
export function releasedVersions(folder: string): string[] {
  return contractFiles(folder)
    .map((name) => name.replace(/\.yaml$/, ""))
    .filter(isVersion)
    .sort(compareVersions);
}

/** Returns whether a text is a version of a contract: three numbers. */
export function isVersion(text: unknown): text is string {
  return typeof text === "string" && /^\d+\.\d+\.\d+$/.test(text);
}

/** Returns a negative number if the left version is lower, and 0 if both are the same. */
export function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, "en", { numeric: true });
}

function findModifiedReleases(folder: string): string[] {
  const checksums = readChecksums(folder);
  const names = contractFiles(folder);
  return [...new Set([...checksums.keys(), ...names])].sort().flatMap((name) => {
    const file = join(folder, name);
    if (!names.includes(name)) return [`${file} was released and is gone. Restore it from the repository's history.`];
    if (!checksums.has(name))
      return [`${file} was not released by \`npm run release-contract\`: ${checksumFile} does not list it.`];
    if (checksums.get(name) === checksumOf(file)) return [];
    return [`${file} was edited after its release, and clients rely on it. Take the edit back.`];
  });
}

function contractFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".yaml")) : [];
}

function readChecksums(folder: string): Map<string, string> {
  const file = join(folder, checksumFile);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return new Map(lines.filter((line) => line !== "").map((line) => [line.slice(66), line.slice(0, 64)]));
}

function checksumOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
