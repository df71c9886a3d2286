import { Command, InvalidArgumentError, Option } from "commander";
import { scenarios } from "./scenarios.ts";
import { type Backend, targetsOn } from "./targets.ts";

export interface BenchOptions {
  readonly on: Backend;
  readonly pets: number;
  readonly rounds: number;
  /** Duration of each measurement. */
  readonly seconds: number;
  /** Seconds of unmeasured load before the first round. */
  readonly warmUp: number;
  readonly connections: number;
  /** Names of targets. @default all */
  readonly only?: readonly string[];
  readonly scenario?: readonly string[];
  /** Optimizations of the server. Each adds a target: the server without that optimization. */
  readonly without?: readonly string[];
  readonly json?: string;
  readonly write?: true;
}

// A scenario reads a page of 100 sold pets, and every fourth pet is sold.
const minPets = 400;

/** Parses the command line. @throws {CommanderError} after printing help or a usage error */
export function parseCommandLine(argv: readonly string[]): BenchOptions {
  const command = new Command("npm run bench --")
    .description(
      "Measure the server, a bare node:http server and the same API in other frameworks. Prints the report on stdout.",
    )
    .addOption(
      new Option("--on <store>", "store of the targets; with postgres, they count requests in Redis")
        .choices(Object.keys(targetsOn))
        .default("sqlite"),
    )
    .option("--pets <count>", "pets in each store", integerBetween(minPets, 10_000_000), 1000)
    .option("--rounds <count>", "number of rounds", integerBetween(1, 1000), 5)
    .option("--seconds <seconds>", "duration of each measurement", numberBetween(0.1, 3600), 3)
    .option("--warm-up <seconds>", "seconds of unmeasured load for each target; 0 for none", numberBetween(0, 3600), 1)
    .option("--connections <count>", "concurrent requests", integerBetween(1, 10_000), 50)
    .addOption(createRepeatableOption("--only <name>", "measure only this target", Object.values(targetsOn).flat()))
    .addOption(createRepeatableOption("--scenario <name>", "measure only this scenario", scenarios))
    .option(
      "--without <optimization>",
      "also measure the server without it; repeatable (see the README)",
      (name: string, previous: string[] = []) => [...previous, name],
    )
    .option("--json <file>", "write all results to this file as JSON")
    .option("--write", "write the report and its charts to apps/docs/benchmarks")
    .addHelpText(
      "after",
      "\nExit codes:\n  0  success\n  1  a target failed or sent a wrong response\n  2  usage error",
    )
    .showHelpAfterError("All options: npm run bench -- --help")
    .allowExcessArguments(false)
    .exitOverride();
  return command.parse(argv, { from: "user" }).opts<BenchOptions>();
}

function createRepeatableOption(flags: string, description: string, choices: readonly { name: string }[]): Option {
  const names = [...new Set(choices.map(({ name }) => name))];
  return new Option(flags, `${description}; repeatable (${names.join(", ")})`).argParser(
    (name: string, previous: string[] = []) => {
      if (names.includes(name)) return [...previous, name];
      throw new InvalidArgumentError(`It must be one of ${names.join(", ")}.`);
    },
  );
}

function integerBetween(min: number, max: number): (text: string) => number {
  const parse = numberBetween(min, max);
  return (text) => {
    if (/^\d+$/.test(text)) return parse(text);
    throw new InvalidArgumentError(`It must be an integer from ${min} to ${max}.`);
  };
}

function numberBetween(min: number, max: number): (text: string) => number {
  return (text) => {
    if (text !== "" && Number(text) >= min && Number(text) <= max) return Number(text);
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  };
}
