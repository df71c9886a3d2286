import { expect, it } from "vitest";
import { allFaults } from "./all-faults.ts";
import { equivalentFaults } from "./equivalent-faults.ts";
import { huntFaults } from "./hunt-faults.ts";
import { createMutationReport } from "./mutation-report.ts";

it("the ids of the faults are unique", () => {
  const ids = allFaults.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it.each([
  ["status", 100],
  ["code", 70],
  ["header", 450],
  ["member", 350],
  ["input", 80],
  ["number", 30],
  ["behaviour", 180],
])("there are enough faults of the kind %s", (kind, least) => {
  expect(allFaults.filter(({ id }) => id.startsWith(`${kind}/`)).length).toBeGreaterThanOrEqual(least);
});

it("every equivalent fault is one of the faults", () => {
  const ids = allFaults.map(({ id }) => id);
  expect([...equivalentFaults.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

it("every fault is caught by a case that is about it, and without one every case is green", {
  timeout: 300_000,
}, async () => {
  const report = createMutationReport(await huntFaults(allFaults));
  expect(report.errors).toEqual([]);
  expect(report.survivors).toEqual([]);
});
