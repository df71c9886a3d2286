import {
  type CaseContext,
  createCases,
  createSession,
  type Scenario,
  type Target,
} from "@animal-store/conformance/internal";
import type { StartedService } from "@animal-store/conformance/vitest";
import { contractCases } from "../src/cases/contract-cases.ts";
import { contractDocument } from "../src/contract-document.ts";
import { startService } from "../src/describe-contract.ts";
import { createStoreScenarios } from "../src/platform.ts";
import { suiteOptions } from "../src/rules.ts";
import type { Mutant } from "./mutant.ts";
import { createMutantTarget } from "./mutant-target.ts";

/** Killed if a case failed. `error` means that the run proves nothing. `cases` counts the cases that ran. */
export type MutantResult = { readonly id: string; readonly cases: number } & (
  | { readonly outcome: "killed"; readonly killedBy: string; readonly problem: string }
  | { readonly outcome: "survived" }
  | { readonly outcome: "error"; readonly problem: string }
);

const session = createSession({
  ...suiteOptions,
  baseUrl: "http://127.0.0.1/v1",
  seed: 1,
  // All services share this process, so single requests can be slow.
  timeoutMs: 60_000,
});

const documentCases = createCases(contractDocument);

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
  return runUntilFailure(target, contractCases, { mutant, mutationErrors });
}

interface MutantRun {
  /** Its relevant cases run first. */
  readonly mutant: Mutant;
  /** The errors that the mutation itself throws. */
  readonly mutationErrors: readonly unknown[];
}

/** Runs scenarios and the cases of the contract until one fails. */
export async function runUntilFailure(
  target: Target,
  scenarios: readonly Scenario[],
  { mutant, mutationErrors }: Partial<MutantRun> = {},
): Promise<MutantResult> {
  const { toCase, stop } = createStoreScenarios(target);
  const document = connectDocumentCases(target);
  const ranked = [
    ...scenarios.map((scenario) => ({ testCase: toCase(scenario), rank: rank(mutant, scenario) })),
    ...document.cases.map((testCase) => ({
      testCase,
      rank: rank(mutant, { id: testCase.id, operation: testCase.operation?.id }),
    })),
  ].sort((a, b) => a.rank - b.rank);
  const progress = { id: target.name, cases: 0 };
  const toError = (problem: string): MutantResult => ({ ...progress, outcome: "error", problem });
  try {
    for (const { testCase } of ranked) {
      progress.cases += 1;
      const { id } = testCase;
      const result = await session.run(testCase).catch((error: unknown) => describeError(error));
      const [mutationError] = mutationErrors ?? [];
      if (mutationError !== undefined) return toError(`the mutation itself threw: ${describeError(mutationError)}`);
      // A failed start or a programming error proves nothing.
      if (typeof result === "string") return toError(`${id} was inconclusive: ${result}`);
      const [finding] = result.findings;
      if (!finding) continue;
      if (["no-response", "case-error"].includes(finding.check))
        return toError(`${id} was inconclusive: ${finding.message}`);
      return { ...progress, outcome: "killed", killedBy: id, problem: `${id} failed: ${finding.message}` };
    }
    return { ...progress, outcome: "survived" };
  } finally {
    await Promise.allSettled([stop(), document.stop()]);
  }
}

/** Returns the cases of the contract. They share a service, which starts for the first one. */
function connectDocumentCases(target: Target) {
  let starting: Promise<StartedService> | undefined;
  const cases = documentCases.map((documentCase) => ({
    ...documentCase,
    async run(context: CaseContext) {
      starting ??= startService(target);
      const { baseUrl, setup } = await starting;
      await documentCase.run(context.connect({ baseUrl, ...setup }));
    },
  }));
  return { cases, stop: async () => (await starting)?.stop?.() };
}

interface TestCase {
  readonly id: string;
  readonly operation?: string | undefined;
  readonly status?: number;
}

/** Ranks a case: first by the id prefixes of the mutant, then by operation and status, then by operation alone. */
function rank({ operation, status, relevantCases = [] }: Partial<Mutant> = {}, testCase: TestCase): number {
  const position = relevantCases.findIndex((prefix) => testCase.id.startsWith(prefix));
  if (position >= 0) return position;
  if (testCase.operation !== operation) return relevantCases.length + 2;
  return relevantCases.length + (testCase.status === status ? 0 : 1);
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
