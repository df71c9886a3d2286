import { runMain } from "@animal-store/node-http";
import type { Progress } from "@animal-store/sql-store/sqlite";
import { Command, CommanderError, type Option } from "commander";
import type { ServerDefinition } from "../server-definition.ts";
import { type Environment, parseEnvironment } from "../start/environment.ts";

export interface CommandContext {
  readonly server: ServerDefinition;
  readonly width: number;
  readonly progress: Progress;
  /** Parses the environment on demand, so that `--help` works with an invalid one. */
  environment(): Environment;
  print(text: string): void;
}

/**
 * Runs a command. Help and results go to stdout, everything else to stderr. Exits with 2 after wrong usage.
 * @example
 * await runCommand(createBackupCommand, server);
 */
export async function runCommand(
  createCommand: (context: CommandContext) => Command,
  server: ServerDefinition,
): Promise<void> {
  const { stdout, stderr } = process;
  // EPIPE is not a failure: the reader closed the pipe, as in `keys list | head`.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") return;
    console.error(`${server.store.name}: cannot write the output: ${error.message}`);
    process.exitCode = 1;
  });
  await runMain(server.store.name, async () => {
    const command = createCommand({
      server,
      width: stdout.columns || Number.POSITIVE_INFINITY,
      progress: (task, count) => stderr.write(`${task}: ${count.toLocaleString("en-US")}\n`),
      environment: () => parseEnvironment(process.env, server),
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
    // Runs before the listener of commander, which accepts any value and uses the last one.
    this.on(`option:${option.name()}`, (value: string | undefined) => {
      const prefix = `error: option '${option.flags}'`;
      if (this.getOptionValueSource(option.attributeName()) === "cli")
        this.error(`${prefix} is given twice. Give it once.`);
      if (value !== undefined && looksLikeOption.test(value))
        this.error(`${prefix} has no value: '${value}' is an option.`);
    });
    return super.addOption(option);
  }
}

// A negative number such as -5 is a value.
const looksLikeOption = /^-[-a-z]/i;
