import type { ContractCase } from "../cases/contract-case.ts";
import { createCoverage } from "../coverage/create-coverage.ts";
import { contractDocument } from "../document/contract-document.ts";
import { createJudge } from "../judge/create-judge.ts";
import { NotTried } from "../not-tried.ts";
import { createRunner } from "../runner/create-runner.ts";
import type { Target } from "../target.ts";

/** What became of a case. */
export interface CaseResult {
  readonly contractCase: ContractCase;
  readonly outcome: "passed" | "failed" | "not tried";
  /** What came in place of what the contract asks for; or what the case would need. */
  readonly reason: string | undefined;
  readonly seconds: number;
}

/** Runs cases one after the other against one service. @param onResult hears of each when it is over */
export async function runCases(
  target: Target,
  cases: readonly ContractCase[],
  onResult: (result: CaseResult) => void,
): Promise<CaseResult[]> {
  const coverage = createCoverage(target.name);
  const runner = createRunner({ target, judge: createJudge(contractDocument), coverage });
  const results: CaseResult[] = [];
  for (const contractCase of cases) {
    const begun = performance.now();
    const verdict = await runner.run(contractCase).then(() => passed, judged);
    const result = { contractCase, ...verdict, seconds: (performance.now() - begun) / 1000 };
    results.push(result);
    onResult(result);
  }
  await runner.stop();
  return results;
}

type Verdict = Pick<CaseResult, "outcome" | "reason">;

const passed: Verdict = { outcome: "passed", reason: undefined };

function judged(error: Error): Verdict {
  return { outcome: error instanceof NotTried ? "not tried" : "failed", reason: error.message };
}
