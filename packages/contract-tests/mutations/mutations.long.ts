import { mkdirSync, writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allFaults } from "./all-faults.ts";
import { huntFaults } from "./hunt-faults.ts";
import { createMutationReport, mutationTable } from "./mutation-report.ts";

it("every fault turns a case red, and without one every case is green", async () => {
  const report = createMutationReport(await huntFaults(allFaults));
  console.log(mutationTable(report));
  const folder = new URL("../coverage/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL("mutations.json", folder), `${JSON.stringify(report, undefined, 2)}\n`);
  expect(report.brokenWithout).toBeUndefined();
  expect(report.survivors).toEqual([]);
});
