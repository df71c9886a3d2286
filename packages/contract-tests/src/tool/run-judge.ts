import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CommanderError } from "commander";
import { contractCases } from "../cases/contract-cases.ts";
import { createCoverage } from "../coverage/create-coverage.ts";
import { caseList } from "./case-list.ts";
import { noCaseChosen } from "./case-pattern.ts";
import { coverageLine } from "./coverage-line.ts";
import { createKeyHider } from "./hide-keys.ts";
import { jsonReport } from "./json-report.ts";
import { type JudgeOptions, readCommandLine } from "./judge-options.ts";
import { junitReport } from "./junit-report.ts";
import { createPacer, type JudgeTime } from "./pacer.ts";
import { plural } from "./plural.ts";
import { createProgress, type Progress } from "./progress.ts";
import { readKeys } from "./read-keys.ts";
import { openRemoteTarget } from "./remote-target.ts";
import { type CaseResult, runCases } from "./run-cases.ts";
import { terminalReport } from "./terminal-report.ts";
import { UsageError } from "./usage-error.ts";

export interface JudgeEnvironment {
  /** Gets results. */
  readonly stdout: Output;
  /** Gets progress and what is wrong. */
  readonly stderr: Output;
  readonly time: JudgeTime;
  /** Ends the run early: what was found until then is told. */
  readonly signal?: AbortSignal;
}

/** Something to write to, that colours go to where it is a terminal. */
export type Output = Pick<NodeJS.WriteStream, "write" | "isTTY">;

/** What the judge command does. @returns its exit code */
export async function runJudge(argv: readonly string[], environment: JudgeEnvironment): Promise<number> {
  const { stdout, stderr } = environment;
  try {
    const output = { writeOut: (text: string) => stdout.write(text), writeErr: (text: string) => stderr.write(text) };
    const { options, isWanted } = readCommandLine(argv, output);
    const cases = contractCases.filter(({ id }) => isWanted(id));
    if (cases.length === 0) throw new UsageError(noCaseChosen);
    if (options) return await judge(options, cases, environment);
    stdout.write(caseList(cases));
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`judge: ${error.message}\n`);
    return 2;
  }
}

async function judge(
  { base, keys: file, isExclusive, junit, json }: JudgeOptions,
  cases: typeof contractCases,
  { stdout, stderr, time, signal }: JudgeEnvironment,
): Promise<number> {
  const keys = readKeys(file, time.now());
  if (junit) prepareReport("--junit", junit);
  if (json) prepareReport("--json", json);
  const hide = createKeyHider(keys);
  const coverage = createCoverage(base.href);
  const progress: Progress = createProgress(stderr, cases.length);
  const pacer = createPacer(time, progress.waits);
  const target = await openRemoteTarget({ base, keys, pacer, isExclusive, hide });
  progress.begins(`Judging ${base.href} by ${plural(cases.length, "case")}, with ${plural(keys.length, "key")}.`);
  const begun = time.now();
  const pace = { time, pacer, ...(signal && { signal }) };
  const results = await runCases(target, cases, progress.hears, { ...pace, coverage, hide });
  progress.ends();
  const isInterrupted = signal?.aborted ?? false;
  const run = { isInterrupted, seconds: (time.now() - begun) / 1000, waited: pacer.waited() / 1000 };
  stdout.write(`${terminalReport(results, run, stdout)}\n${coverageLine(coverage.record)}\n`);
  if (junit) writeReport("--junit", junit, junitReport(base.href, results));
  if (json) writeReport("--json", json, jsonReport({ base: base.href, ...run }, results, coverage.record));
  return exitCodeOf(results);
}

function exitCodeOf(results: readonly CaseResult[]): number {
  if (results.some(({ outcome }) => outcome === "failed")) return 1;
  return results.some(({ outcome }) => outcome === "passed") ? 0 : 2;
}

/** @throws {UsageError} where a report could not be written, before minutes are spent on what it would tell */
function prepareReport(option: string, path: string): void {
  writing(option, () => {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(path, "a"));
  });
}

function writeReport(option: string, path: string, text: string): void {
  writing(option, () => writeFileSync(path, text));
}

function writing(option: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    throw new UsageError(`${option} cannot be written: ${(cause as Error).message}`, { cause });
  }
}
