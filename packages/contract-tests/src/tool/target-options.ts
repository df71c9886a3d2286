import { Command, type OutputConfiguration } from "commander";
import { also, choosesCase, onlyHelp } from "./case-pattern.ts";

/** What the command line of a judge that starts its service itself asks for. */
export interface TargetOptions {
  /** Whether the cases are only to be listed. */
  readonly list: boolean;
  /** Whether `--only` names the case. */
  isWanted(id: string): boolean;
}

/** Reads the command line. @throws {CommanderError} also after `--help` */
export function readTargetOptions(argv: readonly string[], output: OutputConfiguration): TargetOptions {
  const { only, list = false } = new Command("judge")
    .description("Judge the service of this repository by the contract: every documented answer, its clock moved.")
    .option("--only <pattern>", onlyHelp, also, [])
    .option("--list", "print the ids of the cases and what they hold, and judge nothing")
    .addHelpText("after", "\nExit code: 0 all passed, 1 something failed or was never shown, 2 wrong usage.")
    .showSuggestionAfterError(false)
    .showHelpAfterError("--only PATTERN chooses cases, --list shows their ids.")
    .configureOutput(output)
    .exitOverride()
    .parse(argv, { from: "user" })
    .opts<{ only: string[]; list?: true }>();
  return { list, isWanted: choosesCase(only) };
}
