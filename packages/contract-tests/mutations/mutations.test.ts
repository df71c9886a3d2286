import { expect, it } from "vitest";
import { allFaults } from "./all-faults.ts";
import { equivalentFaults } from "./equivalent-faults.ts";
import { huntFaults } from "./hunt-faults.ts";
import { createMutationReport } from "./mutation-report.ts";

const sampleSize = 40;

it("the ids of the faults are unique", () => {
  const ids = allFaults.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

it("every equivalent fault is one of the faults", () => {
  const ids = allFaults.map(({ id }) => id);
  expect([...equivalentFaults.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

it("a sample of every kind of fault is caught, and without one every case is green", { timeout: 60_000 }, async () => {
  const report = createMutationReport(await huntFaults(sample()));
  expect(report.brokenWithout).toBeUndefined();
  expect(report.survivors).toEqual([]);
  expect(report.caught.length).toBeGreaterThanOrEqual(sampleSize);
});

it("a fault that no case sees is a survivor, and lowers the score", () => {
  const seen = { fault: "seen", caughtBy: "pets/create", problem: "", cases: 1, milliseconds: 1 };
  const sound = { ...seen, fault: "no fault", caughtBy: undefined };
  const hunt = { sound, catches: [seen, { ...sound, fault: "unseen" }], milliseconds: 1 };
  expect(createMutationReport(hunt)).toMatchObject({ score: 0.5, survivors: ["unseen"], brokenWithout: undefined });
});

/** So many of each kind, evenly spread over its list. */
function sample(): typeof allFaults {
  const kinds = Map.groupBy(allFaults, ({ id }) => id.split("/", 1)[0]);
  const each = Math.ceil(sampleSize / kinds.size);
  return [...kinds.values()].flatMap((kind) =>
    Array.from({ length: each }, (_, index) => kind[Math.floor((index * kind.length) / each)] ?? []).flat(),
  );
}
