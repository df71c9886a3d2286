import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface PackedPackage {
  readonly name: string;
  readonly tarball: string;
  readonly bytes: number;
  readonly files: readonly string[];
  readonly manifest: PublishedManifest;
}

export interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly engines?: { readonly node?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Packs public packages, by default all of them. Their `package` task must have run. */
export async function packPackages(destination: string, names?: readonly string[]): Promise<PackedPackage[]> {
  mkdirSync(destination, { recursive: true });
  const all = readPublicPackages();
  const selected = names ? names.flatMap((name) => all.filter(({ manifest }) => manifest.name === name)) : all;
  return Promise.all(selected.map(({ folder }) => pack(folder, destination)));
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

const packagesFolder = fileURLToPath(new URL("../../../packages", import.meta.url));

export function readPublicPackages(): { folder: string; manifest: PublishedManifest }[] {
  return readdirSync(packagesFolder)
    .map((name) => join(packagesFolder, name))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }))
    .filter(({ manifest }) => !manifest.private);
}

const frontendImports = ["@animal-store/client", "@animal-store/client-react"];

export function findFrontendPackages(): string[] {
  const manifests = new Map(readPublicPackages().map(({ manifest }) => [manifest.name, manifest]));
  return [...new Set(frontendImports.flatMap((name) => withDependencies(name, manifests)))];
}

function withDependencies(name: string, manifests: ReadonlyMap<string, PublishedManifest>): string[] {
  const dependencies = Object.keys(manifests.get(name)?.dependencies ?? {}).filter((key) => manifests.has(key));
  return [...dependencies.flatMap((dependency) => withDependencies(dependency, manifests)), name];
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
