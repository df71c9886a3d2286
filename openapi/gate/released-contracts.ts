import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NotCompared } from "./not-compared.ts";

export const contractFile: string = fileURLToPath(new URL("../petstore.yaml", import.meta.url));
export const releasedFolder: string = fileURLToPath(new URL("../released", import.meta.url));

/** The versions that were released, oldest first. */
export function releasedVersions(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((name) => /^\d+\.\d+\.\d+\.yaml$/.test(name))
    .map((name) => name.replace(/\.yaml$/, ""))
    .sort(compareVersions);
}

/**
 * The file of the last released version.
 * @throws {NotCompared} when there is none
 */
export function lastReleased(folder: string): string {
  const version = releasedVersions(folder).at(-1);
  if (version) return join(folder, `${version}.yaml`);
  throw new NotCompared(
    `${folder} must hold a released contract such as 1.0.0.yaml. Freeze one with \`npm run freeze\`.`,
  );
}

function compareVersions(left: string, right: string): number {
  return left.localeCompare(right, "en", { numeric: true });
}
