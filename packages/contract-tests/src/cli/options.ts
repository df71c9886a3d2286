import { contract } from "@animal-store/contract";
import { Command, type OutputConfiguration } from "commander";
import { operationIds } from "../cases/contract-case.ts";
import { planLimits } from "../cases/rate-limit-headers.ts";

/** What the command line asks for. */
export interface CliOptions {
  readonly base: URL;
  /** Path of the keys file. */
  readonly keys: string;
  /** Whether nothing else writes to the store meanwhile. */
  readonly isExclusive: boolean;
  readonly junit?: string;
  readonly json?: string;
}

export interface CommandLine {
  /** Whether the cases are only to be listed. */
  readonly isList: boolean;
  /** Undefined with `--list`, which needs none of it, and for a service that the command starts itself. */
  readonly options?: CliOptions;
  /** Whether `--only` names the case. */
  isWanted(id: string): boolean;
}

/** Reads the command line. @throws {CommanderError} also after `--help` @throws {UsageError} */
export function parseCommandLine(argv: readonly string[], output: OutputConfiguration): CommandLine {
  const { list, base, keys, only, exclusive, ...reports } = createCommand(output)
    .description("Judge a running service by the contract: every documented answer, as far as a URL and keys allow.")
    .option("--base <url>", `where the API is, with its base path: http://127.0.0.1:4030${contract.basePath}`)
    .option("--keys <file>", "what is known of API keys that it may use, see below")
    .option("--exclusive", "nothing else writes to this store meanwhile, which lets more cases be tried")
    .option("--junit <file>", "write the result as JUnit XML too")
    .option("--json <file>", "write the result as JSON too")
    .addHelpText("after", help)
    .parse(argv, { from: "user" })
    .opts<Given & { base?: string; keys?: string; junit?: string; json?: string; exclusive?: true }>();
  const isWanted = matchesCase(only);
  const [report] = Object.keys(reports);
  if (list && report)
    throw new UsageError(`--list judges nothing, so --${report} would have nothing to tell. Leave one away.`);
  if (list) return { isList: true, isWanted };
  if (!base || !keys) throw new UsageError("Name the API and its keys: --base URL --keys FILE. --help tells more.");
  return {
    isList: false,
    options: { base: parseBase(base), keys, isExclusive: exclusive ?? false, ...reports },
    isWanted,
  };
}

/** Reads the command line of a judge that starts its service itself. @throws {CommanderError} also after `--help` */
export function parseTargetOptions(argv: readonly string[], output: OutputConfiguration): CommandLine {
  const { only, list = false } = createCommand(output)
    .description("Judge the service of this repository by the contract: every documented answer, its clock moved.")
    .addHelpText("after", "\nExit code: 0 all passed, 1 something failed or was never shown, 2 wrong usage.")
    .showHelpAfterError("--only PATTERN chooses cases, --list shows their ids.")
    .parse(argv, { from: "user" })
    .opts<Given>();
  return { isList: list, isWanted: matchesCase(only) };
}

interface Given {
  readonly only: string[];
  readonly list?: true;
}

function createCommand(output: OutputConfiguration): Command {
  const also = (pattern: string, patterns: string[]): string[] => [...patterns, pattern];
  const onlyHelp = "judge only cases with this in their id; * stands for any characters; again for more";
  return new Command("npm run test:contract --")
    .option("--only <pattern>", onlyHelp, also, [])
    .option("--list", "print the ids of the cases and what they hold, and send nothing")
    .allowExcessArguments(false)
    .showSuggestionAfterError(false)
    .configureOutput(output)
    .exitOverride();
}

const { perMinute, perDay } = planLimits("business");
const example = [
  { key: "as_live_…", plan: "business" },
  { key: "as_live_…", plan: "free" },
  { key: "as_live_…", plan: "pro", limits: { perMinute: 1, perDay: 50 } },
  { key: "as_live_…", plan: "pro", limits: { perMinute: 50, perDay: 1 } },
  { key: "as_live_…", plan: "business", scopes: ["read"] },
  { key: "as_live_…", plan: "business", scopes: ["write"] },
  { key: "as_live_…", plan: "pro", state: "expired" },
  { key: "as_live_…", plan: "pro", state: "revoked" },
];

const help = `
The keys file is a JSON list, or has a key in each line as "keys create --json" prints it:

[
${example.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}
]

  plan    one of ${Object.keys(contract.plans).join(", ")}
  limits  perMinute and perDay, where the key has its own
  scopes  ${Object.keys(contract.scopes).join(" or ")}, where the key does not have all
  state   expired or revoked, where the service must refuse it

One working key of plan business without limits of its own (${perMinute} a minute, ${perDay} a day) is needed; each other one
lets more cases be tried: one of each plan, ${operationIds.length + 1} of each of the two kinds with limits above, one of plan enterprise with
perMinute 7, one of each scope alone, an expired and a revoked one let all be tried that can. No report shows a key. The judge adds pets and orders
to the service, and waits for the next minute where the headers say that little is left: with these keys it takes about
6 minutes, with fewer of a kind more. What cannot be tried through a URL is
"not tried", never passed. Ctrl-C ends it; what was found until then is told.

Exit code: 0 all that was tried passed, 1 something failed, 2 wrong usage, nothing reachable or nothing tried, 130 interrupted.
`;

function parseBase(text: string): URL {
  const base = URL.canParse(text) ? new URL(text) : undefined;
  if (base?.username || base?.password)
    throw new UsageError("--base must have no user and no password in it: keys stand in the keys file.");
  const isHttp = base?.protocol === "http:" || base?.protocol === "https:";
  if (!base || !isHttp) throw new UsageError(`--base must be a URL of http or https, got ${JSON.stringify(text)}.`);
  if (base.pathname.replace(/\/$/, "") !== contract.basePath || base.search || base.hash)
    throw new UsageError(
      `--base must end with the contract's base path ${contract.basePath}, got ${JSON.stringify(text)}.`,
    );
  return new URL(contract.basePath, base);
}

/** Which cases patterns of `--only` choose, by their ids: those with one of them in it, where `*` stands for any characters; all without a pattern. */
export function matchesCase(patterns: readonly string[]): (id: string) => boolean {
  const expressions = patterns.map((text) => new RegExp(text.split("*").map(RegExp.escape).join(".*")));
  return (id) => expressions.length === 0 || expressions.some((expression) => expression.test(id));
}

/** What the command line or its files have wrong, or that nothing is reachable: told in a few lines, without a stack. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
