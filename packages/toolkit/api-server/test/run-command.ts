import { stripVTControlCharacters } from "node:util";
import { StartupError } from "@animal-store/node-http";
import { type Command, CommanderError } from "commander";
import type { CommandContext } from "../src/commands/command-line.ts";
import type { ServerDefinition } from "../src/server-definition.ts";
import { parseEnvironment } from "../src/start/environment.ts";

/** Runs a command in this process, with the exit codes and the output of `runCommand`, without colors. */
export async function runCommandInProcess(
  createCommand: (context: CommandContext) => Command,
  args: readonly string[],
  env: Record<string, string>,
  server: ServerDefinition,
) {
  let stdout = "";
  let stderr = "";
  const command = createCommand({
    server,
    progress: () => {},
    environment: () => parseEnvironment(env, server),
    print: (text) => (stdout += `${stripVTControlCharacters(text)}\n`),
  });
  for (const each of [command, ...command.commands])
    each.configureOutput({ writeOut: (text) => (stdout += text), writeErr: (text) => (stderr += text) });
  const code = await command.parseAsync(args, { from: "user" }).then(
    () => 0,
    (error: unknown) => {
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
      if (!(error instanceof StartupError)) throw error;
      stderr += `${server.store.name}: ${error.message}\n`;
      return 1;
    },
  );
  return { code, stdout, stderr };
}
