import { pipeline } from "node:stream/promises";
import { places } from "../subjects/places.ts";
import { runProgram, startProgram } from "../subjects/program.ts";

const unlimited = 1_000_000_000;

/** Runs a program that fills a store with lines. */
export async function fill(
  program: string,
  env: Record<string, string>,
  lines: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const started = startProgram([process.execPath, program], { env, signal });
  await Promise.all([pipeline(lines, started.stdin), started.output]);
}

/** Makes a key of the server whose limits are never reached. @param env that says where its data is */
export async function issueKey(env: Record<string, string>, signal: AbortSignal): Promise<string> {
  const limits = ["--per-minute", String(unlimited), "--per-day", String(unlimited)];
  const command = [process.execPath, places.keys, "create", "--plan", "enterprise", ...limits, "--json"];
  return JSON.parse(await runProgram(command, { env, signal })).key;
}
