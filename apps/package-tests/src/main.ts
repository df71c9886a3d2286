import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import {
  type PackedPackage,
  type PublicPackage,
  packPackages,
  readPublicPackages,
  root,
  runProgram,
  scope,
} from "./pack-packages.ts";

const usageErrorCode = 2;
/** The packages that a service does not import when it runs. */
const developmentTools = new Set(["codegen", "compatibility", "conformance"]);
const publicPackages = readPublicPackages();
const { packages, folder } = parseCommandLine(process.argv);
const names = packages.map(({ manifest }) => manifest.name);
try {
  logProgress(`building ${names.join(", ")}…`);
  // Started directly, like in scripts/turbo.mjs. Turbo builds only changed packages.
  const turbo = join(root, "node_modules", "turbo", "bin", "turbo");
  const buildArgs = ["run", "package", ...names.map((name) => `--filter=${name}`), "--output-logs=errors-only"];
  await runProgram(import.meta.dirname, process.execPath, [turbo, ...buildArgs]);
  logProgress(`packing them into ${folder}…`);
  const packed = await packPackages(
    folder,
    packages.map((each) => each.folder),
  );
  for (const { tarball, bytes } of packed) logProgress(`${tarball}  ${(bytes / 1000).toFixed(1)} kB`);
  const listPaths = (isListed: (each: PackedPackage) => boolean) =>
    packed.filter(isListed).map(({ tarball }) => tarball);
  const isTool = ({ name }: PackedPackage) => developmentTools.has(name.slice(scope.length));
  const runtime = [...listPaths((each) => !isTool(each)), ...listPeers(packed)];
  const commands = [install("", runtime), install("--save-dev ", listPaths(isTool))];
  const [creator] = packed.length === 1 && names[0]?.startsWith(`${scope}create-`) ? names : [];
  if (creator === undefined) {
    logProgress("install them in your project with this command, or one of them with its path:");
    console.log(commands.filter((command) => command !== "").join(" && "));
  } else {
    logProgress("create a repository in the folder my-api with this command, or see its options with --help:");
    console.log(`npx --yes --package ${runtime.map(quote).join(" ")} ${creator.slice(scope.length)} my-api`);
  }
} catch (error) {
  logProgress(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function install(flag: string, specifiers: readonly string[]): string {
  return specifiers.length === 0 ? "" : `npm install ${flag}${specifiers.map(quote).join(" ")}`;
}

/** Returns the required peers with their ranges. npm alone prefers the versions for its Node.js, which can be too old. */
function listPeers(packed: readonly PackedPackage[]): string[] {
  const peers = packed.flatMap(({ manifest: { peerDependencies = {}, peerDependenciesMeta = {} } }) =>
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional),
  );
  return [...new Set(peers.map(([name, range]) => `${name}@${range}`))];
}

// Writes to stderr, because stdout contains only the install command.
function logProgress(text: string): void {
  process.stderr.write(`animal-store: ${text}\n`);
}

function quote(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `"${path}"`;
}

function parseCommandLine(argv: readonly string[]): { packages: PublicPackage[]; folder: string } {
  const command = new Command("npm run packages --")
    .description("Build tarballs of the public packages, and print the command that installs them.")
    .argument("[names...]", "packages such as client; by default all", addPackage)
    .option("--out <folder>", "the folder of the tarballs", parseFolder, join(root, "tarballs"))
    .showSuggestionAfterError(false)
    .showHelpAfterError("Example: npm run packages -- client --out ../tarballs")
    .addHelpText("after", "\nExit codes: 0 success, 1 build or write error, 2 usage error.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageErrorCode))
    .parse(argv);
  const packages = [...(command.processedArgs[0] as Iterable<PublicPackage>)];
  return { packages: packages.length > 0 ? packages : publicPackages, folder: command.opts<{ out: string }>().out };
}

function addPackage(text: string, packages = new Set<PublicPackage>()): Set<PublicPackage> {
  const name = text.startsWith(scope) ? text : scope + text;
  const added = publicPackages.find(({ manifest }) => manifest.name === name);
  if (!added) throw new InvalidArgumentError(`Use ${publicPackages.map(({ manifest }) => manifest.name).join(", ")}.`);
  return new Set([...packages, added]);
}

function parseFolder(text: string): string {
  const folder = resolve(text);
  if (text === "" || (existsSync(folder) && !statSync(folder).isDirectory()))
    throw new InvalidArgumentError("It must be a folder or a path that does not exist.");
  return folder;
}
