import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { renderChart } from "../src/report/chart.ts";
import type { BenchReport } from "../src/report/report.ts";

const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const shortRunArgs = ["--pets", "400", "--rounds", "1", "--seconds", "0.2", "--warm-up", "0", "--connections", "10"];

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
export async function runShortBench(folder: string, scenarios: readonly string[], args: readonly string[] = []) {
  const file = join(folder, "results.json");
  const scenarioArgs = scenarios.flatMap((name) => ["--scenario", name]);
  const { exit, stdout, stderr } = await startBench([...shortRunArgs, ...scenarioArgs, ...args, "--json", file]).ended;
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: expect.stringContaining("Round 1 of 1, mixed") });
  const report: BenchReport = JSON.parse(readFileSync(file, "utf8"));
  const expected = report.targets.flatMap(({ name }) => scenarios.map((scenario) => `${name} ${scenario}`));
  const measured = report.measurements.map(({ target, scenario }) => `${target} ${scenario}`);
  expect(measured.toSorted()).toEqual(expected.toSorted());
  for (const { title } of report.targets) expect(stdout).toContain(`\n| ${title} | `);
  for (const { title } of report.scenarios) expect(renderChart(report)).toContain(`>${title}</text>`);
  return { report, stdout };
}
