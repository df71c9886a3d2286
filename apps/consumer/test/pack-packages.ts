import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram } from "./run-program.ts";

export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  /** Of the tarball. */
  readonly bytes: number;
  /** Paths in the package. */
  readonly files: readonly string[];
  /** As npm reads it. */
  readonly manifest: PublishedManifest;
}

export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));

/** Packs every package that is not private, as publishing would. Their `package` task has built them. */
export async function packPackages(destination: string): Promise<PackedPackage[]> {
  mkdirSync(destination, { recursive: true });
  const folders = readdirSync(packages)
    .map((folder) => join(packages, folder))
    .filter((folder) => !JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).private);
  return Promise.all(folders.map((folder) => pack(folder, destination)));
}

async function pack(folder: string, destination: string): Promise<PackedPackage> {
  const packed = JSON.parse(await runProgram(folder, "pnpm", ["pack", "--json", "--pack-destination", destination]));
  const tarball: string = packed.filename;
  const [listing, manifest] = await Promise.all([
    runProgram(folder, "tar", ["tf", tarball]),
    runProgram(folder, "tar", ["xOf", tarball, "package/package.json"]),
  ]);
  const files = listing
    .trim()
    .split("\n")
    .map((path) => path.replace(/^package\//, ""))
    .sort();
  return { name: packed.name, tarball, bytes: statSync(tarball).size, files, manifest: JSON.parse(manifest) };
}
