import { expect, it } from "vitest";
import { allFaults } from "./all-faults.ts";
import { equivalentFaults } from "./equivalent-faults.ts";
import { huntFaults } from "./hunt-faults.ts";
import { createMutationReport } from "./mutation-report.ts";

it("the ids of the faults are unique", () => {
  const ids = allFaults.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it("every equivalent fault is one of the faults", () => {
  const ids = allFaults.map(({ id }) => id);
  expect([...equivalentFaults.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

it("every fault is caught, and without one every case is green", { timeout: 300_000 }, async () => {
  const report = createMutationReport(await huntFaults(allFaults));
  expect(report.brokenWithout).toBeUndefined();
  expect(report.survivors).toEqual([]);
});

it("a fault that no case sees is a survivor, and lowers the score", () => {
  const seen = { fault: "seen", caughtBy: "pets/create", problem: "", cases: 1, milliseconds: 1 };
  const sound = { ...seen, fault: "no fault", caughtBy: undefined };
  const hunt = { sound, catches: [seen, { ...sound, fault: "unseen" }], milliseconds: 1 };
  expect(createMutationReport(hunt)).toMatchObject({ score: 0.5, survivors: ["unseen"], brokenWithout: undefined });
});
