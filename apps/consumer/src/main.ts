import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError } from "commander";
import { frontendPackages, packPackages, runProgram } from "./pack-packages.ts";

const findUsageError = 2;
// As scripts/turbo.mjs starts it: it builds what changed since it last did.
const turbo = fileURLToPath(new URL("../../../node_modules/turbo/bin/turbo", import.meta.url));
const folder = readFolder(process.argv);
const names = frontendPackages();
try {
  say(`building ${names.join(", ")}…`);
  const build = ["run", "package", ...names.map((name) => `--filter=${name}`), "--output-logs=errors-only"];
  await runProgram(import.meta.dirname, process.execPath, [turbo, ...build]);
  say(`packing them into ${folder}…`);
  const packages = await packPackages(folder, names);
  for (const { tarball, bytes } of packages) say(`${tarball}  ${(bytes / 1000).toFixed(1)} kB`);
  say("install them in your project by this line. Without React leave out the last file:");
  console.log(`npm install ${packages.map(({ tarball }) => quoted(tarball)).join(" ")}`);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

// Progress: stdout is for the line alone.
function say(text: string): void {
  process.stderr.write(`animal-store: ${text}\n`);
}

function quoted(path: string): string {
  return /^[\w./:@+-]+$/.test(path) ? path : `"${path}"`;
}

/** The folder that the command line names. It ends the process with one line and exit code 2 where the command line is wrong. */
function readFolder(argv: readonly string[]): string {
  return new Command("npm run packages --")
    .description(
      "Build and keep the tarballs that a frontend installs (client, client-react and what they need of this repository), and print the line that installs them. What they are tested by: npm test -- @animal-store/consumer#test",
    )
    .requiredOption("--out <folder>", "where the tarballs are kept; it is made where it is missing", parseFolder)
    .allowExcessArguments(false)
    .showSuggestionAfterError(false)
    .showHelpAfterError("Write: npm run packages -- --out ../tarballs")
    .addHelpText("after", "\nExit codes: 0 done or helped, 1 could not build or write, 2 wrong usage.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : findUsageError))
    .parse(argv)
    .opts<{ out: string }>().out;
}

function parseFolder(text: string): string {
  const folder = resolve(text);
  if (text === "" || (existsSync(folder) && !statSync(folder).isDirectory()))
    throw new InvalidArgumentError("It must be a folder, or a path where there is nothing yet.");
  return folder;
}
