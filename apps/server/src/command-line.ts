import { fileURLToPath } from "node:url";
import { runMain } from "@animal-store/node-http";
import { Command, CommanderError, type Option } from "commander";
import { createProgress, type Progress } from "./migrate-store/progress.ts";
import { type Environment, parseEnvironment } from "./start/environment.ts";

/** What a command gets from its process. */
export interface CommandContext {
  /** Paths are relative to this folder. */
  readonly root: string;
  /** The columns of the terminal. */
  readonly width: number;
  readonly progress: Progress;
  /** Reads the environment when a command needs it, so that `--help` works anywhere. */
  environment(): Environment;
  /** Prints a result. */
  print(text: string): void;
}

/** Runs a command. Help and results go to stdout, everything else to stderr. Exits with 2 after wrong usage. */
export async function runCommand(create: (context: CommandContext) => Command): Promise<void> {
  // The built programs are as deep in the repository as this file.
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const { stdout, stderr } = process;
  // A reader that has enough, as in `keys list | head`, is no failure.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    console.error(`animal-store: the output cannot be written: ${error.message}`);
    process.exitCode = 1;
  });
  await runMain(async () => {
    const command = create({
      root,
      width: stdout.columns || Number.POSITIVE_INFINITY,
      progress: createProgress({ isTTY: stderr.isTTY, write: (text) => stderr.write(text) }),
      environment: () => parseEnvironment(process.env, root),
      print: (text) => stdout.write(`${text}\n`),
    });
    try {
      await command.parseAsync();
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    }
  });
}

/** Rejects an option that is given twice, or whose value is missing before the next option. */
export class StrictCommand extends Command {
  override createCommand(name?: string): StrictCommand {
    return new StrictCommand(name);
  }

  override addOption(option: Option): this {
    // Listens before the option's own listener, which takes the value: the last one given, and anything at all.
    this.on(`option:${option.name()}`, (value: string | undefined) => {
      const named = `error: option '${option.flags}'`;
      if (this.getOptionValueSource(option.attributeName()) === "cli")
        this.error(`${named} is given twice. Give it once.`);
      if (value !== undefined && looksLikeOption.test(value))
        this.error(`${named} has no value: '${value}' is an option.`);
    });
    return super.addOption(option);
  }
}

// -5 is none.
const looksLikeOption = /^-[-a-z]/i;
