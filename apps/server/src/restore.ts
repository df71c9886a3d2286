import { resolve } from "node:path";
import type { Command } from "commander";
import { restoreStore } from "./backup/restore-store.ts";
import {
  assertDataFolder,
  createStoreFileCommand,
  formatCounts,
  formatViolations,
} from "./backup/store-file-command.ts";
import { type CommandContext, runCommand } from "./command-line.ts";

const explanation = `
Copies a backup into a data folder that is empty or does not exist yet, and checks the copy. The copy of a backup of an
older program is migrated. A backup that violates a rule, such as an order without its pet, is restored with a warning;
a corrupt one is not.
The store then has the state of the backup: later writes are missing, their ids are assigned again, and a key that
was revoked since is valid again.

Example:
  npm run restore -- --from /backups/animals-2026-01-15.db --into ./data

Exit codes:
  0  the store was restored and is intact
  1  failed: nothing was restored
  2  wrong usage`;

/** Creates the operators' command that restores a backup. */
export function createRestoreCommand({ print, root, environment, progress }: CommandContext): Command {
  const command = createStoreFileCommand("restore", "Make a backup the store of an empty data folder.", explanation);
  return command
    .usage("--from <file> [--into <folder>]")
    .option("--from <file>", "a file that npm run backup made")
    .option("--into <folder>", "an empty folder, or one to make (default: DATA_DIR)")
    .action(({ from, into }: { from?: string; into?: string }) => {
      if (!from)
        return command.error("error: option '--from <file>' is missing. Name a file that npm run backup made.");
      const env = environment();
      if (into === undefined) assertDataFolder(env);
      const dataDirectory = into ? resolve(root, into) : env.DATA_DIR;
      const { counts, violations } = restoreStore({ from: resolve(root, from), dataDirectory, progress });
      const summary = `${from} is restored in ${dataDirectory}, and checked.
Keys that were revoked since are valid again: revoke them before the server starts.`;
      print(`${formatCounts(counts)}\n\n${summary}${formatViolations("the backup and the store", violations)}`);
    });
}

if (import.meta.main) await runCommand(createRestoreCommand);
