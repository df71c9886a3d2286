import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { exitCodeOf, InterruptedError, interruption } from "./child-processes.mjs";
import { withLock } from "./lock.mjs";
import { toolchainFolder } from "./pins.mjs";

/**
 * @typedef {object} Program
 * @property {string} name in messages
 * @property {string} file the name of its script, without extension
 * @property {string} variable the environment variable that overrides the path
 * @property {string} valid a description of valid values of the variable
 * @property {string} requirement the name with the minimum version
 * @property {() => string[]} candidates paths on the machine and in .toolchain, in order of preference
 * @property {(path: string) => boolean} isUsable
 * @property {Record<string, () => Promise<void> | void>} installers by their name in messages, tried in order
 * @property {string} nextStep advice if all installers fail
 */

/**
 * Prints the path of an installed program. If none is usable, installs one into .toolchain, unless `--find` is given.
 * On failure, prints the reason and the next step on stderr and exits with 1.
 * @param {Program} program
 */
export async function printProgram(program, folder = toolchainFolder) {
  try {
    process.stdout.write(`${await Promise.race([findOrInstallProgram(program, folder), interruption])}\n`);
  } catch (error) {
    if (error instanceof InterruptedError) process.exit(exitCodeOf(null, error.signal));
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Returns the paths of these names in the folders of PATH, then in the default folders. */
export function candidatePaths(names, defaultFolders) {
  const folders = [...pathFolders(), ...defaultFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export function pathFolders() {
  return (process.env.PATH ?? "").split(delimiter).filter(Boolean);
}

export function readOutput(path, args) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return undefined;
  }
  const { status, stdout, stderr } = spawnSync(path, args, { encoding: "utf8", timeout: 20_000 });
  return status === 0 ? stdout + stderr : undefined;
}

async function findOrInstallProgram(program, folder) {
  const { name, file, variable } = program;
  const found = findProgram(program);
  if (process.argv.includes("--find")) {
    if (found) return found;
    throw new Error(`${name} was not found. Run \`node scripts/${file}.mjs\` to install it, or set ${variable}.`);
  }
  if (found) return found;
  return withLock(join(folder, file), () => installProgram(program));
}

function findProgram({ variable, valid, candidates, isUsable }) {
  const configuredPath = process.env[variable];
  if (!configuredPath) return [...new Set(candidates())].find(isUsable);
  if (isUsable(configuredPath)) return configuredPath;
  throw new Error(`${variable} must be ${valid}, got "${configuredPath}". Correct or unset it.`);
}

async function installProgram(program) {
  const found = findProgram(program);
  if (found) return found;
  const failures = [];
  for (const [name, install] of Object.entries(program.installers)) {
    try {
      await install();
      const installed = findProgram(program);
      if (installed) return installed;
      failures.push(`${name}: the installed program does not start`);
    } catch (error) {
      failures.push(`${name}: ${error.message}`);
    }
  }
  throw new Error(`cannot find or install ${program.requirement} (${failures.join("; ")}). ${program.nextStep}`);
}
