import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { setTimeout } from "node:timers/promises";
import { DocumentError, inputHelp, rootHelp } from "@animal-store/openapi-document";
import { Command, CommanderError, InvalidArgumentError } from "commander";
import {
  addText,
  type DocumentOptions,
  exampleBase,
  openDocument,
  overlayHelp,
  parseBase,
  parseInteger,
  writeFile,
} from "./arguments.ts";
import { createCases, toSelection } from "./cases/all-cases.ts";
import type { ApiDocument } from "./document.ts";
import { UsageError } from "./errors.ts";
import type { Baseline } from "./findings.ts";
import { defaultTimeoutMs, NoResponseError } from "./http/http-client.ts";
import { createAnnouncedTime, systemTime, type Time } from "./http/pacing.ts";
import { keysHelp } from "./platform/remote/keys-file.ts";
import { addKeys } from "./platform/remote/remote-target.ts";
import type { Target } from "./platform/scenario.ts";
import {
  createProgress,
  formatHtml,
  formatJson,
  formatJunit,
  formatPlan,
  formatTerminal,
  type Output,
} from "./report.ts";
import { type Report, type RunOptions, runConformance } from "./run.ts";
import { scoreSuite } from "./score/score-suite.ts";
import type { ConformanceCase, ConformanceSetup } from "./session.ts";
import { checkSetup, checkStarted, createRedactor, importSetup, stopService } from "./setup.ts";

export interface CommandEnvironment {
  readonly stdout: Output;
  readonly stderr: Output;
  /** Asks for a confirmation; undefined without a terminal. */
  readonly confirm?: ((question: string) => Promise<boolean>) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** @default the time of the system */
  readonly time?: Time;
}

const userErrors = [UsageError, DocumentError, NoResponseError];

interface Options extends DocumentOptions {
  readonly base?: URL;
  readonly header: readonly [string, string][];
  readonly bearer?: string;
  readonly basic?: string;
  readonly setup?: string;
  readonly keys?: string;
  readonly exclusive?: true;
  readonly readOnly?: true;
  readonly only: readonly string[];
  readonly list?: true;
  readonly seed: number;
  readonly rate?: number;
  readonly maxRequests?: number;
  readonly timeout: number;
  readonly maxResponseBytes?: number;
  readonly allowUndocumented?: true;
  readonly baseline?: string;
  readonly updateBaseline?: true;
  readonly json?: string;
  readonly junit?: string;
  readonly html?: string;
  readonly yes?: true;
}

const remoteRate = 10;

/** The document and the setup of a program that runs the command for one API. */
export interface CommandDefaults {
  /** Replaces the argument with the document. */
  readonly document?: ApiDocument;
  readonly setup?: ConformanceSetup;
}

/** Runs the command. @returns the exit code */
export async function runCommand(
  argv: readonly string[],
  environment: CommandEnvironment = createEnvironment(),
  defaults: CommandDefaults = {},
): Promise<number> {
  const { stderr } = environment;
  try {
    if (argv[0] === "score") return await scoreSuite(argv.slice(1), environment);
    const command = createCommand(environment);
    if (!defaults.document) command.argument("<document>", `OpenAPI document, 2.0 to 3.2: ${inputHelp}`);
    command.parse(argv, { from: "user" });
    const options = command.opts<Options>();
    const document = defaults.document ?? (await openDocument(command.args[0] as string, options, stderr));
    return await testService(document, options, environment, defaults.setup ?? {});
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!userErrors.some((type) => error instanceof type)) throw error;
    stderr.write(`conformance: ${(error as Error).message}\n`);
    return 2;
  }
}

function createEnvironment(): CommandEnvironment {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => controller.abort(name));
  const { stdin, stdout, stderr } = process;
  const confirm = async (question: string) => {
    const prompt = createInterface({ input: stdin, output: stderr });
    const answer = await prompt.question(question);
    prompt.close();
    return /^y(es)?$/i.test(answer.trim());
  };
  const { signal } = controller;
  const wait = (milliseconds: number) => setTimeout(milliseconds, undefined, { signal });
  return { stdout, stderr, signal, time: { ...systemTime, wait }, confirm: stdin.isTTY ? confirm : undefined };
}

