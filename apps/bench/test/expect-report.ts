import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { BenchReport } from "../src/report/bench-report.ts";
import { chart } from "../src/report/chart.ts";
import { startBench } from "./bench-process.ts";

export const short = ["--pets", "400", "--rounds", "1", "--seconds", "0.2", "--warm-up", "0", "--connections", "10"];

/** Runs all targets on some scenarios, briefly, and asserts that the report has all figures. */
export async function expectReport(folder: string, scenarios: readonly string[]): Promise<void> {
  const file = join(folder, "figures.json");
  const chosen = scenarios.flatMap((name) => ["--scenario", name]);
  const { exit, stdout, stderr } = await startBench([...short, ...chosen, "--beside-pets", "500", "--json", file])
    .ended;
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: expect.stringContaining("Round 1 of 1, mixed") });

  const report: BenchReport = JSON.parse(readFileSync(file, "utf8"));
  const measured = report.measurements.map(({ subject, scenario }) => `${subject} ${scenario}`);
  const written = ["order", "mixed"];
  const wanted = report.subjects.flatMap(({ name }) =>
    scenarios
      .filter((scenario) => name !== "500-pets" || !written.includes(scenario))
      .map((scenario) => `${name} ${scenario}`),
  );
  expect(measured.toSorted()).toEqual(wanted.toSorted());
  expect(report.subjects.map(({ kind }) => kind)).toEqual([
    "server",
    "floor",
    "floor",
    "peer",
    "peer",
    "peer",
    "variant",
  ]);
  for (const { title } of report.subjects) expect(stdout).toContain(`\n| ${title} | `);
  for (const { title } of report.scenarios) expect(chart(report)).toContain(`>${title}</text>`);
}
