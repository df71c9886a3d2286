import { describe, expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import type { ConformanceCase } from "../src/session.ts";
import { describeConformance } from "../src/vitest.ts";

const toScenario = (id: string, run: ConformanceCase["run"]): ConformanceCase => ({
  id,
  title: id,
  isWrite: false,
  run,
});

describe("describeConformance", () => {
  describeConformance({
    document: createApiDocument({ openapi: "3.1.0", info: { title: "Empty", version: "1" }, paths: {} }),
    // Neither scenario sends a request.
    target: "http://127.0.0.1:9",
    isSelected: () => false,
    scenarios: () => [
      toScenario("skips", async ({ skip }) => skip("a second user")),
      toScenario("passes", async () => undefined),
    ],
  });

  it("skips a test whose cases were all skipped, with the reasons", ({ task }) => {
    const [suite] = task.suite?.tasks ?? [];
    const tests = suite?.type === "suite" ? suite.tasks : [];
    expect(tests.map(({ name, result }) => ({ name, result }))).toMatchObject([
      { name: "skips: skips", result: { state: "skip", note: "needs a second user" } },
      { name: "passes: passes", result: { state: "pass" } },
    ]);
  });
});
