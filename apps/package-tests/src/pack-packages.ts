import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface PublicPackage {
  readonly folder: string;
  readonly manifest: Manifest;
}

export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  readonly bytes: number;
  readonly files: readonly string[];
  readonly manifest: Manifest;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly repository?: { readonly directory?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Exports;
  readonly publishConfig?: {
    readonly access?: string;
    readonly provenance?: boolean;
    readonly bin?: Readonly<Record<string, string>>;
    readonly exports?: Exports;
  };
}

type Exports = Readonly<Record<string, string | { readonly types: string }>>;

export const scope = "@animal-store/";
export const root = fileURLToPath(new URL("../../../", import.meta.url));
const packageFolders = ["packages", "packages/toolkit"].map((folder) => join(root, folder));
const hooks = join(root, "scripts", "publish", "pnpmfile.mjs");

/** Returns the packages that are not private. Only `name` in a package.json decides the name of a package. */
export function readPublicPackages(): PublicPackage[] {
  return packageFolders
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(folder, "package.json")))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }))
    .filter(({ manifest }) => !manifest.private);
}

/** Returns the files with the types of the entry points. A package with only a command has none. */
export function findTypes(exports: Exports = {}): string[] {
  return Object.values(exports).flatMap((entry) => (typeof entry === "string" ? [] : entry.types));
}

/** Packs the packages in folders, by default all public ones. Their `package` task must have run. */
export function packPackages(
  destination: string,
  folders: readonly string[] = readPublicPackages().map(({ folder }) => folder),
): Promise<PackedPackage[]> {
  mkdirSync(destination, { recursive: true });
  return Promise.all(folders.map((folder) => pack(folder, destination)));
}

async function pack(folder: string, destination: string): Promise<PackedPackage> {
  const args = ["pack", `--config.pnpmfile=${hooks}`, "--json", "--pack-destination", destination];
  const { name, filename: tarball, size: bytes, files } = JSON.parse(await runProgram(folder, "pnpm", args));
  const manifest = JSON.parse(await runProgram(folder, "tar", ["xOf", tarball, "package/package.json"]));
  return { name, tarball, bytes, files: files.map(({ path }: { path: string }) => path), manifest };
}

/** Runs a program and returns its stdout. @throws with its whole output if it fails */
export function runProgram(folder: string, program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 2 ** 26, timeout: 120_000 };
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      reject(new Error(`${program} ${args.join(" ")} failed in ${folder}:\n${stdout}${stderr}`, { cause: error }));
    });
  });
}
