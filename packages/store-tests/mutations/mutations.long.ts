import { expect, it } from "vitest";
import { allMutants } from "./all-mutants.ts";
import { createMutationReport, runMutants } from "./run-mutants.ts";

it("the contract tests kill every mutant", { timeout: 3_600_000 }, async () => {
  const { errors, survivors } = createMutationReport([], await runMutants(allMutants));
  expect({ errors, survivors }).toEqual({ errors: [], survivors: [] });
});
