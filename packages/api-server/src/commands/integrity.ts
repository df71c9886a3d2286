import { resolve } from "node:path";
import { StartupError } from "@animal-store/node-http";
import type { Tables } from "@animal-store/sql-store";
import { checkStore, openBackup, openStoreReadOnly } from "@animal-store/sql-store/sqlite";
import type { Command } from "commander";
import type { CommandContext } from "./command-line.ts";
import {
  assertNoDatabaseUrl,
  createStoreFileCommand,
  formatCounts,
  formatRuleCount,
  loadChecks,
} from "./store-file-command.ts";

const helpText = `
Checks a backup, or the store of DATA_DIR, even while its server runs. Checks the file itself, its references, each row
against the contract, and the invariants of this program. Changes nothing.

Exit codes:
  0  intact
  1  corrupt, violates a consistency rule, or cannot be read
  2  wrong usage`;

/**
 * Creates the command that checks a data folder or a backup.
 * @example
 * await runCommand(createIntegrityCommand, server);
 */
export function createIntegrityCommand({ server, print, environment, progress }: CommandContext): Command {
  return createStoreFileCommand("integrity", "Check a backup, or a data folder, even while its server runs.", helpText)
    .usage("[--file <file>]")
    .option("--file <file>", "a backup instead of the store of DATA_DIR")
    .action(async ({ file }: { file?: string }) => {
      const env = environment();
      if (!file) assertNoDatabaseUrl(env);
      const path = file ? resolve(server.root, file) : env.DATA_DIR;
      const checked = await loadChecks(server);
      const database = file ? openCurrentBackup(server.store.tables, path) : openStoreReadOnly(server.store, path);
      try {
        // One transaction, because a server can write to the store.
        database.exec("BEGIN");
        const { counts, corruption, violations } = checkStore(database, checked, progress);
        const isIntact = corruption.length + violations.length === 0;
        if (counts) print(formatCounts(counts));
        const problems = [...corruption, ...violations];
        print(["", ...(isIntact ? [`${path} is intact.`] : []), ...problems].join("\n"));
        if (corruption.length > 0)
          throw new StartupError(`${path} is corrupt. Restore a backup into another folder: npm run restore -- --help`);
        if (violations.length > 0)
          throw new StartupError(
            `${path} violates ${formatRuleCount(violations)}. The file itself is intact. Back it up with npm run backup, stop the server, and correct the rows.`,
          );
      } finally {
        database.close();
      }
    });
}

function openCurrentBackup(tables: Tables, file: string) {
  const { database, needsMigration } = openBackup(tables, file);
  if (!needsMigration) return database;
  database.close();
  throw new StartupError(
    `${file} is a backup of an older program. Restore it to migrate and check it: npm run restore -- --help`,
  );
}
