import { resolve } from "node:path";
import { restoreStore } from "@animal-store/sql-store/sqlite";
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
Copies a backup into an empty or new data folder and checks the copy. If an older program created the backup, the copy
is migrated. A backup that violates a consistency rule, such as a row without the row it refers to, is restored with a warning. A
corrupt backup is rejected.
The store then has the state of the backup: later writes are missing, their ids are assigned again, and a key that
was revoked since is valid again.

Example:
  npm run restore -- --from /backups/2026-01-15.db --into ./data

Exit codes:
  0  the store was restored and is intact
  1  failed: nothing was restored
  2  wrong usage`;

/**
 * Creates the command that restores a backup.
 * @example
 * await runCommand(createRestoreCommand, server);
 */
export function createRestoreCommand({ server, print, environment, progress }: CommandContext): Command {
  const command = createStoreFileCommand("restore", "Restore a backup into an empty data folder.", helpText);
  return command
    .usage("--from <file> [--into <folder>]")
    .option("--from <file>", "a file that npm run backup created")
    .option("--into <folder>", "an empty or new folder (default: DATA_DIR)")
    .action(async ({ from, into }: { from?: string; into?: string }) => {
      if (!from)
        return command.error("error: option '--from <file>' is missing. Name a file that npm run backup created.");
      const env = environment();
      if (into === undefined) assertNoDatabaseUrl(env);
      const dataDirectory = into ? resolve(server.root, into) : env.DATA_DIR;
      const { counts, violations } = restoreStore({
        checked: await loadChecks(server),
        from: resolve(server.root, from),
        dataDirectory,
        progress,
      });
      const summary = `Restored ${from} to ${dataDirectory}, checked.
Keys that were revoked since the backup are valid again: revoke them before you start the server.`;
      print(`${formatCounts(counts)}\n\n${summary}${formatViolations("the backup and the store", violations)}`);
    });
}
