import {
  type Middleware,
  NoResponseError,
  onRequest,
  onResponse,
  withHeader,
} from "@animal-store/conformance/internal";
import { expect, it } from "vitest";
import { contractCases, documentCases } from "../src/cases/contract-cases.ts";
import { runBaselines } from "./baselines.ts";
import type { Mutant, Mutation } from "./mutant.ts";
import {
  allMutants,
  createMutationReport,
  formatMutationReport,
  type MutantResult,
  runMutant,
  runMutants,
} from "./run-mutants.ts";

const throwTypo = (): never => {
  throw new RangeError("typo in the mutant itself");
};
const createMutant = (mutation: Mutation, casePrefix = "pets/list-empty"): Mutant => ({
  id: "mutant",
  relevantCases: [casePrefix],
  mutation,
});

// The others run in `npm run test:long`.
const sampled = allMutants.filter((_, index) => index % 16 === 0);

it("the contract tests kill one in 16 mutants and pass every baseline", { timeout: 600_000 }, async () => {
  const report = createMutationReport(await runBaselines(), await runMutants(sampled));
  expect(report.errors).toEqual([]);
  expect(report.survivors).toEqual([]);
});

it("creates mutants with unique ids", () => {
  const ids = allMutants.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it("runs an existing case first for each mutant of a table", () => {
  const prefixes = allMutants
    .filter(({ id }) => id.startsWith("behaviour/"))
    .flatMap(({ relevantCases = [] }) => relevantCases);
  const ids = [...contractCases, ...documentCases].map(({ id }) => id);
  expect(prefixes.filter((prefix) => !ids.some((id) => id.startsWith(prefix)))).toEqual([]);
});

it("reports the case that kills a mutant, and the message of its failure", async () => {
  const middleware = onResponse((response) => withHeader(response, "x-powered-by", "animals"));
  expect(await runMutant(createMutant({ middleware: () => middleware }))).toMatchObject({
    outcome: "killed",
    killedBy: "pets/list-empty",
    problem: expect.stringContaining("header x-powered-by: is not documented"),
  });
});

it.each<[string, Mutation, string]>([
  ["requests", { middleware: () => onRequest(throwTypo) }, "pets/list-empty"],
  ["responses", { middleware: () => onResponse(throwTypo) }, "pets/list-empty"],
  ["responses of the parser", { middleware: () => onResponse(throwTypo) }, "parser/bad-request/"],
])("reports an error if the mutant itself throws while it changes %s", async (_, mutation, casePrefix) => {
  expect(await runMutant(createMutant(mutation, casePrefix))).toMatchObject({
    outcome: "error",
    problem: expect.stringContaining("RangeError: typo in the mutant itself"),
  });
});

it("reports an error, not a kill, if the connection closes", async () => {
  const middleware: Middleware = () => {
    throw new NoResponseError("GET /v1/pets: the connection closed.");
  };
  expect(await runMutant(createMutant({ middleware: () => middleware }))).toMatchObject({
    outcome: "error",
    problem: expect.stringContaining("pets/list-empty was inconclusive: no valid HTTP response: GET /v1/pets"),
  });
});

it("reports killed mutants, survivors, errors and failed baselines", () => {
  const createKilled = (id: string): MutantResult => ({
    id,
    cases: 1,
    outcome: "killed",
    killedBy: "pets/create",
    problem: "…",
  });
  const report = createMutationReport(
    [createKilled("baseline")],
    [
      { id: "surviving", cases: 1, outcome: "survived" },
      createKilled("detected"),
      { id: "failing", cases: 1, outcome: "error", problem: "TypeError: no" },
    ],
  );
  expect(report.survivors).toEqual(["surviving"]);
  expect(report.errors).toEqual(["baseline: …", "failing: TypeError: no"]);
  expect(formatMutationReport(report)).toContain("✓ detected → pets/create\n✗ surviving");
});
