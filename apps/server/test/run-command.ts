import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { StartupError } from "@animal-store/node-http";
import { type Command, CommanderError } from "commander";
import type { CommandContext } from "../src/command-line.ts";
import { createProgress } from "../src/migrate-store/progress.ts";
import { parseEnvironment } from "../src/start/environment.ts";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Runs an operator command in this process. @param root the base of relative paths */
export async function runCommandInProcess(
  createCommand: (context: CommandContext) => Command,
  args: readonly string[],
  env: Record<string, string>,
  root = repository,
) {
  let stdout = "";
  let stderr = "";
  const command = createCommand({
    root,
    width: Number.POSITIVE_INFINITY,
    progress: createProgress({ write: () => {} }),
    environment: () => parseEnvironment(env, repository),
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
