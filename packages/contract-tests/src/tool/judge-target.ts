import { contractCases } from "../cases/contract-cases.ts";
import { createCoverage } from "../coverage/create-coverage.ts";
import { unseenFacts } from "../coverage/unseen-facts.ts";
import type { Target } from "../target.ts";
import { createProgress } from "./progress.ts";
import { runCases, unpaced } from "./run-cases.ts";
import type { JudgeEnvironment } from "./run-judge.ts";
import { terminalReport } from "./terminal-report.ts";

/**
 * Judges a target by every case, and names what of the contract none of them showed.
 * @returns 0 when all passed and everything was shown, else 1
 */
export async function judgeTarget(
  target: Target,
  { stdout, stderr }: Pick<JudgeEnvironment, "stdout" | "stderr">,
): Promise<number> {
  const progress = createProgress(stderr, contractCases.length);
  const coverage = createCoverage(target.name);
  const begun = performance.now();
  const results = await runCases(target, contractCases, progress.hears, { ...unpaced, coverage });
  progress.ends();
  const seconds = (performance.now() - begun) / 1000;
  stdout.write(`${terminalReport(results, { isInterrupted: false, seconds, waited: 0 }, stdout)}\n`);
  const unseen = unseenFacts(coverage.record);
  stdout.write(`${unseen === undefined ? "Every fact of the contract was shown." : `\n${unseen}`}\n`);
  return unseen === undefined && results.every(({ outcome }) => outcome === "passed") ? 0 : 1;
}
