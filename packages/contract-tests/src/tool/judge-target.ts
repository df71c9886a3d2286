import { CommanderError } from "commander";
import { contractCases } from "../cases/contract-cases.ts";
import { unseenFacts } from "../coverage/coverage-table.ts";
import { createCoverage } from "../coverage/create-coverage.ts";
import type { Target } from "../target.ts";
import { BrokenAnswers } from "../target.ts";
import { brokenReport } from "./broken-report.ts";
import { caseList } from "./case-list.ts";
import { noCaseChosen } from "./case-pattern.ts";
import { plural } from "./plural.ts";
import { createProgress } from "./progress.ts";
import { runCases, unpaced } from "./run-cases.ts";
import type { JudgeEnvironment } from "./run-judge.ts";
import { readTargetOptions } from "./target-options.ts";
import { terminalReport } from "./terminal-report.ts";

/**
 * Judges a target by the cases that the command line chooses: by all, and then names what of the contract none of them showed.
 * @returns 0 when all passed and everything was shown, 2 after wrong usage, else 1
 */
export async function judgeTarget(target: Target, argv: readonly string[], output: Outputs): Promise<number> {
  const { stdout, stderr } = output;
  try {
    const outputs = { writeOut: (text: string) => stdout.write(text), writeErr: (text: string) => stderr.write(text) };
    const { list, isWanted } = readTargetOptions(argv, outputs);
    const cases = contractCases.filter(({ id }) => isWanted(id));
    if (cases.length > 0 && !list) return await judge(target, cases, output);
    if (cases.length === 0) stderr.write(`judge: ${noCaseChosen}\n`);
    stdout.write(caseList(cases));
    return cases.length === 0 ? 2 : 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

type Outputs = Pick<JudgeEnvironment, "stdout" | "stderr">;

async function judge(target: Target, cases: typeof contractCases, { stdout, stderr }: Outputs): Promise<number> {
  const progress = createProgress(stderr, cases.length);
  const isWhole = cases.length === contractCases.length;
  const chosen = isWhole ? "" : ` of ${contractCases.length}, chosen by --only`;
  progress.begins(`Judging ${target.name} by ${plural(cases.length, "case")}${chosen}.`);
  const coverage = createCoverage(target.name);
  const begun = performance.now();
  const broken: string[] = [];
  const results = await runCases(collecting(target, broken), cases, progress.hears, { ...unpaced, coverage });
  progress.ends();
  const seconds = (performance.now() - begun) / 1000;
  stdout.write(`${terminalReport(results, { isInterrupted: false, seconds, waited: 0 }, stdout)}\n`);
  if (broken.length > 0) stdout.write(`\n${brokenReport(broken)}\n`);
  const isSound = broken.length === 0 && results.every(({ outcome }) => outcome === "passed");
  // What some of the cases do not show says nothing.
  if (!isWhole) return isSound ? 0 : 1;
  const unseen = unseenFacts(coverage.record);
  stdout.write(`${unseen === undefined ? "Every fact of the contract was shown." : `\n${unseen}`}\n`);
  return isSound && unseen === undefined ? 0 : 1;
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
