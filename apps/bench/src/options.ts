import { Command, InvalidArgumentError, Option } from "commander";
import { scenarios } from "./scenarios.ts";
import type { StoreType } from "./stores.ts";
import { targets } from "./targets.ts";

export interface BenchOptions {
  readonly on: StoreType;
  readonly rounds: number;
  /** Duration of each measurement. */
  readonly seconds: number;
  /** Seconds of unmeasured load before the first round. */
  readonly warmUp: number;
  readonly connections: number;
  /** Names of targets. @default all */
  readonly only?: readonly string[];
  readonly scenario?: readonly string[];
  readonly json?: string;
  /** Measure the latency of requests that are sent at fixed times. */
  readonly openLoop?: boolean;
  /** Compare the working tree with a commit, instead of the targets. */
  readonly check?: boolean;
  /** @default the recorded commit */
  readonly against?: string;
  /** Measure the server with stores of different sizes, instead of the targets. */
  readonly growth?: boolean;
  /** Numbers of pets. */
  readonly sizes?: readonly number[];
}

/** Parses the command line. @throws {CommanderError} after printing help or a usage error */
export function parseCommandLine(argv: readonly string[]): BenchOptions {
  const command = new Command("npm run bench --")
    .description("Compare the server with a bare node:http server and the same API in other frameworks.")
    .addOption(
      new Option("--on <store>", "store of the targets; with postgres, they count requests in Redis")
        .choices(["sqlite", "postgres"])
        .default("sqlite"),
    )
    .option("--rounds <count>", "number of rounds", numberFrom(1), 5)
    .option("--seconds <seconds>", "duration of each measurement", numberFrom(0.1), 3)
    .option("--warm-up <seconds>", "seconds of unmeasured load for each target; 0 for none", numberFrom(0), 1)
    .option("--connections <count>", "concurrent requests", numberFrom(1), 50)
    .addOption(new Option("--only <names...>", "measure only these targets").choices(namesOf(targets)))
    .addOption(new Option("--scenario <names...>", "measure only these scenarios").choices(namesOf(scenarios)))
    .option("--json <file>", "write all results to this file as JSON")
    .addOption(
      new Option(
        "--open-loop",
        "measure the latency of requests at fixed times, at parts of the baseline's maximum rate",
      )
        // Short rounds, of which some fall into times when the rest of the machine is idle.
        .implies({ rounds: 30, seconds: 0.5 }),
    )
    .addOption(
      new Option(
        "--check",
        "fail if the working tree is slower than the recorded commit, by CPU time on SQLite",
      ).conflicts(["on", "rounds", "seconds", "warmUp", "connections", "only", "json", "openLoop"]),
    )
    .addOption(new Option("--against <commit>", "check against this commit").implies({ check: true }))
    .addOption(
      new Option("--growth", "measure the server on SQLite with 1,000, 100,000 and 1,000,000 pets")
        .conflicts(["on", "only", "openLoop", "check"])
        .implies({ seconds: 1.5 }),
    )
    .addOption(
      new Option("--sizes <pets...>", "measure the growth with other numbers of pets")
        .argParser((text, sizes: readonly number[] = []) => [...sizes, numberFrom(1, 1e8)(text)])
        .implies({ growth: true, seconds: 1.5 }),
    )
    .addHelpText(
      "after",
      "\nExit codes:\n  0  success\n  1  a target failed, sent a wrong response or is slower\n  2  usage error\n  3  the check is unclear",
    )
    .showHelpAfterError("All options: npm run bench -- --help")
    .allowExcessArguments(false)
    .exitOverride();
  return command.parse(argv, { from: "user" }).opts<BenchOptions>();
}

function namesOf(items: readonly { readonly name: string }[]): string[] {
  return items.map(({ name }) => name);
}

function numberFrom(min: number, end = 1e6): (text: string) => number {
  return (text) => {
    if (text !== "" && Number(text) >= min && Number(text) < end) return Number(text);
    throw new InvalidArgumentError(`It must be a number from ${min} to below ${end.toLocaleString("en")}.`);
  };
}
