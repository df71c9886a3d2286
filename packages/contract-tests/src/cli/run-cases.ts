import { AssertionError } from "node:assert";
import type { ContractCase } from "../cases/contract-case.ts";
import type { Coverage } from "../coverage/create-coverage.ts";
import { createResponseValidator } from "../response-validator.ts";
import { createRunner, toFailureReason } from "../runner/create-runner.ts";
import { SkipCase, type Target } from "../target.ts";
import type { Pacer, RunnerClock } from "./pacer.ts";

export interface CaseResult {
  readonly contractCase: ContractCase;
  readonly outcome: "passed" | "failed" | "skipped";
  /** The difference from the contract, or the requirement that is not met. */
  readonly reason: string | undefined;
  /** Excludes waits for the next minute. */
  readonly seconds: number;
}

export interface Pace {
  readonly time: RunnerClock;
  readonly pacer: Pick<Pacer, "waited">;
  readonly signal?: AbortSignal;
}

export interface RunOptions extends Pace {
  readonly coverage?: Coverage;
  readonly redact?: (reason: string) => string;
}

// After this many consecutive cases without a response, the service counts as stopped.
const maxCasesWithoutResponse = 5;

export const unpaced: Pace = {
  time: { now: () => performance.now(), wait: async () => {} },
  pacer: { waited: () => 0 },
};

export async function runCases(
  target: Target,
  cases: readonly ContractCase[],
  onResult: (result: CaseResult) => void,
  { time, pacer, signal, coverage, redact = (reason) => reason }: RunOptions = unpaced,
): Promise<CaseResult[]> {
  const runner = createRunner({ target, validator: createResponseValidator(), ...(coverage && { coverage }) });
  const interruption = waitForAbort(signal);
  const results: CaseResult[] = [];
  let casesWithoutResponse = 0;
  const run = (contractCase: ContractCase): Promise<CaseOutcome> =>
    (casesWithoutResponse < maxCasesWithoutResponse
      ? runner.run(contractCase)
      : Promise.reject(new SkipCase("a service that still responds"))
    ).then(() => passedOutcome, toOutcome);
  for (const contractCase of toRunOrder(cases)) {
    const [startedAt, waitedBefore] = [time.now(), pacer.waited()];
    const caseOutcome = signal?.aborted ? await interruption : await Promise.race([run(contractCase), interruption]);
    // The interruption may have caused the result of this case.
    const { outcome, reason, hasResponse = true } = signal?.aborted ? await interruption : caseOutcome;
    const seconds = Math.max(0, time.now() - startedAt - (pacer.waited() - waitedBefore)) / 1000;
    if (outcome !== "skipped") casesWithoutResponse = hasResponse ? 0 : casesWithoutResponse + 1;
    const result = { contractCase, outcome, reason: reason && redact(reason), seconds };
    results.push(result);
    onResult(result);
  }
  if (!signal?.aborted) await runner.stop();
  return results;
}

type CaseOutcome = Pick<CaseResult, "outcome" | "reason"> & { readonly hasResponse?: boolean };

const passedOutcome: CaseOutcome = { outcome: "passed", reason: undefined };

function toOutcome(error: Error): CaseOutcome {
  const outcome = error instanceof SkipCase ? "skipped" : "failed";
  return { outcome, reason: toFailureReason(error), hasResponse: error instanceof AssertionError };
}

// Cases that exhaust the limit of the address run last, because later cases would wait for the next minute.
function toRunOrder(cases: readonly ContractCase[]): ContractCase[] {
  const exhaustsAddress = ({ needs = [] }: ContractCase) => needs.includes("address-limit");
  return cases.toSorted((a, b) => Number(exhaustsAddress(a)) - Number(exhaustsAddress(b)));
}

async function waitForAbort(signal: AbortSignal | undefined): Promise<CaseOutcome> {
  await new Promise<void>((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
  return { outcome: "skipped", reason: "an uninterrupted run" };
}
