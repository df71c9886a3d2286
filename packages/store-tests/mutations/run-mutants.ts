import { type CaseContext, type ConformanceCase, createSession } from "@animal-store/conformance/internal";
import type { StartedService } from "@animal-store/conformance/vitest";
import { contractCases, documentCases } from "../src/cases/contract-cases.ts";
import { connectTarget } from "../src/connect-target.ts";
import { suiteOptions } from "../src/rules.ts";
import { createDocumentMutants } from "./document-mutants.ts";
import { createMessageRows } from "./message-mutants.ts";
import { type Mutant, toMutant } from "./mutant.ts";
import { createMutantTarget, type MutantTarget } from "./mutant-target.ts";
import { settingRows } from "./setting-mutants.ts";
import { createStateRows } from "./state-mutants.ts";

export const allMutants: readonly Mutant[] = [
  ...createDocumentMutants(),
  ...[...createMessageRows(), ...settingRows, ...createStateRows()].map(toMutant),
];

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
  return runUntilFailure(createMutantTarget(mutant), mutant);
}

/** Runs the cases until one fails. The relevant cases of a mutant run first. */
export async function runUntilFailure(target: MutantTarget, mutant: Partial<Mutant> = {}): Promise<MutantResult> {
  const { toCase, start, stop } = connectTarget(target);
  let starting: Promise<StartedService> | undefined;
  // The cases of the document share a service, which starts for the first one.
  const connectedCases = documentCases.map((documentCase) => ({
    ...documentCase,
    async run(context: CaseContext) {
      starting ??= start();
      const { baseUrl, setup } = await starting;
      await documentCase.run(context.connect({ baseUrl, ...setup }));
    },
  }));
  const ranked = [
    ...contractCases.map((scenario) => ({ testCase: toCase(scenario), status: scenario.status })),
    ...connectedCases.map((testCase) => ({ testCase, status: undefined })),
  ]
    .map(({ testCase, status }) => ({ testCase, rank: rank(mutant, testCase, status) }))
    .sort((a, b) => a.rank - b.rank);
  const { name: id } = target;
  let cases = 0;
  const toError = (problem: string): MutantResult => ({ id, cases, outcome: "error", problem });
  try {
    for (const { testCase } of ranked) {
      cases += 1;
      const result = await session.run(testCase).catch((error: unknown) => describeError(error));
      const [mutationError] = target.mutationErrors;
      if (mutationError !== undefined) return toError(`the mutation itself threw: ${describeError(mutationError)}`);
      // A failed start or a programming error proves nothing.
      if (typeof result === "string") return toError(`${testCase.id} was inconclusive: ${result}`);
      const [finding] = result.findings;
      if (!finding) continue;
      const { check, message } = finding;
      if (check === "no-response" || check === "case-error")
        return toError(`${testCase.id} was inconclusive: ${message}`);
      return { id, cases, outcome: "killed", killedBy: testCase.id, problem: `${testCase.id} failed: ${message}` };
    }
    return { id, cases, outcome: "survived" };
  } finally {
    await Promise.allSettled([stop(), starting?.then((service) => service.stop?.())]);
  }
}

/** Ranks a case: first by the id prefixes of the mutant, then by operation and status, then by operation alone. */
function rank(mutant: Partial<Mutant>, { id, operation }: ConformanceCase, status: number | undefined): number {
  const { relevantCases = [] } = mutant;
  const position = relevantCases.findIndex((prefix) => id.startsWith(prefix));
  if (position >= 0) return position;
  if ((operation?.id ?? "unrouted") !== mutant.operation) return relevantCases.length + 2;
  return relevantCases.length + (status === mutant.status ? 0 : 1);
}

function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

export interface MutationReport {
  readonly killed: readonly { readonly id: string; readonly killedBy: string; readonly problem: string }[];
  readonly survivors: readonly string[];
  /** Each error fails the run, because the other results are not reliable. */
  readonly errors: readonly string[];
}

/** Creates the report, sorted by id so that two runs are comparable. */
export function createMutationReport(
  baselines: readonly MutantResult[],
  results: readonly MutantResult[],
): MutationReport {
  const sorted = results.toSorted((result, otherResult) => (result.id < otherResult.id ? -1 : 1));
  const killed = sorted.filter((result) => result.outcome === "killed");
  const failedBaselines = baselines.filter((result) => result.outcome !== "survived");
  const errors = [...failedBaselines, ...sorted.filter((result) => result.outcome === "error")];
  return {
    killed: killed.map(({ id, killedBy, problem }) => ({ id, killedBy, problem })),
    survivors: sorted.filter(({ outcome }) => outcome === "survived").map(({ id }) => id),
    errors: errors.map(({ id, problem }) => `${id}: ${problem}`),
  };
}

export function formatMutationReport({ killed, survivors, errors }: MutationReport): string {
  return [
    ...killed.map(({ id, killedBy }) => `✓ ${id} → ${killedBy}`),
    ...survivors.map((id) => `✗ ${id}: no case fails. Add a case to src/cases`),
    ...errors.map((error) => `! ${error}`),
    `${killed.length} of ${killed.length + survivors.length} mutants killed, ${errors.length} errors`,
  ].join("\n");
}
