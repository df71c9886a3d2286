import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError } from "commander";
import { findFrontendPackages, packPackages, runProgram } from "./pack-packages.ts";

const usageErrorCode = 2;
// Started directly, like in scripts/turbo.mjs. Turbo builds only changed packages.
const turbo = fileURLToPath(new URL("../../../node_modules/turbo/bin/turbo", import.meta.url));
const outputFolder = parseOutputFolder(process.argv);
const names = findFrontendPackages();
try {
  logProgress(`building ${names.join(", ")}…`);
  const buildArgs = ["run", "package", ...names.map((name) => `--filter=${name}`), "--output-logs=errors-only"];
  await runProgram(import.meta.dirname, process.execPath, [turbo, ...buildArgs]);
  logProgress(`packing them into ${outputFolder}…`);
  const packages = await packPackages(outputFolder, names);
  for (const { tarball, bytes } of packages) logProgress(`${tarball}  ${(bytes / 1000).toFixed(1)} kB`);
  logProgress("install them in your project with this command (without React, omit the last two files):");
  console.log(`npm install ${packages.map(({ tarball }) => quote(tarball)).join(" ")}`);
} catch (error) {
  logProgress(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

// Writes to stderr, because stdout contains only the install command.
function logProgress(text: string): void {
  process.stderr.write(`animal-store: ${text}\n`);
}

function quote(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `"${path}"`;
}

function parseOutputFolder(argv: readonly string[]): string {
  return new Command("npm run packages --")
    .description(
      "Build the tarballs that a frontend installs (client, client-react and their dependencies in this repository), and print the command that installs them. Test them with: npm test -- @animal-store/consumer#test",
    )
    .requiredOption("--out <folder>", "folder for the tarballs; created if it does not exist", parseFolder)
    .allowExcessArguments(false)
    .showSuggestionAfterError(false)
    .showHelpAfterError("Example: npm run packages -- --out ../tarballs")
    .addHelpText("after", "\nExit codes: 0 success, 1 build or write error, 2 usage error.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageErrorCode))
    .parse(argv)
    .opts<{ out: string }>().out;
}

function parseFolder(text: string): string {
  const folder = resolve(text);
  if (text === "" || (existsSync(folder) && !statSync(folder).isDirectory()))
    throw new InvalidArgumentError("It must be a folder or a path that does not exist.");
  return folder;
}
