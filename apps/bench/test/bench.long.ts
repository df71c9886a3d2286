import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { expectReport } from "./expect-report.ts";

it("reports the figures of each target for each scenario", async () => {
  const folder = mkdtempSync(join(tmpdir(), "bench-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect.hasAssertions();
  await expectReport(folder, ["page", "by-id", "orders", "unauthorized", "invalid", "order", "mixed"]);
});
