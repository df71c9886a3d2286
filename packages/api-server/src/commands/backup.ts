import { resolve } from "node:path";
import { systemClock } from "@animal-store/api-platform";
import { createBackup } from "@animal-store/sql-store/sqlite";
import type { Command } from "commander";
import type { CommandContext } from "./command-line.ts";
import {
  assertNoDatabaseUrl,
  createStoreFileCommand,
  formatCounts,
  formatViolations,
  loadChecks,
} from "./store-file-command.ts";

const helpText = `
Copies a consistent snapshot of the store of DATA_DIR into one file, even while its server runs. The copy is checked
and synced before it gets its name, so a failed backup creates no file. A store that violates a consistency rule, such
as a row without the row it refers to, is backed up with a warning. A killed backup leaves a file with the suffix
.unfinished, which you can delete. The file contains the hashes of the keys, so only its owner can read it.

Example:
  npm run backup -- --to /backups/2026-01-15.db

Exit codes:
  0  the backup was created and is intact
  1  failed: no file was created
  2  wrong usage`;

/**
 * Creates the command that backs up a data folder.
 * @example
 * await runCommand(createBackupCommand, server);
 */
export function createBackupCommand({ server, print, environment, progress }: CommandContext): Command {
  const command = createStoreFileCommand(
    "backup",
    "Back up a data folder into one file, even while its server runs.",
    helpText,
  );
  return command
    .usage("--to <file>")
    .option("--to <file>", "the file to create; it must not exist")
    .action(async ({ to }: { to?: string }) => {
      if (!to) return command.error("error: option '--to <file>' is missing. Name a file that does not exist yet.");
      const env = environment();
      assertNoDatabaseUrl(env);
      const startedAt = systemClock.now();
      const { DATA_DIR: dataDirectory } = env;
      const { counts, bytes, violations } = await createBackup({
        checked: await loadChecks(server),
        dataDirectory,
        to: resolve(server.root, to),
        progress,
      });
      const size = `${(bytes / 2 ** 20).toFixed(1)} MiB`;
      const seconds = ((systemClock.now() - startedAt) / 1000).toFixed(1);
      const summary = `Backed up ${dataDirectory} to ${to}: ${size}, checked, in ${seconds} s.`;
      print(`${formatCounts(counts)}\n\n${summary}${formatViolations("the store and its backup", violations)}`);
    });
}
