import { mkdirSync, statSync } from "node:fs";
import { publicPackages } from "./public-packages.ts";
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

/** Packs packages that are not private, as publishing would; all of them where none is named. Their `package` task has built them. */
export async function packPackages(destination: string, names?: readonly string[]): Promise<PackedPackage[]> {
  mkdirSync(destination, { recursive: true });
  const found = publicPackages();
  const chosen = names ? names.flatMap((name) => found.filter(({ manifest }) => manifest.name === name)) : found;
  return Promise.all(chosen.map(({ folder }) => pack(folder, destination)));
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
