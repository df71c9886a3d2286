import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { runShortBench } from "./bench-process.ts";

it("reports the results of each target in each scenario", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
