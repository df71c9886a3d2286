import { spawn } from "node:child_process";
import { Command } from "commander";
import { parseBase, parseInteger, rootHelp, writeFile } from "../arguments.ts";
import type { CommandEnvironment } from "../command.ts";
import { type ApiDocument, loadApiDocument } from "../document.ts";
import { UsageError } from "../errors.ts";
import { createHttpClient } from "../http/http-client.ts";
import { toPercent } from "../text.ts";
import { startProxy } from "./middleware.ts";
import { createMutants, type Mutant, type MutantClass, mutantClasses } from "./mutants.ts";

interface Options {
  readonly suite: string;
  readonly target: URL;
  readonly reset?: string;
  readonly root?: string;
  readonly perClass: number;
  readonly only: string;
  readonly json?: string;
  readonly minScore: number;
}

/** Runs `conformance score`. @returns the exit code */
export async function scoreSuite(
  argv: readonly string[],
  { stdout, stderr, signal }: CommandEnvironment,
): Promise<number> {
  const command = new Command("conformance score")
    .description("Measure a test suite: run it once for each defect that a proxy adds to the service.")
    .argument("<document>", "OpenAPI 3.0 or 3.1 document in YAML or JSON")
    .requiredOption(
      "--suite <command>",
      "shell command that runs the suite; {base} and the variable TARGET_URL are the URL to test",
    )
    .requiredOption("--target <url>", "URL of the service with its base path", parseBase)
    .option("--root <folder>", rootHelp)
    .option("--reset <command>", "shell command that runs before each run of the suite")
    .option("--per-class <number>", "defects of each class; 0 for all", parseInteger(0), 10)
    .option("--only <text>", "add only the defects whose id contains the text", "")
    .option("--min-score <percent>", "exit with 1 below this score", parseInteger(0), 0)
    .option("--json <file>", "write the result as JSON")
    .allowExcessArguments(false)
    .addHelpText(
      "after",
      "\nExit code: 0 success, 1 score below --min-score, 2 wrong usage or the suite fails without a defect.",
    )
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .exitOverride()
    .parse(argv, { from: "user" });
  const { only, json, minScore, root, ...options } = command.opts<Options>();
  const document = loadApiDocument(command.args[0] as string, root);
  // Fails before the run, which can take hours, if the result cannot be written.
  if (json) writeFile(json, "");
  stderr.write(`Running the suite without a defect…\n`);
  const report = await runScore({
    ...options,
    document,
    isSelected: ({ id }) => id.includes(only),
    signal,
    onResult({ mutant, outcome }, { done, total, seconds }) {
      const remaining = Math.round((seconds / done) * (total - done));
      stderr.write(`${done} of ${total}, ${remaining} s left: ${outcome} ${mutant.id}\n`);
    },
  });
  stdout.write(formatScore(document, report));
  const { classes, results } = report;
  const mutants = results.map(({ mutant: { id, node }, outcome }) => ({ id, outcome, line: document.locate(node) }));
  if (json) writeFile(json, `${JSON.stringify({ classes, mutants }, undefined, 2)}\n`);
  const killed = results.filter(({ outcome }) => outcome === "killed").length;
  return toPercent(killed, results.length) < minScore ? 1 : 0;
}

export interface ScoreOptions {
  readonly document: ApiDocument;
  readonly target: URL;
  /** A shell command that runs the test suite. It gets the URL of the proxy in `TARGET_URL`, and `{base}` is replaced by it. */
  readonly suite: string;
  /** A shell command that runs before each run of the suite, for example to reset the data of the target. */
  readonly reset?: string;
  /** Mutants for each class; 0 for all. */
  readonly perClass: number;
  readonly isSelected?: (mutant: Mutant) => boolean;
  readonly signal?: AbortSignal | undefined;
  onResult?(
    result: MutantResult,
    progress: { readonly done: number; readonly total: number; readonly seconds: number },
  ): void;
}

/** `not reached` means that the suite sent no request whose messages the mutant changes. */
const outcomes = ["killed", "survived", "not reached"] as const;
type MutantOutcome = (typeof outcomes)[number];

export interface MutantResult {
  readonly mutant: Mutant;
  readonly outcome: MutantOutcome;
}

export interface ScoreReport {
  readonly results: readonly MutantResult[];
  /** Killed mutants by class and in total. */
  readonly classes: readonly {
    readonly name: MutantClass | "all";
    readonly counts: Readonly<Record<MutantOutcome, number>>;
  }[];
  readonly seconds: number;
  readonly isInterrupted: boolean;
}

/** The suite fails without a mutant, so it cannot be scored. */
export class FailingSuiteError extends Error {
  override readonly name = "FailingSuiteError";
}

/**
 * Runs a test suite once for each mutant, and reports how many mutants make it fail.
 * @throws {FailingSuiteError} if the suite fails without a mutant
 * @throws {UsageError} if no mutant is selected, or `reset` fails
 * @throws {NoResponseError} if the target cannot be reached
 */
