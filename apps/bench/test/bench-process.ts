import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import type { Report, ReportTable } from "../src/report.ts";

const program = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const shortRunArgs = ["--rounds", "1", "--seconds", "0.5", "--warm-up", "0", "--connections", "10"];

/** Starts the benchmark as a separate process. */
export function startBench(args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args]);
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (output.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (output.stderr += text));
  const ended = once(child, "close").then(([code, signal]) => ({ exit: code ?? signal, ...output }));
  return { child, output, ended };
}

/** Runs a short benchmark and returns the tables of its JSON file by name. Its Markdown contains the same rows. */
export async function runShortBench(folder: string, args: readonly string[]): Promise<Record<string, ReportTable>> {
  const file = join(folder, "results.json");
  const { exit, stdout, stderr } = await startBench([...shortRunArgs, ...args, "--json", file]).ended;
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: expect.stringContaining("Measuring ") });
  const { tables }: Report = JSON.parse(readFileSync(file, "utf8"));
  for (const { title, rows } of tables) {
    const [, section = ""] = stdout.split(`\n## ${title}\n`);
    for (const row of rows) expect(section).toMatch(new RegExp(`\n\\| ${row.title} \\| .*\\d`));
  }
  return Object.fromEntries(tables.map((table) => [table.name, table]));
}
