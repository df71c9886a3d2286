import { spawn } from "node:child_process";
import { inputHelp, rootHelp } from "@animal-store/openapi-document";
import { Command } from "commander";
import {
  addText,
  type DocumentOptions,
  openDocument,
  overlayHelp,
  parseBase,
  parseInteger,
  writeFile,
} from "../arguments.ts";
import type { CommandEnvironment } from "../command.ts";
import type { ApiDocument } from "../document.ts";
import { UsageError } from "../errors.ts";
import { createHttpClient } from "../http/http-client.ts";
import { toPercent } from "../text.ts";
import { type MutantProxy, startProxy } from "./middleware.ts";
import { createMutants, type Mutant, mutantClasses } from "./mutants.ts";

interface ScoreOptions extends DocumentOptions {
  readonly suite: string;
  readonly target: URL;
  readonly reset?: string;
  readonly perClass: number;
  readonly only: string;
  readonly json?: string;
  readonly minScore: number;
}

/** `not reached` means that the suite sent no request whose messages the mutant changes. */
const outcomes = ["killed", "survived", "not reached"] as const;
type MutantOutcome = (typeof outcomes)[number];

interface MutantResult {
  readonly mutant: Mutant;
  readonly outcome: MutantOutcome;
}

/** The results of a class of mutants, or of all. */
interface ClassResult {
  readonly name: string;
  readonly counts: Readonly<Record<MutantOutcome, number>>;
}

/**
 * Runs `conformance score`: a test suite once for each mutant, which should make it fail.
 * @returns the exit code
 * @throws {UsageError} if the suite fails without a mutant, no mutant is selected, or `--reset` fails
 * @throws {NoResponseError} if the target cannot be reached
 */
export async function scoreSuite(argv: readonly string[], environment: CommandEnvironment): Promise<number> {
  const { stdout, stderr, signal } = environment;
  const command = createCommand(environment).parse(argv, { from: "user" });
  const options = command.opts<ScoreOptions>();
  const { only, json, minScore, perClass, target } = options;
  const document = await openDocument(command.args[0] as string, options, stderr);
  // Fails before the run, which can take hours, if the result cannot be written.
  if (json) writeFile(json, "");
  stderr.write(`Running the suite without a defect…\n`);
  const startedAt = performance.now();
  const toSeconds = () => (performance.now() - startedAt) / 1000;
  const mutants = selectMutants(createMutants(document), only, perClass);
  const proxy = await startProxy(document, target);
  const results: MutantResult[] = [];
  try {
    const timeoutMs = await measureSuite(options, proxy);
    for (const mutant of mutants) {
      if (signal?.aborted) break;
      const { code } = await runSuite(options, proxy, timeoutMs, mutant);
      const survival = proxy.hasChanged ? "survived" : "not reached";
      const outcome = code === 0 ? survival : "killed";
      results.push({ mutant, outcome });
      const remaining = Math.round((toSeconds() / results.length) * (mutants.length - results.length));
      stderr.write(`${results.length} of ${mutants.length}, ${remaining} s left: ${outcome} ${mutant.id}\n`);
    }
  } finally {
    await proxy.stop();
  }
  const all = countOutcomes("all", results);
  const groups = Map.groupBy(results, ({ mutant }) => mutant.class);
  const classes = [...Array.from(groups, ([name, group]) => countOutcomes(name, group)), all];
  const status = `${signal?.aborted ? "Interrupted: " : ""}${results.length} runs of the suite in ${Math.round(toSeconds())} s`;
  stdout.write([...listAlive(document, results), ...formatClasses(classes), "", status, ""].join("\n"));
  const rows = results.map(({ mutant: { id, node }, outcome }) => ({ id, outcome, line: document.locate(node) }));
  if (json) writeFile(json, `${JSON.stringify({ classes, mutants: rows }, undefined, 2)}\n`);
  return toPercent(all.counts.killed, results.length) < minScore ? 1 : 0;
}

