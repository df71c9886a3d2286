import { AssertionError } from "node:assert";
import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Output, plural } from "@animal-store/conformance/internal";
import { CommanderError, type OutputConfiguration } from "commander";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractCases } from "../cases/contract-cases.ts";
import { createCoverage } from "../coverage/create-coverage.ts";
import { createGeneratedChecks, type GeneratedCheck, readReplayOptions } from "../generated-checks.ts";
import type { Target } from "../target.ts";
import { createKeyRedactor, readKeys } from "./keys.ts";
import { type CliOptions, type CommandLine, parseCommandLine, parseTargetOptions, UsageError } from "./options.ts";
import { createPacer, type RunnerClock } from "./pacer.ts";
import { openRemoteTarget } from "./remote-target.ts";
import {
  createProgress,
  formatCoverageLine,
  formatJsonReport,
  formatJunitReport,
  formatTerminalReport,
} from "./reports.ts";
import { type CaseResult, runCases, unpaced } from "./run-cases.ts";

export interface CliEnvironment extends Outputs {
  readonly time: RunnerClock;
  /** Stops the run. The reports contain the results so far. */
  readonly signal?: AbortSignal;
}

interface Outputs {
  readonly stdout: Output;
  readonly stderr: Output;
}

export function runCli(argv: readonly string[], environment: CliEnvironment): Promise<number> {
  return runCommand(
    (output) => parseCommandLine(argv, output),
    environment,
    (cases, { options }) => testService(options as CliOptions, cases, environment),
  );
}

/** A few seconds of random requests. The fixed seed makes runs comparable. */
const generatedOptions = { seed: 20_301_205, sequences: 30 };

/**
 * Runs the cases and then random requests against a target. If it runs all cases, also reports uncovered items.
 * @returns the exit code
 */
export function testTarget(target: Target, argv: readonly string[], outputs: Outputs): Promise<number> {
  const checks = createGeneratedChecks(generatedOptions);
  return runCommand(
    (output) => parseTargetOptions(argv, output),
    outputs,
    (cases, { isSelected }) => {
      const selectedChecks = checks.filter(({ id }) => isSelected(id));
      return runAllCases(target, { cases, checks: selectedChecks }, outputs);
    },
    checks,
  );
}

async function runCommand(
  parseOptions: (output: OutputConfiguration) => CommandLine,
  { stdout, stderr }: Outputs,
  runSelected: (cases: readonly ContractCase[], commandLine: CommandLine) => Promise<number>,
  checks: readonly GeneratedCheck[] = [],
): Promise<number> {
  try {
    const output = { writeOut: (text: string) => stdout.write(text), writeErr: (text: string) => stderr.write(text) };
    const commandLine = parseOptions(output);
    const cases = contractCases.filter(({ id }) => commandLine.isSelected(id));
    const selected = [...cases, ...checks.filter(({ id }) => commandLine.isSelected(id))];
    if (selected.length === 0) throw new UsageError("--only matches no case. --list prints the ids of all cases.");
    if (!commandLine.listsCases) return await runSelected(cases, commandLine);
    stdout.write(selected.map(({ id, title }) => `${id}: ${title}\n`).join(""));
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`test:contract: ${error.message}\n`);
    return 2;
  }
}

async function testService(
  { base, keys: keysFile, isExclusive, junit, json }: CliOptions,
  cases: readonly ContractCase[],
  { stdout, stderr, time, signal }: CliEnvironment,
): Promise<number> {
  const keys = readKeys(keysFile, time.now());
  if (junit) prepareReport("--junit", junit);
  if (json) prepareReport("--json", json);
  const redact = createKeyRedactor(keys);
  const coverage = createCoverage();
  const progress = createProgress(stderr, cases.length);
  const pacer = createPacer(time, progress.onWait);
  const target = await openRemoteTarget({ base, keys, pacer, isExclusive, redact });
  progress.onStart(`Running ${plural(cases.length, "case")} against ${base.href} with ${plural(keys.length, "key")}.`);
  const startedAt = time.now();
  const pace = { time, pacer, ...(signal && { signal }) };
  const results = await runCases(target, cases, progress.onResult, { ...pace, coverage, redact });
  const isInterrupted = signal?.aborted ?? false;
  const summary = { isInterrupted, seconds: (time.now() - startedAt) / 1000, waited: pacer.waited() / 1000 };
  stdout.write(`${formatTerminalReport(results, summary, stdout)}\n${formatCoverageLine(coverage.summarize())}\n`);
  if (junit) writeReport("--junit", junit, formatJunitReport(base.href, results));
  if (json)
    writeReport("--json", json, formatJsonReport({ base: base.href, ...summary }, results, coverage.summarize()));
  return toExitCode(results);
}

