import { resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import type { Command } from "commander";
import { checkStore } from "./backup/check-store.ts";
import { openStoreReadOnly } from "./backup/create-backup.ts";
import { openBackup } from "./backup/restore-store.ts";
import { assertDataFolder, countRules, createStoreFileCommand, formatCounts } from "./backup/store-file-command.ts";
import { type CommandContext, runCommand } from "./command-line.ts";

const explanation = `
Checks the whole store of DATA_DIR, also while its server runs, or a backup: the file itself, its references, each pet
and order by the contract, and the rules that this program keeps. It changes nothing.

Exit codes:
  0  sound; it may print notices, such as an idempotency record for a pet that was deleted by hand
  1  corrupt, or it violates a rule, or it cannot be read
  2  wrong usage`;

/** Creates the operators' command that checks a store. */
export function createIntegrityCommand({ print, root, environment, progress }: CommandContext): Command {
  return createStoreFileCommand(
    "integrity",
    "Check a data folder, beside its running server, or a backup.",
    explanation,
  )
    .usage("[--file <file>]")
    .option("--file <file>", "a backup instead of the store of DATA_DIR")
    .action(({ file }: { file?: string }) => {
      const env = environment();
      if (!file) assertDataFolder(env);
      const place = file ? resolve(root, file) : env.DATA_DIR;
      const database = file ? openToCheck(place) : openStoreReadOnly(place);
      try {
        // Reads one moment of a store that a server may write.
        database.exec("BEGIN");
        const { counts, corruption, violations, notices } = checkStore(database, progress);
        const isSound = corruption.length + violations.length === 0;
        if (counts) print(formatCounts(counts));
        const problems = [...corruption, ...violations, ...notices.map((notice) => `notice: ${notice}`)];
        print(["", ...(isSound ? [`${place} is sound.`] : []), ...problems].join("\n"));
        if (corruption.length > 0)
          throw new StartupError(
            `${place} is corrupt. Restore a backup into another folder: npm run restore -- --help`,
          );
        if (violations.length > 0)
          throw new StartupError(
            `${place} violates ${countRules(violations)}. Its file is intact: npm run backup copies every row. Then stop the server and correct the rows.`,
          );
      } finally {
        database.close();
      }
    });
}

function openToCheck(file: string): DatabaseSync {
  const { database, isOlder } = openBackup(file);
  if (!isOlder) return database;
  database.close();
  throw new StartupError(
    `${file} is of an older program. Restore it, which brings it up to date and looks through it: npm run restore -- --help`,
  );
}

if (import.meta.main) await runCommand(createIntegrityCommand);
