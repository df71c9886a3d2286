import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { StartUpError } from "@animal-store/node-edge";
import { CommanderError } from "commander";
import { createKeysCommand } from "../src/keys/keys-command.ts";
import { openKeys } from "../src/keys/open-keys.ts";
import { readEnvironment } from "../src/start/environment.ts";

/** Runs the keys command as its program does, in this process. */
export async function runKeys(args: string[], env: Record<string, string>) {
  let stdout = "";
  let stderr = "";
  const command = createKeysCommand({
    write: (text) => (stdout += `${stripVTControlCharacters(text)}\n`),
    width: Number.POSITIVE_INFINITY,
    withKeys: (work) => openKeys(readEnvironment(env, fileURLToPath(new URL("../../..", import.meta.url))), work),
  });
  for (const each of [command, ...command.commands])
    each.configureOutput({ writeOut: (text) => (stdout += text), writeErr: (text) => (stderr += text) });
  const code = await command.parseAsync(args, { from: "user" }).then(
    () => 0,
    (error: unknown) => {
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
      if (!(error instanceof StartUpError)) throw error;
      stderr += `animal-store: ${error.message}\n`;
      return 1;
    },
  );
  return { code, stdout, stderr };
}
