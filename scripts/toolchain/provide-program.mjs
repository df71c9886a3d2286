import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { withLock } from "./lock.mjs";
import { toolchainFolder } from "./pins.mjs";

/**
 * A program of others that tests need and a machine may lack.
 * @typedef {object} Program
 * @property {string} name as messages call it
 * @property {string} file of this program's script, without its ending
 * @property {string} variable of the environment: who sets it has chosen, and is given that or an error
 * @property {string} valid what the variable must be
 * @property {string} wanted what is looked for, with the oldest version that serves
 * @property {() => string[]} places where the machine may have it, and where it lies once it was brought; the first that serves is taken
 * @property {(path: string) => boolean} serves
 * @property {Record<string, () => void>} ways to bring it, by what messages call them; one after the other until it is there
 * @property {string} remedy what to do where there is no way
 * @property {{isMissing: () => boolean, bring: () => void}} [addition] brought to one that was found, where nobody chose it
 */

/**
 * Prints where a program lies, and nothing else on stdout: one that the machine has, else one that is brought into .toolchain. With
 * `--find` it only looks. Where there is none, one line on stderr says why and what to do, and the exit code is 1.
 * @param {Program} program
 */
export async function printProgram(program, folder = toolchainFolder) {
  try {
    process.stdout.write(`${await provideProgram(program, folder)}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** The paths that programs of these names have in the folders of PATH, then in the usual ones. */
export function pathsOf(names, usualFolders) {
  const folders = [...pathFolders(), ...usualFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The folders of PATH. */
export function pathFolders() {
  return (process.env.PATH ?? "").split(delimiter).filter(Boolean);
}

/** What a program says when it is run; undefined where it does not start or fails: a file that exists need not be one that runs. */
export function outputOf(path, args) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return undefined;
  }
  const { status, stdout, stderr } = spawnSync(path, args, { encoding: "utf8", timeout: 20_000 });
  return status === 0 ? stdout + stderr : undefined;
}

// Milliseconds that bringing one may take, in which this process does nothing else.
const bringing = 10 * 60_000;

async function provideProgram(program, folder) {
  const { name, file, variable } = program;
  const found = findProgram(program);
  if (process.argv.includes("--find")) {
    if (found) return found;
    throw new Error(`No ${name} was found. Run \`node scripts/${file}.mjs\` to bring one, or set ${variable}.`);
  }
  if (found && !isIncomplete(program)) return found;
  // Several tests may want one at once: the first brings it, and the others find it there.
  return withLock(join(folder, `${file}-turns`), async () => bringProgram(program), bringing);
}

function findProgram({ variable, valid, places, serves }) {
  const chosen = process.env[variable];
  if (!chosen) return [...new Set(places())].find(serves);
  if (serves(chosen)) return chosen;
  throw new Error(`${variable} must be ${valid}, got "${chosen}". Correct or unset it.`);
}

function isIncomplete({ variable, addition }) {
  return !process.env[variable] && addition?.isMissing() === true;
}

function bringProgram(program) {
  const there = findProgram(program);
  if (there) {
    if (isIncomplete(program)) program.addition.bring();
    return findProgram(program);
  }
  const failures = [];
  for (const [way, bring] of Object.entries(program.ways)) {
    try {
      bring();
      const brought = findProgram(program);
      if (brought) return brought;
      failures.push(`${way}: what was brought does not start`);
    } catch (error) {
      failures.push(`${way}: ${error.message}`);
    }
  }
  throw new Error(`No ${program.wanted} was found or could be brought (${failures.join("; ")}). ${program.remedy}`);
}
