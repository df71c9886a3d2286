import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runShortBench } from "./bench-process.ts";

it("reports the results of each target in each scenario", async () => {
  const folder = createFolder();
  const { report } = await runShortBench(folder, [
    "page",
    "by-id",
    "orders",
    "unauthorized",
    "invalid",
    "order",
    "mixed",
  ]);
  expect(report.targets).toHaveLength(5);
});

it("counts the CPU time of one and two processes, PostgreSQL and Redis", async () => {
  const folder = createFolder();
  const targetArgs = ["server", "fastify", "zod-openapi", "two-server"].flatMap((name) => ["--only", name]);
  const { report, stdout } = await runShortBench(folder, ["mixed"], [...targetArgs, "--on", "postgres"]);
  expect(report.targets.map(({ processes }) => processes)).toEqual([1, 1, 1, 2]);
  for (const { cpuOfServices } of report.measurements)
    expect(Object.keys(cpuOfServices)).toEqual(["PostgreSQL", "Redis"]);
  expect(stdout).toContain("the target + PostgreSQL + Redis");
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
