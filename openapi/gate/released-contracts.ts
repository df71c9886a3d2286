import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NotCompared } from "./not-compared.ts";
import { alteredReleases } from "./released-checksums.ts";

export const contractFile: string = fileURLToPath(new URL("../petstore.yaml", import.meta.url));
export const releasedFolder: string = fileURLToPath(new URL("../released", import.meta.url));

/** The versions that were released, oldest first. */
export function releasedVersions(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.replace(/\.yaml$/, ""))
    .filter(isVersion)
    .sort(compareVersions);
}

/**
 * The file of the last released version.
 * @throws {NotCompared} when there is none, or when a released contract is no longer what was frozen
 */
export function lastReleased(folder: string): string {
  const altered = alteredReleases(folder);
  if (altered.length > 0) throw new NotCompared(altered.join("\n"));
  const version = releasedVersions(folder).at(-1);
  if (version) return join(folder, `${version}.yaml`);
  throw new NotCompared(
    `${folder} must hold the contract that was released last. Bring it back from the repository's history; \`npm run freeze\` is for the first release and for new ones.`,
  );
}

/** Whether it is a version as contracts have them: three numbers. */
export function isVersion(text: unknown): text is string {
  return typeof text === "string" && /^\d+\.\d+\.\d+$/.test(text);
}

/** Negative where the left version is the lower one, 0 where both are the same. */
export function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, "en", { numeric: true });
}
