import { fileURLToPath } from "node:url";
import { runMain } from "@animal-store/node-edge";
import { CommanderError } from "commander";
import { createKeysCommand } from "./keys/keys-command.ts";
import { openKeys } from "./keys/open-keys.ts";
import { readEnvironment } from "./start/environment.ts";

// A reader that has enough, as in `keys list | head`, is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") return;
  console.error(`animal-store: the output cannot be written: ${error.message}`);
  process.exitCode = 1;
});

await runMain(async () => {
  const command = createKeysCommand({
    write: (text) => process.stdout.write(`${text}\n`),
    width: process.stdout.columns || Number.POSITIVE_INFINITY,
    // Opened by the command that needs them, so that --help works anywhere.
    withKeys(work) {
      const env = readEnvironment(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
      return openKeys(env, work);
    },
  });
  try {
    await command.parseAsync();
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
  }
});
