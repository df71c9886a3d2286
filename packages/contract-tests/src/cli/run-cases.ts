import { AssertionError } from "node:assert";
import type { ContractCase } from "../cases/contract-case.ts";
import type { Coverage } from "../coverage/create-coverage.ts";
import { contractDocument } from "../document/contract-document.ts";
import { createResponseValidator } from "../response-validator/create-response-validator.ts";
import { createRunner, toFailureReason } from "../runner/create-runner.ts";
import type { Target } from "../target.ts";
import { SkipCase } from "../target.ts";
import type { Pacer, RunnerClock } from "./pacer.ts";

/** What became of a case. */
export interface CaseResult {
  readonly contractCase: ContractCase;
  readonly outcome: "passed" | "failed" | "not tried";
  /** What came in place of what the contract asks for; or what the case would need. */
  readonly reason: string | undefined;
  /** What the case took, without the waits for the next minute. */
  readonly seconds: number;
}

/** Where cases may have to wait. */
export interface Pace {
  readonly time: RunnerClock;
  readonly pacer: Pick<Pacer, "waited">;
  /** Ends the run: what was not tried until then stays so. */
  readonly signal?: AbortSignal;
}

export interface RunOptions extends Pace {
  /** Learns what of the contract is seen on the wire. */
  readonly coverage?: Pick<Coverage, "add">;
  /** Takes out of a reason what no report may show. */
  readonly hide?: (reason: string) => string;
}

// So many cases in a row without any answer: then nobody is there any more.
const maxUnanswered = 5;

/** Nothing has to wait: the clock of the service is moved. */
export const unpaced: Pace = {
  time: { now: () => performance.now(), wait: async () => {} },
  pacer: { waited: () => 0 },
};

/**
 * Runs cases one after the other against one service.
 * @param onResult hears of each when it is over
 */
export async function runCases(
  target: Target,
  cases: readonly ContractCase[],
  onResult: (result: CaseResult) => void,
  { time, pacer, signal, coverage = { add: () => {} }, hide = (reason) => reason }: RunOptions = unpaced,
): Promise<CaseResult[]> {
  const runner = createRunner({ target, validator: createResponseValidator(contractDocument), coverage });
  const interrupted = untilAborted(signal);
  const results: CaseResult[] = [];
  let unanswered = 0;
  const run = (contractCase: ContractCase): Promise<Verdict> =>
    (unanswered < maxUnanswered ? runner.run(contractCase) : Promise.reject(new SkipCase(lost))).then(
      () => passed,
      validated,
    );
  for (const contractCase of inGoodOrder(cases)) {
    const [begun, waited] = [time.now(), pacer.waited()];
    const first = signal?.aborted ? await interrupted : await Promise.race([run(contractCase), interrupted]);
    // What was cut off meanwhile says nothing of the service.
    const { outcome, reason, hasResponse = true } = signal?.aborted ? await interrupted : first;
    const seconds = Math.max(0, time.now() - begun - (pacer.waited() - waited)) / 1000;
    if (outcome !== "not tried") unanswered = hasResponse ? 0 : unanswered + 1;
    const result = { contractCase, outcome, reason: reason && hide(reason), seconds };
    results.push(result);
    onResult(result);
  }
  if (!signal?.aborted) await runner.stop();
  return results;
}

const lost = "a service that still responds";

type Verdict = Pick<CaseResult, "outcome" | "reason"> & { readonly hasResponse?: boolean };

const passed: Verdict = { outcome: "passed", reason: undefined };

function validated(error: Error): Verdict {
  const outcome = error instanceof SkipCase ? "not tried" : "failed";
  return { outcome, reason: toFailureReason(error), hasResponse: error instanceof AssertionError };
}

// What uses up the minute of its address would let others wait for the next one.
function inGoodOrder(cases: readonly ContractCase[]): ContractCase[] {
  const isGreedy = ({ needs = [] }: ContractCase) => needs.includes("emptied-address");
  return cases.toSorted((one, other) => Number(isGreedy(one)) - Number(isGreedy(other)));
}

async function untilAborted(signal: AbortSignal | undefined): Promise<Verdict> {
  await new Promise<void>((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
  return { outcome: "not tried", reason: "an uninterrupted run" };
}
