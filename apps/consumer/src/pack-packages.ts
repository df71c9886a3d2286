import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

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

const packages = fileURLToPath(new URL("../../../packages", import.meta.url));

/** The packages of this repository that are not private, with the folder of each. */
export function publicPackages(): { folder: string; manifest: PublishedManifest }[] {
  return readdirSync(packages)
    .map((name) => join(packages, name))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) }))
    .filter(({ manifest }) => !manifest.private);
}

/** What a frontend team names in its imports; the last one needs React. */
const named = ["@animal-store/client", "@animal-store/client-react"];

/** The packages that a frontend team installs: what it imports, after what that needs of this repository. */
export function frontendPackages(): string[] {
  const manifests = new Map(publicPackages().map(({ manifest }) => [manifest.name, manifest]));
  return [...new Set(named.flatMap((name) => withNeeded(name, manifests)))];
}

function withNeeded(name: string, manifests: ReadonlyMap<string, PublishedManifest>): string[] {
  const needed = Object.keys(manifests.get(name)?.dependencies ?? {}).filter((dependency) => manifests.has(dependency));
  return [...needed.flatMap((dependency) => withNeeded(dependency, manifests)), name];
}

/** Runs a program in a folder to its end. @returns what it wrote to stdout @throws with all that it said, when it fails */
export function runProgram(folder: string, program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 2 ** 26, timeout: 120_000 };
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      reject(new Error(`${program} ${args.join(" ")} failed in ${folder}:\n${stdout}${stderr}`, { cause: error }));
    });
  });
}
