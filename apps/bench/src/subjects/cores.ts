import { availableParallelism } from "node:os";
import { commandExists } from "../command-exists.ts";
import { runProgram } from "./program.ts";

const canPin = commandExists("taskset") && availableParallelism() > 1;

/** The core of every subject, all of its threads included, and the one of the load generator. */
export const subjectCore = 0;
export const loadCore = 1;

/** What stands in front of a command for it to run on one core; nothing where cores cannot be chosen. */
export function pinnedTo(core: number): string[] {
  return canPin ? ["taskset", "-c", String(core)] : [];
}

/** Keeps a process that runs, with all of its threads, on one core. */
export async function pin(pid: number, core: number, signal: AbortSignal): Promise<void> {
  if (canPin) await runProgram(["taskset", "-a", "-c", "-p", String(core), String(pid)], { signal });
}
