import { expect, it } from "vitest";
import { allMutants } from "./all-mutants.ts";
import { runBaselines } from "./baselines.ts";
import { createMutationReport, formatMutationReport, type MutantResult, runMutant, runMutants } from "./run-mutants.ts";
import type { Mutant, Mutation } from "./wire.ts";
import { onRequest, onResponse, withHeader } from "./wire.ts";

const ids = allMutants.map(({ id }) => id);
const fail = (): never => {
  throw new RangeError("typo in the mutant itself");
};
const mutant = (mutation: Mutation, about = "pets/list-empty"): Mutant => ({
  id: "tried",
  about: [about],
  mutation,
});

it("kills every mutant, and passes every sound service", { timeout: 600_000 }, async () => {
  const report = createMutationReport(await runBaselines(), await runMutants(allMutants));
  expect(report.errors).toEqual([]);
  expect(report.survivors).toEqual([]);
});

it.each([
  ["status", 112],
  ["code", 82],
  ["header", 522],
  ["member", 392],
  ["input", 92],
  ["number", 34],
  ["behaviour", 328],
])("derives enough mutants of the class %s, each with its own id", (name, least) => {
  const own = ids.filter((id) => id.startsWith(`${name}/`));
  expect(own.length).toBeGreaterThanOrEqual(least);
  expect(new Set(own).size).toBe(own.length);
});

it("kills a mutant by the case that names it, and tells what that case says", async () => {
  const wire = onResponse((response) => withHeader(response, "x-powered-by", "animals"));
  expect(await runMutant(mutant({ wire: () => wire }))).toMatchObject({
    outcome: "killed",
    killedBy: "pets/list-empty",
    problem: expect.stringContaining("header x-powered-by: is not documented"),
  });
});

it.each<[string, Mutation, string]>([
  ["requests", { wire: () => onRequest(fail) }, "pets/list-empty"],
  ["responses", { wire: () => onResponse(fail) }, "pets/list-empty"],
  ["answers of the parser", { parser: fail }, "parser/bad-request/text"],
])("reports an error of its own where a mutant throws in a change of %s", async (_, mutation, about) => {
  expect(await runMutant(mutant(mutation, about))).toMatchObject({
    outcome: "broken",
    problem: expect.stringContaining("RangeError: typo in the mutant itself"),
  });
});

it("reports a closed connection as inconclusive", async () => {
  const parser: Mutation["parser"] = (response) => ({ ...response, status: Number.NaN });
  expect(await runMutant(mutant({ parser }))).toMatchObject({
    outcome: "broken",
    problem: expect.stringContaining("pets/list-empty was inconclusive: Error: GET /v1/pets: no response"),
  });
});

it("reports killed mutants, survivors, broken mutants and red baselines", () => {
  const killed = (id: string): MutantResult => ({
    id,
    cases: 1,
    outcome: "killed",
    killedBy: "pets/create",
    problem: "…",
  });
  const report = createMutationReport(
    [killed("no fault")],
    [
      { id: "unseen", cases: 1, outcome: "survived" },
      killed("seen"),
      { id: "broken", cases: 1, outcome: "broken", problem: "TypeError: no" },
    ],
  );
  expect(report.survivors).toEqual(["unseen"]);
  expect(report.errors).toEqual(["no fault: …", "broken: TypeError: no"]);
  expect(formatMutationReport(report)).toContain("✓ seen → pets/create\n✗ unseen");
});
