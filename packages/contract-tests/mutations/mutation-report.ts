import type { MutantResult } from "./run-mutants.ts";

export interface MutationReport {
  readonly killed: readonly { readonly id: string; readonly killedBy: string; readonly problem: string }[];
  readonly survivors: readonly string[];
  /** What makes the rest worthless, in words: each one fails the run. */
  readonly errors: readonly string[];
}

/** Draws up what came of the baselines and the mutants, in an order that does not depend on the run. */
export function createMutationReport(
  baselines: readonly MutantResult[],
  results: readonly MutantResult[],
): MutationReport {
  const sorted = results.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    killed: sorted.flatMap((one) =>
      one.outcome === "killed" ? [{ id: one.id, killedBy: one.killedBy, problem: one.problem }] : [],
    ),
    survivors: sorted.filter(({ outcome }) => outcome === "survived").map(({ id }) => id),
    errors: [
      ...baselines.flatMap((one) => (one.outcome === "survived" ? [] : [`${one.id}: ${one.problem}`])),
      ...sorted.flatMap((one) => (one.outcome === "broken" ? [`${one.id}: ${one.problem}`] : [])),
    ],
  };
}

/** The table mutant → case, and how many were killed. */
export function formatMutationReport({ killed, survivors, errors }: MutationReport): string {
  return [
    ...killed.map(({ id, killedBy }) => `✓ ${id} → ${killedBy}`),
    ...survivors.map((id) => `✗ ${id}: no case that is about it is red. Add one to src/cases`),
    ...errors.map((error) => `! ${error}`),
    `${killed.length} of ${killed.length + survivors.length} mutants killed, ${errors.length} errors`,
  ].join("\n");
}