function createCommand({ stdout, stderr }: CommandEnvironment): Command {
  return new Command("conformance score")
    .description("Measure a test suite: run it once for each defect that a proxy adds to the service.")
    .argument("<document>", `OpenAPI document, 2.0 to 3.2: ${inputHelp}`)
    .requiredOption(
      "--suite <command>",
      "shell command that runs the suite; {base} and the variable TARGET_URL are the URL to test",
    )
    .requiredOption("--target <url>", "URL of the service with its base path", parseBase)
    .option("--root <folder>", rootHelp)
    .option("--overlay <file>", overlayHelp, addText)
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
    .exitOverride();
}

/** Returns mutants of each class, evenly over the operations. */
function selectMutants(mutants: readonly Mutant[], only: string, perClass: number): Mutant[] {
  const selected = mutants.filter(({ id }) => id.includes(only));
  if (selected.length === 0)
    throw new UsageError("--only matches no defect. Its text is a part of an id, such as status/ or an operationId.");
  return mutantClasses.flatMap((name) => {
    const group = selected.filter((mutant) => mutant.class === name);
    if (perClass === 0 || group.length <= perClass) return group;
    const indexes = Array.from({ length: perClass }, (_, index) => Math.floor((index * group.length) / perClass));
    return group.filter((_, index) => indexes.includes(index));
  });
}

const maxBaselineMs = 600_000;

/** Runs the suite without a mutant. @returns the timeout of a run with a mutant */
async function measureSuite(options: ScoreOptions, proxy: MutantProxy): Promise<number> {
  const startedAt = performance.now();
  const { code, output } = await runSuite(options, proxy, maxBaselineMs);
  if (code === 0) return 3 * (performance.now() - startedAt) + 5000;
  const { origin, pathname } = options.target;
  const client = createHttpClient(origin);
  // Another error is probable if the target does not respond.
  await client.send({ method: "GET", target: pathname }).finally(client.close);
  throw new UsageError(
    `The suite fails without a mutant, with exit code ${code}. Fix it first.\n${output.slice(-2000)}`,
  );
}

async function runSuite({ reset, suite }: ScoreOptions, proxy: MutantProxy, timeoutMs: number, mutant?: Mutant) {
  proxy.setMutant(undefined);
  const { code, output } = reset ? await runShell(reset, proxy.baseUrl, timeoutMs) : { code: 0, output: "" };
  if (code !== 0) throw new UsageError(`--reset fails with exit code ${code}.\n${output.slice(-2000)}`);
  proxy.setMutant(mutant);
  return runShell(suite, proxy.baseUrl, timeoutMs);
}

/** Runs a command of the user. A timeout ends its whole process group, and counts as a failure. */
function runShell(command: string, baseUrl: string, timeoutMs: number): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const options = { shell: true, detached: true, env: { ...process.env, TARGET_URL: baseUrl } };
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

function countOutcomes(name: string, results: readonly MutantResult[]): ClassResult {
  const counts = { killed: 0, survived: 0, "not reached": 0 };
  for (const { outcome } of results) counts[outcome] += 1;
  return { name, counts };
}

function listAlive(document: ApiDocument, results: readonly MutantResult[]): string[] {
  const lines = results
    .filter(({ outcome }) => outcome !== "killed")
    .map(({ mutant: { operation, title, node }, outcome }) => {
      return `${outcome}: ${operation?.label ?? "unrouted"} ${title} (${document.locate(node) ?? document.file})`;
    });
  return lines.length > 0 ? [...lines, ""] : [];
}

function formatClasses(classes: readonly ClassResult[]): string[] {
  const rows = classes.map(({ name, counts }) => {
    const numbers = outcomes.map((outcome) => counts[outcome]);
    const total = numbers.reduce((sum, number) => sum + number, 0);
    return [name, total, ...numbers, `${toPercent(counts.killed, total)} %`].map(String);
  });
  const table = [["class", "mutants", ...outcomes, "score"], ...rows];
  const widthOf = (index: number) => Math.max(...table.map((row) => row[index]?.length ?? 0));
  const pad = (cell: string, index: number) => (index === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(index)));
  return table.map((row) => row.map(pad).join("  "));
}
