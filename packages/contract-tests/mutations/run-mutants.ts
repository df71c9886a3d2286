import { createSession } from "@animal-store/conformance/internal";
import type { ContractCase } from "../src/cases/contract-case.ts";
import { contractCases } from "../src/cases/contract-cases.ts";
import { contractDocument } from "../src/contract-document.ts";
import { checkStoreRules } from "../src/rules.ts";
import { createScenarios } from "../src/scenarios.ts";
import type { Target } from "../src/target.ts";
import type { Mutant } from "./middleware.ts";
import { createMutantTarget } from "./mutant-target.ts";

/** Killed if a case failed. `error` means that the run proves nothing. `cases` counts the cases that ran. */
export type MutantResult = { readonly id: string; readonly cases: number } & (
  | { readonly outcome: "killed"; readonly killedBy: string; readonly problem: string }
  | { readonly outcome: "survived" }
  | { readonly outcome: "error"; readonly problem: string }
);

const session = createSession({
  document: contractDocument,
  baseUrl: "http://127.0.0.1/v1",
  seed: 1,
  isStrict: true,
  rules: checkStoreRules,
  // All services share this process, so single requests can be slow.
  timeoutMs: 60_000,
});

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

/** Runs the cases of the store until one fails. @param mutationErrors errors that the mutation itself throws */
export async function runUntilFailure(
  target: Target,
  cases: readonly ContractCase[],
  mutationErrors: readonly unknown[] = [],
): Promise<MutantResult> {
  const { scenarios, stop } = createScenarios(target, cases);
  const progress = { id: target.name, cases: 0 };
  const toError = (problem: string): MutantResult => ({ ...progress, outcome: "error", problem });
  try {
    for (const conformanceCase of scenarios) {
      progress.cases += 1;
      const { id } = conformanceCase;
      const result = await session.run(conformanceCase).catch((error: unknown) => describeError(error));
      const [mutationError] = mutationErrors;
      if (mutationError !== undefined) return toError(`the mutation itself threw: ${describeError(mutationError)}`);
      // A failed start or a programming error proves nothing.
      if (typeof result === "string") return toError(`${id} was inconclusive: ${result}`);
      const [finding] = result.findings;
      if (!finding) continue;
      if (finding.check === "no-response") return toError(`${id} was inconclusive: ${finding.message}`);
      return { ...progress, outcome: "killed", killedBy: id, problem: `${id} failed: ${finding.message}` };
    }
    return { ...progress, outcome: "survived" };
  } finally {
    await stop().catch(() => {});
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
