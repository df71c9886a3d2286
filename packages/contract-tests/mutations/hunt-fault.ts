import type { ContractCase } from "../src/cases/contract-case.ts";
import { contractCases } from "../src/cases/contract-cases.ts";
import { createCoverage } from "../src/coverage/create-coverage.ts";
import { contractDocument } from "../src/document/contract-document.ts";
import { createJudge } from "../src/judge/create-judge.ts";
import { createRunner } from "../src/runner/create-runner.ts";
import type { Fault } from "./fault.ts";
import { orderCases } from "./order-cases.ts";
import { createFaultyTarget } from "./plant/create-faulty-target.ts";

/** What came of a fault: the case that saw it, and what that case said; or no case did. */
export interface Catch {
  readonly fault: string;
  readonly caughtBy: string | undefined;
  readonly problem: string | undefined;
  /** How many cases were run. */
  readonly cases: number;
  readonly milliseconds: number;
}

const judge = createJudge(contractDocument);

/** Runs the cases against a service with a fault until one is red. @param times milliseconds of each case without a fault */
export function huntFault(fault: Fault, times: ReadonlyMap<string, number>): Promise<Catch> {
  return runUntilRed(fault.id, orderCases(contractCases, fault, times), fault);
}

/** Runs every case against the sound service. @param times is filled with the milliseconds of each */
export function runSound(times: Map<string, number>): Promise<Catch> {
  return runUntilRed("no fault", contractCases, undefined, times);
}

async function runUntilRed(
  name: string,
  cases: readonly ContractCase[],
  fault?: Fault,
  times?: Map<string, number>,
): Promise<Catch> {
  const target = createFaultyTarget(fault);
  const runner = createRunner({ target, judge, coverage: createCoverage(target.name) });
  const began = performance.now();
  let run = 0;
  const result = (caughtBy?: string, problem?: string): Catch => ({
    fault: name,
    caughtBy,
    problem,
    cases: run,
    milliseconds: Math.round(performance.now() - began),
  });
  try {
    for (const one of cases) {
      run += 1;
      const started = performance.now();
      const problem = await runner.run(one).then(
        () => undefined,
        (error: Error) => error.message,
      );
      times?.set(one.id, performance.now() - started);
      if (problem !== undefined) return result(one.id, problem);
    }
    return result();
  } finally {
    await runner.stop();
  }
}
