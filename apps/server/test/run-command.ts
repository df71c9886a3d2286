import { stripVTControlCharacters } from "node:util";
import { type CommandContext, parseEnvironment } from "@animal-store/api-server/internals";
import { StartupError } from "@animal-store/node-http";
import { createProgress } from "@animal-store/sql-store/sqlite";
import { type Command, CommanderError } from "commander";
import { server } from "../src/server.ts";

/** Runs an operator command in this process. */
export async function runCommandInProcess(
  createCommand: (context: CommandContext) => Command,
  args: readonly string[],
  env: Record<string, string>,
) {
  let stdout = "";
  let stderr = "";
  const command = createCommand({
    server,
    width: Number.POSITIVE_INFINITY,
    progress: createProgress({ write: () => {} }),
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
      stderr += `animal-store: ${error.message}\n`;
      return 1;
    },
  );
  return { code, stdout, stderr };
}
