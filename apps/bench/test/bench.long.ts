import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { scenarios } from "../src/scenarios.ts";
import { targets } from "../src/targets.ts";
import { runShortBench } from "./bench-process.ts";

it("reports the results of each target in each scenario", async () => {
  const { results } = await runShortBench(createFolder(), []);
  expect(results.targets).toEqual(targets);
  expect(results.scenarios).toHaveLength(scenarios.length);
});

it("counts the CPU time of PostgreSQL and Redis", async () => {
  // The CPU time of Redis is a multiple of 10 ms.
  const args = ["--scenario", "mixed", "--on", "postgres", "--seconds", "3"];
  const { results, stdout } = await runShortBench(createFolder(), args);
  for (const { target, cpuPerRequest } of results.measurements)
    if (target !== "baseline") expect(Math.min(...Object.values(cpuPerRequest))).toBeGreaterThan(0);
  expect(stdout).toContain("the target + PostgreSQL + Redis");
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
