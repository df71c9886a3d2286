import { resolve } from "node:path";
import { systemClock } from "@animal-store/service";
import type { Command } from "commander";
import { createBackup } from "./backup/create-backup.ts";
import {
  assertDataFolder,
  createStoreFileCommand,
  formatCounts,
  formatViolations,
} from "./backup/store-file-command.ts";
import { type CommandContext, runCommand } from "./command-line.ts";

const explanation = `
Copies the store of DATA_DIR as it is at one moment into one file, also while its server runs. The copy is checked,
counted and synced before it gets its name; after any failure there is no such file. A store that violates a rule, such
as an order without its pet, is copied too, with a warning. A killed backup leaves a file whose name ends in
.unfinished, which a backup a day later removes. The file has the hashes of the keys: only its owner may read it.

Example:
  npm run backup -- --to /backups/animals-2026-01-15.db

Exit codes:
  0  the file was written and is intact
  1  failed: there is no file
  2  wrong usage`;

/** Creates the operators' command that backs up a data folder. */
export function createBackupCommand({ print, root, environment, progress }: CommandContext): Command {
  const command = createStoreFileCommand(
    "backup",
    "Back up a data folder into one file, beside its running server.",
    explanation,
  );
  return command
    .usage("--to <file>")
    .option("--to <file>", "the file to make; it may not be there yet")
    .action(async ({ to }: { to?: string }) => {
      if (!to) return command.error("error: option '--to <file>' is missing. Name a file that is not there yet.");
      const env = environment();
      assertDataFolder(env);
      const startedAt = systemClock.now();
      const { DATA_DIR: dataDirectory } = env;
      const { counts, bytes, violations } = await createBackup({ dataDirectory, to: resolve(root, to), progress });
      const size = `${(bytes / 2 ** 20).toFixed(1)} MiB`;
      const seconds = ((systemClock.now() - startedAt) / 1000).toFixed(1);
      const summary = `${dataDirectory} is backed up in ${to}: ${size}, checked, in ${seconds} s.`;
      print(`${formatCounts(counts)}\n\n${summary}${formatViolations("the store and its backup", violations)}`);
    });
}

if (import.meta.main) await runCommand(createBackupCommand);
