import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { ContractError, checkCompatibility, readContract, versionOf } from "./check-compatibility.ts";

export const contractFile: string = fileURLToPath(new URL("../petstore.yaml", import.meta.url));
export const releasedFolder: string = fileURLToPath(new URL("../released", import.meta.url));

/** In the format of `sha256sum --check`. */
const checksumFile = "SHA256SUMS";

/** Paths of the working contract and of the releases, and the date of the release in milliseconds. */
export type ReleaseFiles = { working: string; released: string; date: number };

/**
 * Releases a contract under its `info.version`.
 * @throws {ContractError} if the version is not new, the contract breaks clients, or an earlier release was modified
 */
export function releaseContract({ working, released, date }: ReleaseFiles): string {
  const version = versionOf(readContract(working));
  if (!isVersion(version))
    throw new ContractError(
      `info.version of ${basename(working)} must be three numbers such as 1.2.0, got ${version}.`,
    );
  const problems = findReleaseProblems(released);
  if (problems.length > 0) throw new ContractError(problems.join("\n"));

  const last = releasedVersions(released).at(-1);
  if (last && compareVersions(version, last) <= 0)
    throw new ContractError(
      `info.version of ${basename(working)} must be above ${last}, the last release, got ${version}. Raise it.`,
    );
  if (last) {
    const { passes, report } = checkCompatibility({ released: join(released, `${last}.yaml`), working, date });
    if (!passes) throw new ContractError(`${report}\nNothing was released.`);
  }

  mkdirSync(released, { recursive: true });
  const file = join(released, `${version}.yaml`);
  writeFileSync(file, expandYaml(readFileSync(working, "utf8")), { flag: "wx" });
  appendFileSync(join(released, checksumFile), `${computeChecksum(file)}  ${basename(file)}\n`);
  return file;
}

/** Returns the file of the last release. @throws {ContractError} without a release, or if one was modified */
export function lastReleased(folder: string): string {
  const problems = findReleaseProblems(folder);
  if (problems.length > 0) throw new ContractError(`not compared: ${problems.join("\n")}`);
  const version = releasedVersions(folder).at(-1);
  if (version) return join(folder, `${version}.yaml`);
  throw new ContractError(
    `not compared: ${folder} contains no release. Restore it from the Git history, or run \`npm run release-contract\` for the first release.`,
  );
}

/** Returns the released versions, oldest first. */
export function releasedVersions(folder: string): string[] {
  return listContracts(folder)
    .map((name) => name.replace(/\.yaml$/, ""))
    .filter(isVersion)
    .sort(compareVersions);
}

export function isVersion(text: unknown): text is string {
  return typeof text === "string" && /^\d+\.\d+\.\d+$/.test(text);
}

/** Returns a negative number if the left version is lower. */
function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, "en", { numeric: true });
}

function findReleaseProblems(folder: string): string[] {
  const checksums = readChecksums(folder);
  const names = listContracts(folder);
  return [...new Set([...checksums.keys(), ...names])].sort().flatMap((name) => {
    const file = join(folder, name);
    if (!names.includes(name)) return [`${file} was released but is missing. Restore it from the Git history.`];
    if (!checksums.has(name))
      return [`${file} was not released by \`npm run release-contract\`: ${checksumFile} does not list it. Delete it.`];
    if (checksums.get(name) === computeChecksum(file)) return [];
    return [`${file} was edited after its release. Clients rely on it: revert the edit.`];
  });
}

function listContracts(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".yaml")) : [];
}

function readChecksums(folder: string): Map<string, string> {
  const file = join(folder, checksumFile);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return new Map(lines.filter((line) => line !== "").map((line) => [line.slice(66), line.slice(0, 64)]));
}

function computeChecksum(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
