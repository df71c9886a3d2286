import { runMain } from "@animal-store/node-http";
import type { Progress } from "@animal-store/sql-store/sqlite";
import { type Command, CommanderError } from "commander";
import type { ServerDefinition } from "../server-definition.ts";
import { type Environment, parseEnvironment } from "../start/environment.ts";

export interface CommandContext {
  readonly server: ServerDefinition;
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
