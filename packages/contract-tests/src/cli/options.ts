import { toSelection } from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { Command, type OutputConfiguration } from "commander";
import { operationIds } from "../cases/contract-case.ts";
import { getPlanLimits } from "../cases/rate-limit-headers.ts";

export interface CliOptions {
  readonly base: URL;
  readonly keys: string;
  readonly isExclusive: boolean;
  readonly junit?: string;
  readonly json?: string;
}

export interface CommandLine {
  readonly listsCases: boolean;
  /** Undefined with `--list`. */
  readonly options?: CliOptions;
  isSelected(testCase: { readonly id: string }): boolean;
}

/** @throws {CommanderError} also after `--help`. @throws {UsageError} */
export function parseCommandLine(argv: readonly string[], output: OutputConfiguration): CommandLine {
  const { list, base, keys, only, exclusive, ...reports } = createCommand(output)
    .description("Run the contract tests against a running service, as far as its URL and API keys allow.")
    .option("--base <url>", `URL of the API with its base path: http://127.0.0.1:4030${contract.basePath}`)
    .option("--keys <file>", "file with API keys for the tests, see below")
    .option("--exclusive", "also run the cases that need a store without other writers")
    .option("--junit <file>", "also write the results as JUnit XML")
    .option("--json <file>", "also write the results as JSON")
    .addHelpText("after", help)
    .parse(argv, { from: "user" })
    .opts<ParsedOptions & { base?: string; keys?: string; junit?: string; json?: string; exclusive?: true }>();
  const isSelected = toSelection(only);
  const [report] = Object.keys(reports);
  if (list && report)
    throw new UsageError(`--list runs no case, so it cannot be combined with --${report}. Remove one of them.`);
  if (list) return { listsCases: true, isSelected };
  if (!base || !keys) throw new UsageError("--base URL and --keys FILE are required. --help describes them.");
  const options = { base: parseBase(base), keys, isExclusive: exclusive ?? false, ...reports };
  return { listsCases: false, options, isSelected };
}

interface ParsedOptions {
  readonly only: string[];
  readonly list?: true;
}

function createCommand(output: OutputConfiguration): Command {
  const collect = (pattern: string, patterns: string[]): string[] => [...patterns, pattern];
  const onlyHelp = "run only cases whose id contains the pattern; * matches any characters; repeatable";
  return new Command("npm run test:contract --")
    .option("--only <pattern>", onlyHelp, collect, [])
    .option("--list", "print the id and title of each case and send no request")
    .allowExcessArguments(false)
    .showSuggestionAfterError(false)
    .configureOutput(output)
    .exitOverride();
}

const { perMinute, perDay } = getPlanLimits("business");
const exampleKeys = [
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
The keys file is a JSON list, or has one key per line as "keys create --json" prints it:

[
${exampleKeys.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}
]

  plan    one of ${Object.keys(contract.plans).join(", ")}
  limits  perMinute and perDay, if they differ from the plan
  scopes  ${Object.keys(contract.scopes).join(" or ")}, if the key does not have all scopes
  state   expired or revoked, if the service must reject the key

One active key of plan business with the limits of its plan (${perMinute} per minute, ${perDay} per day) is required.
More keys allow more cases. All cases that can run through a URL need
  - a key of each other plan
  - ${operationIds.length + 1} keys with each of the two limits above
  - an enterprise key with perMinute 7
  - a key with each scope alone
  - an expired key and a revoked key

The tests create pets and orders in the service. They wait for the next minute when the rate limit is almost
exhausted: about 7 minutes with these keys, longer with fewer. A case that cannot run is skipped.
Reports contain no API key. Ctrl-C stops the run and reports the results so far.

Exit code: 0 no case failed, 1 a case failed, 2 wrong usage, service unreachable or no case passed, 130 or 143 interrupted.
`;

function parseBase(text: string): URL {
  const base = URL.canParse(text) ? new URL(text) : undefined;
  if (base?.username || base?.password)
    throw new UsageError("--base must not contain a user or password. Put the API keys into the keys file.");
  const isHttp = base?.protocol === "http:" || base?.protocol === "https:";
  if (!base || !isHttp) throw new UsageError(`--base must be an http or https URL, got ${JSON.stringify(text)}.`);
  if (base.pathname.replace(/\/$/, "") !== contract.basePath || base.search || base.hash)
    throw new UsageError(
      `--base must end with the contract's base path ${contract.basePath}, got ${JSON.stringify(text)}.`,
    );
  return new URL(contract.basePath, base);
}

/** A wrong command line or file, or an unreachable service. Printed without a stack trace. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
