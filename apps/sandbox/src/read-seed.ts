import { Command, InvalidArgumentError } from "commander";

const wrongUsage = 2;

/** The seed that the command line names. It ends the process with one line and exit code 2 where the command line is wrong. */
export function readSeed(argv: readonly string[]): string {
  return new Command("npm run sandbox --")
    .description("Serve the real store in memory, with a clock that you move. HOST and PORT say where.")
    .option(
      "--seed <name>",
      'names the data and the keys: the same name gives the same ones, and "empty" no data',
      parseSeed,
      "animal-store",
    )
    .showSuggestionAfterError(false)
    .addHelpText("after", "\nExit codes: 0 stopped or helped, 1 cannot start, 2 wrong usage.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : wrongUsage))
    .parse(argv)
    .opts<{ seed: string }>().seed;
}

function parseSeed(name: string): string {
  if (name === "") throw new InvalidArgumentError("It must be a name of at least one character.");
  return name;
}
