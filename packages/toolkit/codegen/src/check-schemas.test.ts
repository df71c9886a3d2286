import { describe, expect, it, vi } from "vitest";
import { checkSchemas } from "./check-schemas.ts";
import type { OpenApiDocument, Schema } from "./document.ts";
import { Findings } from "./findings.ts";

function listFindings(patterns: readonly string[]): string[] {
  const schemas = Object.fromEntries(
    patterns.map((pattern, index) => [`s${index}`, { type: "string", pattern } as Schema]),
  );
  const findings = new Findings();
  checkSchemas({ components: { schemas } } as unknown as OpenApiDocument, findings);
  return findings.report(({ node }) => `${(node as Schema).pattern}`).split("\n");
}

describe("the check of patterns", () => {
  it("has the same findings, however long it takes", () => {
    let now = 0;
    const spies = [vi.spyOn(performance, "now"), vi.spyOn(Date, "now")];
    for (const spy of spies) spy.mockImplementation(() => (now += 10_000));
    const patterns = Array.from({ length: 3 }, (_, index) => `^(a+)+b{${index + 1}}$`);
    const findings = listFindings([...patterns, "^a+$"]);
    for (const spy of spies) spy.mockRestore();
    expect(findings.slice(1).map((line) => line.slice(0, line.indexOf(": ")))).toEqual(patterns);
  });

  it.each([
    ["an expensive pattern", `${"(".repeat(200)}a*${")*".repeat(200)}`],
    ["a long pattern", ".*-".repeat(3000)],
  ])("takes less than a second for 1,000 copies of %s", (_what, pattern) => {
    const start = process.cpuUsage();
    expect(listFindings(Array(1000).fill(pattern))).toHaveLength(2);
    expect(process.cpuUsage(start).user / 1000, "CPU time in milliseconds").toBeLessThan(1000);
  });
});
