import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { BenchResults } from "../src/run-bench.ts";

const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));
export const shortRunArgs = ["--rounds", "1", "--seconds", "0.5", "--warm-up", "0", "--connections", "10"];

/** Starts the benchmark as a separate process. */
export function startBench(args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args]);
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (output.stderr += text));
  const ended = once(child, "close").then(([code, signal]) => ({ exit: code ?? signal, ...output }));
  return { child, output, ended };
}

/** Runs a short benchmark and checks that the report is complete. */
export async function runShortBench(folder: string, args: readonly string[]) {
  const file = join(folder, "results.json");
  const { exit, stdout, stderr } = await startBench([...shortRunArgs, ...args, "--json", file]).ended;
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: expect.stringContaining("Measuring mixed") });
  const results: BenchResults = JSON.parse(readFileSync(file, "utf8"));
  const expected = results.targets.flatMap(({ name }) => results.scenarios.map((scenario) => [name, scenario.name]));
  const measured = results.measurements.map(({ target, scenario }) => [target, scenario]);
  expect(measured.toSorted()).toEqual(expected.toSorted());
  for (const { title } of results.targets) expect(stdout).toMatch(new RegExp(`\n\\| ${title} \\| .*\\d`));
  return { results, stdout };
}
