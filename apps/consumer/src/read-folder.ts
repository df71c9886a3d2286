import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";

const wrongUsage = 2;

/** The folder that the command line names. It ends the process with one line and exit code 2 where the command line is wrong. */
export function readFolder(argv: readonly string[]): string {
  return new Command("npm run packages --")
    .description(
      "Build and keep the tarballs that a frontend installs (client, client-react and what they need of this repository), and print the line that installs them. What they are tested by: npm test -- @animal-store/consumer#test",
    )
    .requiredOption("--out <folder>", "where the tarballs are kept; it is made where it is missing", parseFolder)
    .allowExcessArguments(false)
    .showSuggestionAfterError(false)
    .showHelpAfterError("Write: npm run packages -- --out ../tarballs")
    .addHelpText("after", "\nExit codes: 0 done or helped, 1 could not build or write, 2 wrong usage.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : wrongUsage))
    .parse(argv)
    .opts<{ out: string }>().out;
}

function parseFolder(text: string): string {
  const folder = resolve(text);
  if (text === "" || (existsSync(folder) && !statSync(folder).isDirectory()))
    throw new InvalidArgumentError("It must be a folder, or a path where there is nothing yet.");
  return folder;
}
