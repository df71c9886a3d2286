import { expect, it } from "vitest";
import { equivalentFaults } from "./equivalent-faults.ts";
import type { Catch } from "./hunt-fault.ts";
import { huntFaults } from "./hunt-faults.ts";
import { createMutationReport, mutationTable } from "./mutation-report.ts";

const [equivalent = ""] = equivalentFaults.keys();
const caught = (fault: string): Catch => ({
  fault,
  cases: 1,
  outcome: "caught",
  caughtBy: "pets/create",
  problem: "…",
});
const survived = (fault: string): Catch => ({ fault, cases: 1, outcome: "survived" });
const broken = (fault: string): Catch => ({ fault, cases: 1, outcome: "broken", problem: "TypeError: no" });
const report = (catches: Catch[], controls: Catch[] = [survived("no fault")]) =>
  createMutationReport({ controls, catches, milliseconds: 1 });

it("a fault that no case sees is a survivor, and lowers the score", () => {
  expect(report([caught("seen"), survived("unseen")])).toMatchObject({ score: 0.5, survivors: ["unseen"], errors: [] });
});

it("an equivalent fault lowers nothing; one that a case sees after all is an error", () => {
  expect(report([caught("seen"), survived(equivalent)])).toMatchObject({ score: 1, survivors: [], errors: [] });
  expect(report([caught(equivalent)]).errors).toEqual([
    `${equivalent}: pets/create is red. Take it out of equivalent-faults.ts`,
  ]);
});

it("a fault that is broken is an error and not caught", () => {
  expect(report([caught("seen"), broken("itself")])).toMatchObject({ score: 0.5, errors: ["itself: TypeError: no"] });
});

it("a case that is red without a fault is an error", () => {
  expect(report([caught("seen")], [caught("no fault")]).errors).toEqual(["no fault: pets/create is red: …"]);
});

it("the table does not depend on who was first", () => {
  const [one, other] = [caught("one"), caught("other")];
  expect(mutationTable(report([other, one]))).toBe(mutationTable(report([one, other])));
});

it("without a fault there is no hunt", async () => {
  await expect(huntFaults([])).rejects.toThrow("There is no fault to hunt.");
});