function createCommand({ stdout, stderr }: CommandEnvironment): Command {
  const addHeader = (text: string, values: readonly [string, string][]) => [...values, parseHeader(text)];
  return new Command("conformance")
    .description("Test a running HTTP service against its OpenAPI document.")
    .option("--base <url>", `URL of the service with its base path: ${exampleBase}`, parseBase)
    .option("--overlay <file>", overlayHelp, addText)
    .option("--root <folder>", rootHelp)
    .option("--bearer <token>", "send Authorization: Bearer with each request")
    .option("--basic <user:password>", "send Authorization: Basic with each request")
    .option("--header <name:value>", "send a header with each request; repeatable", addHeader, [])
    .option("--setup <file>", "module with credentials, ids and forbidden operations, see below")
    .option("--keys <file>", "API keys for the scenarios of limits, scopes and idempotency, see below")
    .option("--exclusive", "also run the scenarios that need a service without other clients")
    .option("--read-only", "send only GET, HEAD, OPTIONS and QUERY")
    .option("--rate <number>", `requests per second (default: ${remoteRate}, unlimited for this host)`, parseInteger(1))
    .option("--max-requests <number>", "stop after this number of requests", parseInteger(1))
    .option("--timeout <ms>", "timeout of a response", parseInteger(1), defaultTimeoutMs)
    .option("--max-response-bytes <number>", "size of a response body (default: 10 MiB)", parseInteger(1))
    .option("--only <pattern>", `run the cases whose id contains the pattern; ${patternHelp}`, addText, [])
    .option("--list", "print the ids of the cases and send no request")
    .option("--seed <number>", "seed of the generated values", parseInteger(0, 999_999_999), 1)
    .option("--allow-undocumented", "accept undocumented members in objects that do not forbid them")
    .option("--baseline <file>", "JSON file with the ids of accepted findings")
    .option("--update-baseline", "write the findings of this run into the baseline")
    .option("--json <file>", "write the result as JSON")
    .option("--junit <file>", "write the result as JUnit XML")
    .option("--html <file>", "write the result as a page")
    .option("--yes", "start without a confirmation")
    .allowExcessArguments(false)
    .addHelpText("after", help)
    .configureOutput({ writeOut: (text) => stdout.write(text), writeErr: (text) => stderr.write(text) })
    .exitOverride();
}

const patternHelp = "* matches any text; repeatable";
const help = `
Credentials of an API key: --header "X-API-Key: …". A setup module exports an object as its default:

  export default {
    headers: { Authorization: "Bearer …" },
    query: { api_key: "…" },
    otherUsers: { guest: { Authorization: "Bearer …" } },  // must not access the data of the first user
    scopes: { "books:read": { Authorization: "Bearer …" } },  // must not have access that requires other scopes
    ids: { bookId: 7, "findBook.bookId": () => createBook() },  // instead of POST or GET on the collection
    values: { language: "en", "addLoan.borrower.email": "a@example.com" },  // that the service requires
    forbidden: ["removeBook", "DELETE /shelves/{shelfName}"],
    stubs: { listTags: "responds with the example" },  // have no logic
    reset: () => resetDatabase(),
    start: async () => ({ baseUrl: await startService(), stop: stopService }),  // instead of --base
    scenarios: [{ id: "loans/twice", title: "rejects a second loan", isWrite: true, run: async ({ callValid }) => …  }],
    rules: ({ response }) => [],  // problems of each response that the document does not describe
    redact: (text) => text.replaceAll(secret, "[secret]"),  // in the reports
  };

${keysHelp}
Exit code: 0 no findings, 1 findings, 2 wrong usage, service unreachable or no case passed, 130 or 143 interrupted.

To measure a test suite, see: conformance score --help
`;

function parseHeader(text: string): [string, string] {
  const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(text) ?? [];
  if (!name || value === undefined) throw new InvalidArgumentError('It must have the form "Name: value".');
  return [name, value];
}

