import { spawnSync } from "node:child_process";

/**
 * Runs a command to its end. What it says goes to stderr, for stdout holds the result of the script alone; with `quiet`, its last line
 * stands in the error.
 * @throws {Error} where it cannot be run, or fails
 */
export function runCommand(command, args, { quiet = false, ...options } = {}) {
  const stdio = quiet ? "pipe" : ["ignore", 2, 2];
  const { status, error, stderr } = spawnSync(command, args, { encoding: "utf8", stdio, ...options });
  if (error) throw new Error(`${command} could not be run (${error.code})`);
  const why = quiet ? `: ${stderr.trim().split("\n").at(-1)}` : "";
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}${why}`);
}
