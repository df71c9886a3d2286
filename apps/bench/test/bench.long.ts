import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { scenarios } from "../src/scenarios.ts";
import { targets } from "../src/targets.ts";
import { runShortBench } from "./bench-process.ts";

it("reports the results of each target in each scenario", async () => {
  const { cpu } = await runShortBench(createFolder(), []);
  expect(cpu?.rows).toHaveLength(targets.length);
  for (const { values } of cpu?.rows ?? []) expect(values).toEqual(scenarios.map(() => expect.stringMatching(/[1-9]/)));
});

it("counts the CPU time of PostgreSQL and Redis", async () => {
  // The CPU time of Redis is a multiple of 10 ms.
  const args = ["--scenario", "mixed", "--on", "postgres", "--seconds", "3"];
  const { cpu } = await runShortBench(createFolder(), args);
  expect(cpu?.note).toContain("the target + PostgreSQL + Redis");
  for (const { values } of cpu?.rows.filter(({ kind }) => kind !== "baseline") ?? [])
    expect(Math.min(...String(values).split(" + ").map(Number))).toBeGreaterThan(0);
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