async function testService(
  document: ApiDocument,
  options: Options,
  environment: CommandEnvironment,
  ownSetup: ConformanceSetup,
): Promise<number> {
  const { stdout } = environment;
  const label = options.setup === undefined ? "The setup" : `--setup ${options.setup}`;
  const setup = checkSetup(label, await createSetup(options, ownSetup));
  const { base, keys: keysFile, exclusive: isExclusive = false } = options;
  if (keysFile === undefined && isExclusive) throw new UsageError("--exclusive needs --keys FILE.");
  if (keysFile !== undefined && !base) throw new UsageError("--keys needs the --base URL of a running service.");
  // Fails before the run, which can take minutes, if a report cannot be written.
  for (const path of [options.json, options.junit, options.html]) if (path && !options.list) writeFile(path, "");
  const isKeyed = base && keysFile !== undefined && !options.list;
  const remoteOptions = { ...toPacing(options, environment), keysFile: `${keysFile}`, isExclusive };
  const keyed = isKeyed ? await addKeys(setup, document, { ...remoteOptions, baseUrl: base.href }) : setup;
  const listed = options.list ? setup.toScenarios?.(listedTarget).map(withNeed) : undefined;
  const allCases = [...createCases(document), ...(keyed.scenarios ?? listed ?? [])];
  const cases = allCases.filter(toSelection(options.only));
  if (cases.length === 0) throw new UsageError("--only matches no case. --list prints the ids of all cases.");
  if (options.list) {
    stdout.write(cases.map(({ id, title }) => `${id}: ${title}\n`).join(""));
    return 0;
  }
  if (!base && !keyed.start)
    throw new UsageError(`--base URL is required, for example --base ${exampleBase}. --help lists all options.`);
  const started = base ? { baseUrl: base.href } : await keyed.start?.();
  let redact = createRedactor(keyed);
  let report: Report | undefined;
  let stopError: Error | undefined;
  try {
    const { baseUrl, setup: startedSetup } = checkStarted(label, started);
    const run: RunOptions = {
      document,
      baseUrl,
      cases,
      setup: { ...keyed, ...startedSetup },
      seed: options.seed,
      isReadOnly: options.readOnly ?? false,
      isClosed: !options.allowUndocumented,
      timeoutMs: options.timeout,
      maxResponseBytes: options.maxResponseBytes,
      ...toPacing({ ...options, base: new URL(baseUrl) }, environment),
      signal: environment.signal,
    };
    redact = createRedactor({ ...keyed, ...startedSetup });
    report = await runCases(run, options, environment);
  } finally {
    stopError = await stopService(label, started);
  }
  if (stopError instanceof UsageError) throw new UsageError(redact(stopError.message), { cause: stopError });
  if (stopError) stdout.write(`\n${redact(stopError.message)}\n`);
  // A selection of cases cannot cover everything.
  const isComplete = setup.isCoverageRequired && keysFile === undefined && cases.length === allCases.length;
  const uncovered = isComplete ? report.coverage.items.filter(({ isCovered }) => !isCovered) : [];
  if (uncovered.length > 0) stdout.write(formatUncovered(uncovered));
  return stopError || uncovered.length > 0 ? 1 : toExitCode(report, options, environment);
}

/** A list contains the scenarios that only a run with `--keys` has. */
function withNeed(scenario: ConformanceCase): ConformanceCase {
  return { ...scenario, title: `${scenario.title} (needs --keys FILE)` };
}

/** Stands for the service of a list, which sends no request. */
const listedTarget: Target = { name: "the service", start: () => Promise.reject(new Error("A list runs no case.")) };

/** Returns the limits of the requests. A service that others use should not notice the run. */
function toPacing({ base, rate, maxRequests }: Options, { stderr, time = systemTime }: CommandEnvironment) {
  const defaultRate = base && !isLocalHost(base) ? remoteRate : undefined;
  const announcedTime = createAnnouncedTime(time, (seconds) =>
    stderr.write(`waiting ${seconds} s, because the service limits the requests\n`),
  );
  return { rate: rate ?? defaultRate, maxRequests, time: announcedTime };
}

function isLocalHost({ hostname }: URL): boolean {
  return /^(localhost|127\..*|\[::1\])$/.test(hostname);
}

