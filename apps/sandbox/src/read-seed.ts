import { Command, InvalidArgumentError } from "commander";

/** The seed that the command line names. It ends the process with one line where the command line is wrong. */
export function readSeed(argv: readonly string[]): string {
  return new Command("sandbox")
    .description("Serve the real store in memory, with a clock that you move. HOST and PORT say where.")
    .option(
      "--seed <name>",
      'names the data and the keys: the same name gives the same ones, and "empty" no data',
      parseSeed,
      "animal-store",
    )
    .showSuggestionAfterError(false)
    .parse(argv)
    .opts<{ seed: string }>().seed;
}

function parseSeed(name: string): string {
  if (name === "") throw new InvalidArgumentError("It must be a name of at least one character.");
  return name;
}
