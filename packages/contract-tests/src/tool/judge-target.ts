import { BrokenAnswers } from "../broken-answers.ts";
import { contractCases } from "../cases/contract-cases.ts";
import { createCoverage } from "../coverage/create-coverage.ts";
import { unseenFacts } from "../coverage/unseen-facts.ts";
import type { Target } from "../target.ts";
import { brokenReport } from "./broken-report.ts";
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
  const broken: string[] = [];
  const results = await runCases(collecting(target, broken), contractCases, progress.hears, { ...unpaced, coverage });
  progress.ends();
  const seconds = (performance.now() - begun) / 1000;
  stdout.write(`${terminalReport(results, { isInterrupted: false, seconds, waited: 0 }, stdout)}\n`);
  if (broken.length > 0) stdout.write(`\n${brokenReport(broken)}\n`);
  const unseen = unseenFacts(coverage.record);
  stdout.write(`${unseen === undefined ? "Every fact of the contract was shown." : `\n${unseen}`}\n`);
  return unseen === undefined && broken.length === 0 && results.every(({ outcome }) => outcome === "passed") ? 0 : 1;
}

/** The same target; what its services logged of broken answers is added to a list, where it would end the run. */
function collecting(target: Target, broken: string[]): Target {
  const collect = (error: Error): void => {
    if (!(error instanceof BrokenAnswers)) throw error;
    broken.push(...error.logged);
  };
  return {
    ...target,
    start: async (situation) => {
      const service = await target.start(situation);
      return { ...service, stop: () => service.stop().catch(collect) };
    },
  };
}
