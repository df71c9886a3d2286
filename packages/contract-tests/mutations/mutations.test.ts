import { expect, it } from "vitest";
import { allMutants } from "./all-mutants.ts";
import { runControls } from "./controls.ts";
import type { Mutant, Planting } from "./mutant.ts";
import { createMutationReport, equivalentMutants, mutationTable } from "./mutation-report.ts";
import { type Outcome, runMutant, runMutants } from "./run-mutants.ts";
import { onAnswer, onRequest, withHeader } from "./wire.ts";

const ids = allMutants.map(({ id }) => id);
const fail = (): never => {
  throw new RangeError("typo in the mutant itself");
};
const mutant = (planting: Planting, about = "pets/list-empty"): Mutant => ({
  id: "tried",
  about: [about],
  plant: () => planting,
});

it("kills every mutant by a case that is about it, and passes every sound service", { timeout: 300_000 }, async () => {
  const report = createMutationReport(await runControls(), await runMutants(allMutants));
  expect(report.errors).toEqual([]);
  expect(report.survivors).toEqual([]);
});

it("gives each mutant an id of its own, also the equivalent ones", () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect([...equivalentMutants.keys()].filter((id) => !ids.includes(id))).toEqual([]);
});

it.each([
  ["status", 112],
  ["code", 82],
  ["header", 522],
  ["member", 392],
  ["input", 83],
  ["number", 34],
  ["behaviour", 205],
])("derives enough mutants of the class %s", (name, least) => {
  expect(ids.filter((id) => id.startsWith(`${name}/`)).length).toBeGreaterThanOrEqual(least);
});

it("kills a mutant by the case that names it, and tells what that case says", async () => {
  const wire = onAnswer((answer) => withHeader(answer, "x-powered-by", "animals"));
  expect(await runMutant(mutant({ wire }))).toMatchObject({
    outcome: "killed",
    killedBy: "pets/list-empty",
    problem: expect.stringContaining("header x-powered-by: is not documented"),
  });
});

it("lets a mutant survive that only a case of another subject sees", async () => {
  const wire = onAnswer((answer) => withHeader(answer, "etag", undefined));
  expect(await runMutant(mutant({ wire }, "orders/second"))).toEqual({ id: "tried", cases: 1, outcome: "survived" });
});

it.each<[string, Planting, string]>([
  ["requests", { wire: onRequest(fail) }, "pets/list-empty"],
  ["answers", { wire: onAnswer(fail) }, "pets/list-empty"],
  ["answers of the parser", { parser: fail }, "parser/bad-request/text"],
])("reports an error of its own where a mutant throws in a change of %s", async (_, planting, about) => {
  expect(await runMutant(mutant(planting, about))).toMatchObject({
    outcome: "broken",
    problem: expect.stringContaining("RangeError: typo in the mutant itself"),
  });
});

it("takes a connection that is cut for no verdict", async () => {
  const parser: Planting["parser"] = (answer) => ({ ...answer, status: Number.NaN });
  expect(await runMutant(mutant({ parser }))).toMatchObject({
    outcome: "broken",
    problem: expect.stringContaining("pets/list-empty could not judge: Error: GET /v1/pets: no answer"),
  });
});

it("reports survivors, broken mutants, red controls and equivalent mutants that are killed", () => {
  const [equivalent = ""] = equivalentMutants.keys();
  const killed = (id: string): Outcome => ({ id, cases: 1, outcome: "killed", killedBy: "pets/create", problem: "…" });
  const survived = (id: string): Outcome => ({ id, cases: 1, outcome: "survived" });
  const broken: Outcome = { id: "broken", cases: 1, outcome: "broken", problem: "TypeError: no" };
  const report = createMutationReport(
    [killed("no fault")],
    [survived("unseen"), killed("seen"), broken, killed(equivalent)],
  );
  expect(report).toMatchObject({ score: 0.5, survivors: ["unseen"] });
  expect(report.errors).toEqual([
    "no fault: pets/create is red: …",
    "broken: TypeError: no",
    `${equivalent}: pets/create is red. Take it out of equivalentMutants`,
  ]);
  expect(mutationTable(report)).toContain("✓ seen → pets/create\n✗ unseen");
  expect(createMutationReport([], [survived(equivalent)])).toMatchObject({ survivors: [], errors: [] });
});
