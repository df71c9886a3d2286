import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CommanderError, type OutputConfiguration } from "commander";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractCases } from "../cases/contract-cases.ts";
import { createCoverage, reportUncovered } from "../coverage/create-coverage.ts";
import { InvalidResponses, type Target } from "../target.ts";
import { createKeyRedactor, readKeys } from "./keys.ts";
import { type CliOptions, type CommandLine, parseCommandLine, parseTargetOptions, UsageError } from "./options.ts";
import { createPacer, type RunnerClock } from "./pacer.ts";
import { openRemoteTarget } from "./remote-target.ts";
import {
  coverageLine,
  createProgress,
  jsonReport,
  junitReport,
  type Output,
  plural,
  terminalReport,
} from "./reports.ts";
import { type CaseResult, runCases, unpaced } from "./run-cases.ts";

export interface CliEnvironment extends Outputs {
  readonly time: RunnerClock;
  /** Ends the run early: what was found until then is told. */
  readonly signal?: AbortSignal;
}

interface Outputs {
  /** Gets results. */
  readonly stdout: Output;
  /** Gets progress and what is wrong. */
  readonly stderr: Output;
}

/** Runs the cases against a service that is known by its URL. @returns the exit code of the command */
export function runCli(argv: readonly string[], environment: CliEnvironment): Promise<number> {
  return runCommand(
    (output) => parseCommandLine(argv, output),
    environment,
    (cases, { options }) => testService(options as CliOptions, cases, environment),
  );
}

/**
 * Runs the cases against a target that starts its services itself; and where it runs all, names what of the contract none showed.
 * @returns 0 when all passed and everything was shown, 2 after wrong usage, else 1
 */
export function testTarget(target: Target, argv: readonly string[], outputs: Outputs): Promise<number> {
  return runCommand(
    (output) => parseTargetOptions(argv, output),
    outputs,
    (cases) => runAllCases(target, cases, outputs),
  );
}

async function runCommand(
  readOptions: (output: OutputConfiguration) => CommandLine,
  { stdout, stderr }: Outputs,
  validator: (cases: readonly ContractCase[], commandLine: CommandLine) => Promise<number>,
): Promise<number> {
  try {
    const output = { writeOut: (text: string) => stdout.write(text), writeErr: (text: string) => stderr.write(text) };
    const commandLine = readOptions(output);
    const cases = contractCases.filter(({ id }) => commandLine.isWanted(id));
    if (cases.length === 0) throw new UsageError("--only names no case. --list shows the ids of all.");
    if (!commandLine.isList) return await validator(cases, commandLine);
    stdout.write(cases.map(({ id, fact }) => `${id}: ${fact}\n`).join(""));
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`judge: ${error.message}\n`);
    return 2;
  }
}

async function testService(
  { base, keys: file, isExclusive, junit, json }: CliOptions,
  cases: readonly ContractCase[],
  { stdout, stderr, time, signal }: CliEnvironment,
): Promise<number> {
  const keys = readKeys(file, time.now());
  if (junit) prepareReport("--junit", junit);
  if (json) prepareReport("--json", json);
  const hide = createKeyRedactor(keys);
  const coverage = createCoverage(base.href);
  const progress = createProgress(stderr, cases.length);
  const pacer = createPacer(time, progress.waits);
  const target = await openRemoteTarget({ base, keys, pacer, isExclusive, hide });
  progress.begins(`Judging ${base.href} by ${plural(cases.length, "case")}, with ${plural(keys.length, "key")}.`);
  const begun = time.now();
  const pace = { time, pacer, ...(signal && { signal }) };
  const results = await runCases(target, cases, progress.hears, { ...pace, coverage, hide });
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

async function runAllCases(
  target: Target,
  cases: readonly ContractCase[],
  { stdout, stderr }: Outputs,
): Promise<number> {
  const progress = createProgress(stderr, cases.length);
  const isWhole = cases.length === contractCases.length;
  const chosen = isWhole ? "" : ` of ${contractCases.length}, chosen by --only`;
  progress.begins(`Judging ${target.name} by ${plural(cases.length, "case")}${chosen}.`);
  const coverage = createCoverage(target.name);
  const begun = performance.now();
  const broken: InvalidResponses[] = [];
  const results = await runCases(collecting(target, broken), cases, progress.hears, { ...unpaced, coverage });
  const seconds = (performance.now() - begun) / 1000;
  stdout.write(`${terminalReport(results, { isInterrupted: false, seconds, waited: 0 }, stdout)}\n`);
  for (const { message } of broken) stdout.write(`\n${message}\n`);
  const isSound = broken.length === 0 && results.every(({ outcome }) => outcome === "passed");
  // What some of the cases do not show says nothing.
  if (!isWhole) return isSound ? 0 : 1;
  const uncovered = reportUncovered(coverage.record);
  stdout.write(`${uncovered === undefined ? "Every fact of the contract was shown." : `\n${uncovered}`}\n`);
  return isSound && uncovered === undefined ? 0 : 1;
}

/** The same target; what its services logged of broken answers is collected, where it would end the run. */
function collecting(target: Target, broken: InvalidResponses[]): Target {
  const collect = (error: Error): void => {
    if (!(error instanceof InvalidResponses)) throw error;
    broken.push(error);
  };
  return {
    ...target,
    start: async (situation) => {
      const service = await target.start(situation);
      return { ...service, stop: () => service.stop().catch(collect) };
    },
  };
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
