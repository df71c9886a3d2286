import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PublishedManifest } from "./pack-packages.ts";

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));

/** The packages of this repository that are not private, with the folder of each. */
export function publicPackages(): { folder: string; manifest: PublishedManifest }[] {
  return readdirSync(packages)
    .map((name) => join(packages, name))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }))
    .filter(({ manifest }) => !manifest.private);
}
