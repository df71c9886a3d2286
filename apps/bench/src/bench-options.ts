import { Command, InvalidArgumentError, Option } from "commander";
import { scenarios } from "./scenarios.ts";
import { fewestPets } from "./stores/pets.ts";
import { type Footing, subjectsOn } from "./subjects/subjects.ts";

export interface BenchOptions {
  /** What the subjects keep their data in. */
  readonly on: Footing;
  readonly pets: number;
  readonly rounds: number;
  /** Of each measurement. */
  readonly seconds: number;
  /** Seconds that are thrown away before the first round. */
  readonly warmUp: number;
  readonly connections: number;
  /** Names of subjects; all where missing. */
  readonly only?: readonly string[];
  readonly scenario?: readonly string[];
  /** The server is measured also with so many pets, by the scenarios that read. */
  readonly besidePets?: number;
  /** Shortcuts of the server, each switched off in a subject of its own. */
  readonly without?: readonly string[];
  readonly generator?: "wrk" | "autocannon";
  /** Milliseconds that every sync takes longer. */
  readonly slowSync?: number;
  readonly json?: string;
  readonly write?: true;
}

/** Reads the command line. @throws {CommanderError} after help and at wrong usage */
export function readCommandLine(argv: readonly string[]): BenchOptions {
  const command = new Command("npm run bench --")
    .description("Measure the server beside a bare node:http server and its peers. The report goes to stdout.")
    .addOption(
      new Option("--on <store>", "what the subjects keep their data in; with postgres they count in Redis")
        .choices(Object.keys(subjectsOn))
        .default("sqlite"),
    )
    .option("--pets <count>", "pets in each store", wholeNumber(fewestPets, 10_000_000), 1000)
    .option("--beside-pets <count>", "measure the server also with so many", wholeNumber(fewestPets, 10_000_000))
    .option("--rounds <count>", "how often everything is measured", wholeNumber(1, 1000), 5)
    .option("--seconds <seconds>", "how long each measurement takes", seconds, 3)
    .option("--warm-up <seconds>", "how long each subject runs before it is measured; 0: not at all", secondsOrNone, 1)
    .option("--connections <count>", "requests under way at a time", wholeNumber(1, 10_000), 50)
    .addOption(several("--only <name>", "measure this subject alone", Object.values(subjectsOn).flat()))
    .addOption(several("--scenario <name>", "measure this scenario alone", scenarios))
    .option(
      "--without <shortcut>",
      "measure the server also without this one; may be given again (see the README)",
      (name: string, earlier: string[] = []) => [...earlier, name],
    )
    .addOption(
      new Option("--generator <name>", "what makes the requests (default: wrk where it is installed)").choices([
        "wrk",
        "autocannon",
      ]),
    )
    .option("--slow-sync <duration>", "make every sync take so much longer, as 1ms (needs strace)", milliseconds)
    .option("--json <file>", "write all figures as JSON")
    .option("--write", "write the report and its chart into apps/docs/benchmarks")
    .addHelpText(
      "after",
      "\nExit codes:\n  0  measured\n  1  a subject failed or gave a wrong answer\n  2  wrong usage",
    )
    .showHelpAfterError("All options: npm run bench -- --help")
    .allowExcessArguments(false)
    .exitOverride();
  return command.parse(argv, { from: "user" }).opts<BenchOptions>();
}

function several(flags: string, description: string, choices: readonly { name: string }[]): Option {
  const names = [...new Set(choices.map(({ name }) => name))];
  return new Option(flags, `${description}; may be given again (${names.join(", ")})`).argParser(
    (name: string, earlier: string[] = []) => {
      if (names.includes(name)) return [...earlier, name];
      throw new InvalidArgumentError(`It must be one of ${names.join(", ")}.`);
    },
  );
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d{1,8}$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

function seconds(text: string): number {
  if (/^\d{1,4}(\.\d{1,3})?$/.test(text) && Number(text) >= 0.1) return Number(text);
  throw new InvalidArgumentError("It must be a number of seconds from 0.1 on, as 0.5.");
}

function secondsOrNone(text: string): number {
  return text === "0" ? 0 : seconds(text);
}

function milliseconds(text: string): number {
  const [, number] = /^(\d{1,4})ms$/.exec(text) ?? [];
  if (number) return Number(number);
  throw new InvalidArgumentError("It must be a whole number of milliseconds, as 1ms.");
}
