import { AssertionError } from "node:assert";
import type { ContractCase } from "../src/cases/contract-case.ts";
import { contractCases } from "../src/cases/contract-cases.ts";
import { contractDocument } from "../src/document/contract-document.ts";
import { createResponseValidator } from "../src/response-validator/create-response-validator.ts";
import { createRunner } from "../src/runner/create-runner.ts";
import type { Target } from "../src/target.ts";
import { createMutantTarget } from "./mutant-target.ts";
import type { Mutant } from "./wire.ts";

/** The result of a mutant: a case failed, no case failed, or the run itself had an error. */
export type MutantResult = { readonly id: string /** Number of cases that ran. */; readonly cases: number } & (
  | { readonly outcome: "killed"; readonly killedBy: string; readonly problem: string }
  | { readonly outcome: "survived" }
  | { readonly outcome: "broken"; readonly problem: string }
);

const validator = createResponseValidator(contractDocument);
// In ms. All services and thousands of requests share this process, and the machine may be busy.
const timeout = 60_000;

/** Runs the mutants. Several run concurrently, because a few wait for the system clock. */
export async function runMutants(mutants: readonly Mutant[], concurrency = 6): Promise<MutantResult[]> {
  const outcomes: MutantResult[] = [];
  const queue = mutants.values();
  const run = async (): Promise<void> => {
    for (const mutant of queue) outcomes.push(await runMutant(mutant));
  };
  await Promise.all(Array.from({ length: concurrency }, run));
  return outcomes;
}

/** Runs the cases until one kills the mutant. */
export function runMutant(mutant: Mutant): Promise<MutantResult> {
  const thrown: unknown[] = [];
  const target = createMutantTarget(mutant, (error) => thrown.push(error));
  return runUntilRed(target, findRelevantCases(mutant), thrown);
}

/** Runs cases against a target until one fails. @param thrown errors that the mutation itself throws */
export async function runUntilRed(
  target: Target,
  cases: readonly ContractCase[],
  thrown: readonly unknown[] = [],
): Promise<MutantResult> {
  const runner = createRunner({ target, validator, coverage: { add: () => {} }, timeout });
  const found = { id: target.name, cases: 0 };
  try {
    for (const one of cases) {
      found.cases += 1;
      const error: unknown = await runner.run(one).catch((cause: unknown) => cause);
      const [own] = thrown;
      if (own !== undefined)
        return { ...found, outcome: "broken", problem: `the mutation itself threw: ${describeError(own)}` };
      // Only a failed assertion kills a mutant. A failed start, a programming error or a closed connection proves nothing.
      if (error !== undefined && !(error instanceof AssertionError))
        return { ...found, outcome: "broken", problem: `${one.id} was inconclusive: ${describeError(error)}` };
      if (error)
        return { ...found, outcome: "killed", killedBy: one.id, problem: `${one.id} failed: ${error.message}` };
    }
    return { ...found, outcome: "survived" };
  } finally {
    await runner.stop().catch(() => {});
  }
}

/** Returns all cases, the most relevant first: by the id prefixes of the mutant, then by operation and status, then by operation. */
function findRelevantCases({ operation, status, about = [] }: Mutant): ContractCase[] {
  const rank = (one: ContractCase): number => {
    const named = about.findIndex((prefix) => one.id.startsWith(prefix));
    if (named >= 0) return named;
    if (one.operation !== operation) return about.length + 2;
    return about.length + (one.status === status ? 0 : 1);
  };
  return contractCases.toSorted((left, right) => rank(left) - rank(right));
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Creates the report of the baselines and the mutants. Its order does not depend on the run. */
export function createMutationReport(baselines: readonly MutantResult[], results: readonly MutantResult[]) {
  const sorted = results.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    killed: sorted.flatMap((one) =>
      one.outcome === "killed" ? [{ id: one.id, killedBy: one.killedBy, problem: one.problem }] : [],
    ),
    survivors: sorted.filter(({ outcome }) => outcome === "survived").map(({ id }) => id),
    /** Errors that invalidate the other results. Each one fails the run. */
    errors: [
      ...baselines.flatMap((one) => (one.outcome === "survived" ? [] : [`${one.id}: ${one.problem}`])),
      ...sorted.flatMap((one) => (one.outcome === "broken" ? [`${one.id}: ${one.problem}`] : [])),
    ],
  };
}

/** Formats the table mutant → case and the number of killed mutants. */
export function formatMutationReport({ killed, survivors, errors }: ReturnType<typeof createMutationReport>): string {
  return [
    ...killed.map(({ id, killedBy }) => `✓ ${id} → ${killedBy}`),
    ...survivors.map((id) => `✗ ${id}: no relevant case fails. Add one to src/cases`),
    ...errors.map((error) => `! ${error}`),
    `${killed.length} of ${killed.length + survivors.length} mutants killed, ${errors.length} errors`,
  ].join("\n");
}
