import { AssertionError } from "node:assert";
import type { ContractCase } from "../src/cases/contract-case.ts";
import { contractCases } from "../src/cases/contract-cases.ts";
import { createResponseValidator } from "../src/response-validator.ts";
import { createRunner } from "../src/runner/create-runner.ts";
import type { Target } from "../src/target.ts";
import type { Mutant } from "./middleware.ts";
import { createMutantTarget } from "./mutant-target.ts";

/** Killed if a case failed. `error` means that the run proves nothing. `cases` counts the cases that ran. */
export type MutantResult = { readonly id: string; readonly cases: number } & (
  | { readonly outcome: "killed"; readonly killedBy: string; readonly problem: string }
  | { readonly outcome: "survived" }
  | { readonly outcome: "error"; readonly problem: string }
);

const validator = createResponseValidator();
// All services share this process, so single requests can be slow.
const timeoutMs = 60_000;

/** Runs the mutants concurrently, because a few wait for the system clock. */
export async function runMutants(mutants: readonly Mutant[], concurrency = 6): Promise<MutantResult[]> {
  const results: MutantResult[] = [];
  const queue = mutants.values();
  const run = async (): Promise<void> => {
    for (const mutant of queue) results.push(await runMutant(mutant));
  };
  await Promise.all(Array.from({ length: concurrency }, run));
  return results;
}

export function runMutant(mutant: Mutant): Promise<MutantResult> {
  const mutationErrors: unknown[] = [];
  const target = createMutantTarget(mutant, (error) => mutationErrors.push(error));
  return runUntilFailure(target, orderByRelevance(mutant), mutationErrors);
}

/** Runs cases against a target until one fails. @param mutationErrors errors that the mutation itself throws */
export async function runUntilFailure(
  target: Target,
  cases: readonly ContractCase[],
  mutationErrors: readonly unknown[] = [],
): Promise<MutantResult> {
  const runner = createRunner({ target, validator, timeoutMs });
  const progress = { id: target.name, cases: 0 };
  const toError = (problem: string): MutantResult => ({ ...progress, outcome: "error", problem });
  try {
    for (const contractCase of cases) {
      progress.cases += 1;
      const error: unknown = await runner.run(contractCase).catch((cause: unknown) => cause);
      const [mutationError] = mutationErrors;
      if (mutationError !== undefined) return toError(`the mutation itself threw: ${describeError(mutationError)}`);
      if (error === undefined) continue;
      const { id } = contractCase;
      // Only a failed assertion kills a mutant. A failed start, a programming error or a closed connection proves nothing.
      if (!(error instanceof AssertionError)) return toError(`${id} was inconclusive: ${describeError(error)}`);
      return { ...progress, outcome: "killed", killedBy: id, problem: `${id} failed: ${error.message}` };
    }
    return { ...progress, outcome: "survived" };
  } finally {
    await runner.stop().catch(() => {});
  }
}

/** Sorts all cases: first by the id prefixes of the mutant, then by operation and status, then by operation alone. */
function orderByRelevance({ operation, status, relevantCases = [] }: Mutant): ContractCase[] {
  const rank = (contractCase: ContractCase): number => {
    const position = relevantCases.findIndex((prefix) => contractCase.id.startsWith(prefix));
    if (position >= 0) return position;
    if (contractCase.operation !== operation) return relevantCases.length + 2;
    return relevantCases.length + (contractCase.status === status ? 0 : 1);
  };
  return contractCases.toSorted((a, b) => rank(a) - rank(b));
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Creates the report, sorted by id so that two runs are comparable. */
export function createMutationReport(baselines: readonly MutantResult[], results: readonly MutantResult[]) {
  const sorted = results.toSorted((result, otherResult) => (result.id < otherResult.id ? -1 : 1));
  return {
    killed: sorted.flatMap((result) =>
      result.outcome === "killed" ? [{ id: result.id, killedBy: result.killedBy, problem: result.problem }] : [],
    ),
    survivors: sorted.filter(({ outcome }) => outcome === "survived").map(({ id }) => id),
    /** Each error fails the run, because the other results are not reliable. */
    errors: [
      ...baselines.flatMap((result) => (result.outcome === "survived" ? [] : [`${result.id}: ${result.problem}`])),
      ...sorted.flatMap((result) => (result.outcome === "error" ? [`${result.id}: ${result.problem}`] : [])),
    ],
  };
}

export function formatMutationReport({ killed, survivors, errors }: ReturnType<typeof createMutationReport>): string {
  return [
    ...killed.map(({ id, killedBy }) => `✓ ${id} → ${killedBy}`),
    ...survivors.map((id) => `✗ ${id}: no case fails. Add a case to src/cases`),
    ...errors.map((error) => `! ${error}`),
    `${killed.length} of ${killed.length + survivors.length} mutants killed, ${errors.length} errors`,
  ].join("\n");
}