function formatUncovered(items: Report["coverage"]["items"]): string {
  const lines = items.map(({ operation, name, line }) => `  ${line}  ${operation} ${name}\n`);
  return `\nThe cases did not cover these parts of the document. Add a case for each:\n${lines.join("")}`;
}

async function runCases(run: RunOptions, options: Options, environment: CommandEnvironment): Promise<Report> {
  const { stdout, stderr, confirm } = environment;
  const { document, baseUrl, cases = [], isReadOnly, setup = {} } = run;
  const redact = createRedactor(setup);
  const base = new URL(baseUrl);
  stderr.write(`${redact(formatPlan(run))}\n`);
  const needsConfirmation = !isLocalHost(base) && !isReadOnly && !options.yes;
  if (needsConfirmation && !(await confirm?.(`Send these requests to ${base.host}? [y/N] `)))
    throw new UsageError(`${base.host} is another host, and the run can change its data. Add --yes or --read-only.`);
  const baseline = readBaseline(options);
  const report = await runConformance({ ...run, baseline, onResult: createProgress(stderr, cases.length) });
  stdout.write(formatTerminal(report, stdout));
  for (const hint of listHints(document, report, base)) stderr.write(`${redact(hint)}\n`);
  if (options.json) writeFile(options.json, formatJson(document, report));
  if (options.junit) writeFile(options.junit, formatJunit(document, report));
  if (options.html) writeFile(options.html, formatHtml(document, report));
  if (options.baseline && options.updateBaseline)
    writeFile(options.baseline, `${JSON.stringify(report.findings.map(({ id }) => id).sort(), undefined, 2)}\n`);
  return report;
}

function toExitCode(report: Report, { updateBaseline, maxRequests }: Options, { signal }: CommandEnvironment): number {
  const { findings, results, stopReason } = report;
  if (stopReason === "interrupted") return signal?.reason === "SIGTERM" ? 143 : 130;
  if (findings.some(({ isAccepted }) => !isAccepted) && !updateBaseline) return 1;
  if (results.every(({ skipReason }) => skipReason !== undefined)) return 2;
  // Only the limit of requests can end a run that the user wanted to be incomplete.
  return stopReason !== undefined && maxRequests === undefined ? 2 : 0;
}

async function createSetup(options: Options, ownSetup: ConformanceSetup): Promise<ConformanceSetup> {
  const { base, header, bearer, basic, setup: file } = options;
  const module = { ...ownSetup, ...(file === undefined ? {} : await importSetup(file, base)) };
  if (bearer !== undefined && basic !== undefined)
    throw new UsageError("--bearer and --basic exclude each other. Remove one.");
  const headers: Record<string, string> = { ...module.headers };
  if (bearer !== undefined) headers.Authorization = `Bearer ${bearer}`;
  if (basic) headers.Authorization = `Basic ${Buffer.from(basic).toString("base64")}`;
  return { ...module, headers: { ...headers, ...Object.fromEntries(header) } };
}

function readBaseline({ baseline: file, updateBaseline }: Options): Baseline {
  if (file === undefined) {
    if (updateBaseline) throw new UsageError("--update-baseline needs --baseline FILE.");
    return new Set();
  }
  if (!existsSync(file)) {
    if (updateBaseline) return new Set();
    throw new UsageError(`--baseline ${file} does not exist. --update-baseline creates it.`);
  }
  try {
    const ids: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (Array.isArray(ids) && ids.every((id) => typeof id === "string")) return new Set(ids);
  } catch {}
  throw new UsageError(`--baseline ${file} must be a JSON list of ids. --update-baseline writes it.`);
}

function listHints(document: ApiDocument, { statuses, requests }: Report, base: URL): string[] {
  const dominates = (status: number) => (statuses.get(status) ?? 0) / requests > 0.8;
  const expected = `the base path ${document.basePath}`.trimEnd();
  if (dominates(404)) return [`Most responses are 404. --base must contain ${expected}, got ${base.href}`];
  if (dominates(401)) return ["Most responses are 401. Pass credentials with --bearer, --basic, --header or --setup."];
  return [];
}