export async function runScore(options: ScoreOptions): Promise<ScoreReport> {
  const { document, target, suite, reset, perClass, isSelected = () => true, signal, onResult } = options;
  const startedAt = performance.now();
  const mutants = selectMutants(createMutants(document).filter(isSelected), perClass);
  if (mutants.length === 0)
    throw new UsageError("--only matches no defect. Its text is a part of an id, such as status/ or an operationId.");
  const proxy = await startProxy(document, target);
  const results: MutantResult[] = [];
  const run = async (timeoutMs: number, mutant?: Mutant) => {
    proxy.setMutant(undefined);
    const { code = 0, output = "" } = reset ? await runShell(reset, proxy.baseUrl, timeoutMs) : {};
    if (code !== 0) throw new UsageError(`--reset fails with exit code ${code}.\n${output.slice(-2000)}`);
    proxy.setMutant(mutant);
    return runShell(suite, proxy.baseUrl, timeoutMs);
  };
  try {
    const baselineStartedAt = performance.now();
    const baseline = await run(maxBaselineMs);
    if (baseline.code !== 0) {
      await assertReachable(target);
      throw new FailingSuiteError(
        `The suite fails without a mutant, with exit code ${baseline.code}. Fix it first.\n${baseline.output.slice(-2000)}`,
      );
    }
    const timeoutMs = 3 * (performance.now() - baselineStartedAt) + 5000;
    for (const mutant of mutants) {
      if (signal?.aborted) break;
      const { code } = await run(timeoutMs, mutant);
      const result = {
        mutant,
        outcome: code !== 0 ? "killed" : proxy.hasChanged ? "survived" : "not reached",
      } as const;
      results.push(result);
      const seconds = (performance.now() - startedAt) / 1000;
      onResult?.(result, { done: results.length, total: mutants.length, seconds });
    }
  } finally {
    await proxy.stop();
  }
  return {
    results,
    classes: countByClass(results),
    seconds: (performance.now() - startedAt) / 1000,
    isInterrupted: signal?.aborted ?? false,
  };
}

const maxBaselineMs = 600_000;

/** @throws {NoResponseError} if the target does not respond */
async function assertReachable({ origin, pathname }: URL): Promise<void> {
  const client = createHttpClient(origin);
  await client.send({ method: "GET", target: pathname }).finally(client.close);
}

/** Returns mutants of each class, evenly over the operations. */
function selectMutants(mutants: readonly Mutant[], perClass: number): Mutant[] {
  return mutantClasses.flatMap((name) => {
    const group = mutants.filter((mutant) => mutant.class === name);
    if (perClass === 0 || group.length <= perClass) return group;
    const indexes = Array.from({ length: perClass }, (_, index) => Math.floor((index * group.length) / perClass));
    return group.filter((_, index) => indexes.includes(index));
  });
}

function countByClass(results: readonly MutantResult[]): ScoreReport["classes"] {
  const groups = [...Map.groupBy(results, ({ mutant }) => mutant.class), ["all", results] as const];
  return groups.map(([name, group]) => {
    const counts = outcomes.map((outcome) => [outcome, group.filter((each) => each.outcome === outcome).length]);
    return { name, counts: Object.fromEntries(counts) };
  });
}

/** Runs a command of the user. A timeout ends its whole process group, and counts as a failure. */
function runShell(command: string, baseUrl: string, timeoutMs: number): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, TARGET_URL: baseUrl };
    const options = { shell: true, detached: true, env };
    const child = spawn(command.replaceAll("{base}", baseUrl), { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    const collect = (chunk: Buffer) => {
      output = (output + chunk).slice(-10_000);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), timeoutMs);
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Formats the scores by class, then the mutants that survived. */
export function formatScore(document: ApiDocument, { results, classes, seconds, isInterrupted }: ScoreReport): string {
  const header = ["class", "mutants", ...outcomes, "score"];
  const rows = classes.map(({ name, counts }) => {
    const numbers = outcomes.map((outcome) => counts[outcome]);
    const total = numbers.reduce((sum, number) => sum + number, 0);
    return [name, total, ...numbers, `${toPercent(counts.killed, total)} %`].map(String);
  });
  const widths = header.map((title, index) =>
    Math.max(...[header, ...rows].map((row) => row[index]?.length ?? title.length)),
  );
  const toLine = (row: readonly string[]) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join("  ");
  const alive = results.filter(({ outcome }) => outcome !== "killed");
  return [
    ...alive.map(
      ({ mutant, outcome }) =>
        `${outcome}: ${mutant.operation?.label ?? "unrouted"} ${mutant.title} (${document.locate(mutant.node) ?? document.file})`,
    ),
    ...(alive.length > 0 ? [""] : []),
    ...[header, ...rows].map(toLine),
    "",
    `${isInterrupted ? "Interrupted: " : ""}${results.length} runs of the suite in ${Math.round(seconds)} s`,
    "",
  ].join("\n");
}
