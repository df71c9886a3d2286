import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import {
  type ConformanceCase,
  createCases,
  createProgress,
  formatJson,
  formatJunit,
  formatTerminal,
  type Output,
  plural,
  type Report,
  runConformance,
} from "@animal-store/conformance/internal";
import { CommanderError, type OutputConfiguration } from "commander";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractCases } from "../cases/contract-cases.ts";
import { contractDocument } from "../contract-document.ts";
import { suiteOptions } from "../rules.ts";
import { createScenarios } from "../scenarios.ts";
import { createKeyRedactor, readKeys } from "./keys.ts";
import { type CliOptions, type CommandLine, parseCommandLine, UsageError } from "./options.ts";
import { createPacer, type RunnerClock } from "./pacer.ts";
import { openRemoteTarget } from "./remote-target.ts";

export interface CliEnvironment extends Outputs {
  readonly time: RunnerClock;
  /** Stops the run. The reports contain the results so far. */
  readonly signal?: AbortSignal;
}

interface Outputs {
  readonly stdout: Output;
  readonly stderr: Output;
}

// The other cases of conformance send too many requests for the limits of a key.
const requestCases = createCases(contractDocument).filter(({ id }) => id.startsWith("requests/"));

/** Runs the cases of requests and those of the store against a service that is known by its URL. @returns the exit code */
export function runCli(argv: readonly string[], environment: CliEnvironment): Promise<number> {
  return withUsageErrors(environment, async (output) => {
    const { listsCases, options, isSelected } = parseCommandLine(argv, output);
    const cases = select([...requestCases, ...contractCases], isSelected);
    return listsCases ? listCases(cases, environment) : testService(options as CliOptions, cases, environment);
  });
}

async function withUsageErrors(
  { stdout, stderr }: Outputs,
  run: (output: OutputConfiguration) => Promise<number>,
): Promise<number> {
  try {
    return await run({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    stderr.write(`test:contract: ${error.message}\n`);
    return 2;
  }
}

function select<Case extends { readonly id: string }>(
  cases: readonly Case[],
  isSelected: CommandLine["isSelected"],
): Case[] {
  const selected = cases.filter(isSelected);
  if (selected.length === 0) throw new UsageError("--only matches no case. --list prints the ids of all cases.");
  return selected;
}

function listCases(cases: readonly { readonly id: string; readonly title: string }[], { stdout }: Outputs): number {
  stdout.write(cases.map(({ id, title }) => `${id}: ${title}\n`).join(""));
  return 0;
}

// Cases that exhaust the limit of the address run last, because later cases would wait for the next minute.
function toRunOrder(cases: readonly ContractCase[]): ContractCase[] {
  const exhaustsAddress = ({ needs = [] }: ContractCase) => needs.includes("address-limit");
  return cases.toSorted((a, b) => Number(exhaustsAddress(a)) - Number(exhaustsAddress(b)));
}

async function testService(
  { base, keys: keysFile, isExclusive, junit, json }: CliOptions,
  cases: readonly { readonly id: string }[],
  { stdout, stderr, time, signal }: CliEnvironment,
): Promise<number> {
  const keys = readKeys(keysFile, time.now());
  // Fails before the run, which can take minutes, if a report cannot be written.
  if (junit) writeReport("--junit", junit, "");
  if (json) writeReport("--json", json, "");
  const redact = createKeyRedactor(keys);
  const pacer = createPacer(time, (reason, milliseconds) =>
    stderr.write(`waiting ${Math.ceil(milliseconds / 1000)} s for the next minute (${reason})\n`),
  );
  const target = await openRemoteTarget({ base, keys, pacer, isExclusive, redact });
  const { toScenario } = createScenarios(target);
  const toRemoteCase = (testCase: ConformanceCase): ConformanceCase => ({
    ...testCase,
    async run(context) {
      const { baseUrl, remote } = await target.start("normal");
      if (!remote) return testCase.run(context);
      const headers = { Authorization: `Bearer ${await remote.beginCase({})}` };
      return testCase.run(context.connect({ baseUrl, headers, transport: remote.transport }));
    },
  });
  const ids = new Set(cases.map(({ id }) => id));
  stderr.write(`Running ${plural(cases.length, "case")} against ${base.href} with ${plural(keys.length, "key")}.\n`);
  const report = await runConformance({
    ...suiteOptions,
    baseUrl: base.href,
    seed: 1,
    cases: [...requestCases.map(toRemoteCase), ...toRunOrder(contractCases).map(toScenario)],
    isSelected: ({ id }) => ids.has(id),
    onResult: createProgress(stderr, cases.length),
    ...(signal && { signal }),
  });
  stdout.write(redact(formatTerminal(report, stdout)));
  if (junit) writeReport("--junit", junit, redact(formatJunit(contractDocument, report)));
  if (json) writeReport("--json", json, redact(formatJson(contractDocument, report)));
  return toExitCode(report);
}

function toExitCode({ findings, results, stopReason }: Report): number {
  if (findings.length > 0) return 1;
  return stopReason === undefined && results.some(({ skipReason }) => skipReason === undefined) ? 0 : 2;
}

function writeReport(option: string, path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (cause) {
    throw new UsageError(`${option} cannot be written: ${(cause as Error).message}`, { cause });
  }
}
