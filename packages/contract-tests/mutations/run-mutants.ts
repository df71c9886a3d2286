import { AssertionError } from "node:assert";
import type { ContractCase } from "../src/cases/contract-case.ts";
import { contractCases } from "../src/cases/contract-cases.ts";
import { contractDocument } from "../src/document/contract-document.ts";
import { createJudge } from "../src/judge/create-judge.ts";
import { createRunner } from "../src/runner/create-runner.ts";
import type { Target } from "../src/target.ts";
import { createMutantTarget } from "./mutant-target.ts";
import type { Mutant } from "./wire.ts";

/** What came of a mutant: a case judged the service and found it wrong; or no case did; or the run itself went wrong. */
export type MutantResult = { readonly id: string /** How many cases were run. */; readonly cases: number } & (
  | { readonly outcome: "killed"; readonly killedBy: string; readonly problem: string }
  | { readonly outcome: "survived" }
  | { readonly outcome: "broken"; readonly problem: string }
);

const judge = createJudge(contractDocument);
// Milliseconds: all services, and thousands of requests, share this one process, on a machine that may be busy.
const timeout = 60_000;

/** Runs each mutant; some at a time, since a few wait for the clock of the machine. */
export async function runMutants(mutants: readonly Mutant[], atOnce = 6): Promise<MutantResult[]> {
  const outcomes: MutantResult[] = [];
  const queue = mutants.values();
  const run = async (): Promise<void> => {
    for (const mutant of queue) outcomes.push(await runMutant(mutant));
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  return outcomes;
}

/** Runs the cases until one kills the mutant. */
export function runMutant(mutant: Mutant): Promise<MutantResult> {
  const thrown: unknown[] = [];
  const target = createMutantTarget(mutant, (error) => thrown.push(error));
  return runUntilRed(target, findRelevantCases(mutant), thrown);
}

/** Runs cases against a target until one is red. @param thrown what the fault itself throws */
export async function runUntilRed(
  target: Target,
  cases: readonly ContractCase[],
  thrown: readonly unknown[] = [],
): Promise<MutantResult> {
  const runner = createRunner({ target, judge, coverage: { add: () => {} }, timeout });
  const found = { id: target.name, cases: 0 };
  try {
    for (const one of cases) {
      found.cases += 1;
      const error: unknown = await runner.run(one).catch((cause: unknown) => cause);
      const [own] = thrown;
      if (own !== undefined) return { ...found, outcome: "broken", problem: `the fault itself threw: ${told(own)}` };
      // What is no verdict proves nothing: a start that failed, a typing error, a connection that was cut.
      if (error !== undefined && !(error instanceof AssertionError))
        return { ...found, outcome: "broken", problem: `${one.id} could not judge: ${told(error)}` };
      if (error)
        return { ...found, outcome: "killed", killedBy: one.id, problem: `${one.id} is red: ${error.message}` };
    }
    return { ...found, outcome: "survived" };
  } finally {
    await runner.stop().catch(() => {});
  }
}

/** Every case, those first that may see the mutant best: by the beginnings that it names, by operation and status, by operation. */
function findRelevantCases({ operation, status, about = [] }: Mutant): ContractCase[] {
  const rank = (one: ContractCase): number => {
    const named = about.findIndex((beginning) => one.id.startsWith(beginning));
    if (named >= 0) return named;
    if (one.operation !== operation) return about.length + 2;
    return about.length + (one.status === status ? 0 : 1);
  };
  return contractCases.toSorted((left, right) => rank(left) - rank(right));
}

function told(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** Draws up what came of the baselines and the mutants, in an order that does not depend on the run. */
export function createMutationReport(baselines: readonly MutantResult[], results: readonly MutantResult[]) {
  const sorted = results.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return {
    killed: sorted.flatMap((one) =>
      one.outcome === "killed" ? [{ id: one.id, killedBy: one.killedBy, problem: one.problem }] : [],
    ),
    survivors: sorted.filter(({ outcome }) => outcome === "survived").map(({ id }) => id),
    /** What makes the rest worthless, in words: each one fails the run. */
    errors: [
      ...baselines.flatMap((one) => (one.outcome === "survived" ? [] : [`${one.id}: ${one.problem}`])),
      ...sorted.flatMap((one) => (one.outcome === "broken" ? [`${one.id}: ${one.problem}`] : [])),
    ],
  };
}

/** The table mutant → case, and how many were killed. */
export function formatMutationReport({ killed, survivors, errors }: ReturnType<typeof createMutationReport>): string {
  return [
    ...killed.map(({ id, killedBy }) => `✓ ${id} → ${killedBy}`),
    ...survivors.map((id) => `✗ ${id}: no case that is about it is red. Add one to src/cases`),
    ...errors.map((error) => `! ${error}`),
    `${killed.length} of ${killed.length + survivors.length} mutants killed, ${errors.length} errors`,
  ].join("\n");
}