function toExitCode(results: readonly CaseResult[]): number {
  if (results.some(({ outcome }) => outcome === "failed")) return 1;
  return results.some(({ outcome }) => outcome === "passed") ? 0 : 2;
}

async function runAllCases(
  target: Target,
  { cases, checks }: { readonly cases: readonly ContractCase[]; readonly checks: readonly GeneratedCheck[] },
  { stdout, stderr }: Outputs,
): Promise<number> {
  const progress = createProgress(stderr, cases.length);
  const isComplete = cases.length === contractCases.length;
  const countText = isComplete
    ? plural(cases.length, "case")
    : `${cases.length} of ${contractCases.length} cases (--only)`;
  progress.onStart(`Running ${countText} against ${target.name}.`);
  const coverage = createCoverage();
  const startedAt = performance.now();
  const failures: AssertionError[] = [];
  const targetWithErrors = withCollectedErrors(target, failures);
  const results = await runCases(targetWithErrors, cases, progress.onResult, { ...unpaced, coverage });
  const seconds = (performance.now() - startedAt) / 1000;
  if (cases.length > 0)
    stdout.write(`${formatTerminalReport(results, { isInterrupted: false, seconds, waited: 0 }, stdout)}\n`);
  for (const message of new Set(failures.map((failure) => failure.message))) stdout.write(`\n${message}\n`);
  const hasGeneratedPassed = checks.length === 0 || (await runChecks(target, checks, stdout));
  const hasPassed = failures.length === 0 && results.every(({ outcome }) => outcome === "passed") && hasGeneratedPassed;
  // A selection of cases cannot cover everything.
  if (!isComplete) return hasPassed ? 0 : 1;
  const uncovered = coverage.report();
  const { items } = coverage.summarize();
  stdout.write(uncovered === undefined ? `All ${items} coverage items are covered.\n` : `\n${uncovered}\n`);
  return hasPassed && uncovered === undefined ? 0 : 1;
}

/** Runs the checks and prints each failure with its smallest counterexample. @returns whether all checks passed */
async function runChecks(target: Target, checks: readonly GeneratedCheck[], stdout: Output): Promise<boolean> {
  const startedAt = performance.now();
  let failed = 0;
  for (const { id, title, run } of checks)
    await run(target).catch(({ message }: Error) => {
      failed += 1;
      stdout.write(`\n✗ ${id}: ${title}\n${message}\n`);
    });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const counts = `${checks.length - failed} passed, ${failed} failed`;
  const { seed } = readReplayOptions(generatedOptions.seed);
  stdout.write(`Random requests, seed ${seed}: ${counts}, in ${seconds} s\n`);
  return failed === 0;
}

// Otherwise, a problem that one service reports when it stops would end the run.
function withCollectedErrors(target: Target, errors: AssertionError[]): Target {
  const collectError = (error: Error): void => {
    if (!(error instanceof AssertionError)) throw error;
    errors.push(error);
  };
  return {
    ...target,
    start: async (condition) => {
      const service = await target.start(condition);
      return { ...service, stop: () => service.stop().catch(collectError) };
    },
  };
}

// Fails before the run, which can take minutes, if the report cannot be written.
function prepareReport(option: string, path: string): void {
  withWriteError(option, () => {
    mkdirSync(dirname(path), { recursive: true });
    closeSync(openSync(path, "a"));
  });
}

function writeReport(option: string, path: string, text: string): void {
  withWriteError(option, () => writeFileSync(path, text));
}

function withWriteError(option: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    throw new UsageError(`${option} cannot be written: ${(cause as Error).message}`, { cause });
  }
}
