import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { exitCodeOf, InterruptedError, interruption } from "./child-processes.mjs";
import { withLock } from "./lock.mjs";
import { toolchainFolder } from "./pins.mjs";

/**
 * A program that tests need and a machine may lack.
 * @typedef {object} Program
 * @property {string} name in messages
 * @property {string} file of the program's script, without its extension
 * @property {string} variable of the environment that chooses a program
 * @property {string} valid values of the variable
 * @property {string} wanted with the oldest version that works
 * @property {() => string[]} places on the machine and in .toolchain; the first one that works is taken
 * @property {(path: string) => boolean} works
 * @property {Record<string, () => Promise<void> | void>} ways to install it, by their name in messages; tried in order
 * @property {string} remedy when every way fails
 * @property {{isMissing: () => boolean, install: () => Promise<void> | void}} [addition] installed next to a program that nobody chose
 */

/**
 * Prints the path of a program on stdout: one of the machine, else one that is installed into .toolchain. `--find` installs nothing. Without
 * a program, prints the reason and the next step on stderr and exits with 1.
 * @param {Program} program
 */
export async function printProgram(program, folder = toolchainFolder) {
  try {
    process.stdout.write(`${await Promise.race([provideProgram(program, folder), interruption])}\n`);
  } catch (error) {
    if (error instanceof InterruptedError) process.exit(exitCodeOf(null, error.signal));
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Returns the paths of these names in the folders of PATH, then in the usual folders. */
export function pathsOf(names, usualFolders) {
  const folders = [...pathFolders(), ...usualFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** Returns the folders of PATH. */
export function pathFolders() {
  return (process.env.PATH ?? "").split(delimiter).filter(Boolean);
}

/** Returns the output of a program; undefined if it does not start or fails. */
export function outputOf(path, args) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return undefined;
  }
  const { status, stdout, stderr } = spawnSync(path, args, { encoding: "utf8", timeout: 20_000 });
  return status === 0 ? stdout + stderr : undefined;
}

async function provideProgram(program, folder) {
  const { name, file, variable } = program;
  const found = findProgram(program);
  if (process.argv.includes("--find")) {
    if (found) return found;
    throw new Error(`No ${name} was found. Run \`node scripts/${file}.mjs\` to install one, or set ${variable}.`);
  }
  if (found && !isIncomplete(program)) return found;
  return withLock(join(folder, file), () => installProgram(program));
}

function findProgram({ variable, valid, places, works }) {
  const chosen = process.env[variable];
  if (!chosen) return [...new Set(places())].find(works);
  if (works(chosen)) return chosen;
  throw new Error(`${variable} must be ${valid}, got "${chosen}". Correct or unset it.`);
}

function isIncomplete({ variable, addition }) {
  return !process.env[variable] && addition?.isMissing() === true;
}

async function installProgram(program) {
  const found = findProgram(program);
  if (found) {
    if (isIncomplete(program)) await program.addition.install();
    return findProgram(program);
  }
  const failures = [];
  for (const [way, install] of Object.entries(program.ways)) {
    try {
      await install();
      const installed = findProgram(program);
      if (installed) return installed;
      failures.push(`${way}: the installed program does not start`);
    } catch (error) {
      failures.push(`${way}: ${error.message}`);
    }
  }
  throw new Error(`No ${program.wanted} was found or could be installed (${failures.join("; ")}). ${program.remedy}`);
}
