import { AssertionError } from "node:assert";
import type { ContractCase } from "../src/cases/contract-case.ts";
import { contractCases } from "../src/cases/contract-cases.ts";
import { contractDocument } from "../src/document/contract-document.ts";
import { createJudge } from "../src/judge/create-judge.ts";
import { createRunner } from "../src/runner/create-runner.ts";
import { casesAbout } from "./cases-about.ts";
import type { Fault } from "./fault.ts";
import { createFaultyTarget } from "./plant/create-faulty-target.ts";

/** What came of a fault: a case judged the service and found it wrong; or no case did; or the hunt itself went wrong. */
export type Catch = { readonly fault: string /** How many cases were run. */; readonly cases: number } & (
  | { readonly outcome: "caught"; readonly caughtBy: string; readonly problem: string }
  | { readonly outcome: "survived" }
  | { readonly outcome: "broken"; readonly problem: string }
);

const judge = createJudge(contractDocument);
// Milliseconds: all services, and thousands of requests, share this one process, on a machine that may be busy.
const timeout = 60_000;

/** Runs the cases that are about a fault against a service with it until one is red. */
export function huntFault(fault: Fault): Promise<Catch> {
  return runUntilRed(fault, casesAbout(fault, contractCases));
}

/** Runs every case against a service that is sound, whatever way it was made; where it names cases, those. */
export function runControl(control: Fault): Promise<Catch> {
  return runUntilRed(control, control.operation ? casesAbout(control, contractCases) : contractCases);
}

async function runUntilRed(fault: Fault, cases: readonly ContractCase[]): Promise<Catch> {
  const thrown: unknown[] = [];
  const target = createFaultyTarget(fault, (error) => thrown.push(error));
  const runner = createRunner({ target, judge, coverage: { add: () => {} }, timeout });
  const found = { fault: fault.id, cases: 0 };
  try {
    for (const one of cases) {
      found.cases += 1;
      const error: unknown = await runner.run(one).then(
        () => undefined,
        (cause: unknown) => cause,
      );
      const [own] = thrown;
      if (own !== undefined) return { ...found, outcome: "broken", problem: `the fault itself threw: ${told(own)}` };
      // What is no verdict proves nothing: a start that failed, a typing error, a connection that was cut.
      if (error !== undefined && !(error instanceof AssertionError))
        return { ...found, outcome: "broken", problem: `${one.id} could not judge: ${told(error)}` };
      if (error) return { ...found, outcome: "caught", caughtBy: one.id, problem: error.message };
    }
    return { ...found, outcome: "survived" };
  } finally {
    await runner.stop().catch(() => {});
  }
}

function told(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
