import { systemClock } from "@animal-store/api-platform";
import { hidePasswords, StartupError } from "@animal-store/node-http";
import {
  type CheckedStore,
  checkStore,
  createBackup,
  openBackup,
  openStoreReadOnly,
  restoreStore,
  type StoreCounts,
} from "@animal-store/sql-store/sqlite";
import { Command } from "commander";
import type { ServerDefinition } from "../server-definition.ts";
import { type Environment, resolvePath } from "../start/environment.ts";
import type { CommandContext } from "./command-line.ts";
import { formatTable } from "./table.ts";

/**
 * Creates the command that backs up a data folder.
 * @example
 * await runCommand(createBackupCommand, server);
 */
export function createBackupCommand({ server, print, environment, progress }: CommandContext): Command {
  const description = "Back up a data folder into one file, even while its server runs.";
  return createStoreFileCommand("backup", description, backupHelp)
    .usage("--to <file>")
    .requiredOption("--to <file>", "the file to create; it must not exist")
    .action(async ({ to }: { to: string }) => {
      const env = environment();
      assertNoDatabaseUrl(env);
      const startedAt = systemClock.now();
      const { DATA_DIR: dataDirectory } = env;
      const { counts, bytes, violations } = await createBackup({
        checked: await loadChecks(server),
        dataDirectory,
        to: resolvePath(server.root, to, "--to"),
        progress,
      });
      const size = `${(bytes / 2 ** 20).toFixed(1)} MiB`;
      const seconds = ((systemClock.now() - startedAt) / 1000).toFixed(1);
      const summary = `Backed up ${dataDirectory} to ${to}: ${size}, checked, in ${seconds} s.`;
      print(`${formatCounts(counts)}\n\n${summary}${formatViolations("the store and its backup", violations)}`);
    });
}

const backupHelp = `
Copies a consistent snapshot of the store of DATA_DIR into one file. The copy is checked and synced before it gets its
name, so a failed backup creates no file. A store that violates a consistency rule, such as a row without the row it
refers to, is backed up with a warning. The file contains the hashes of the keys, so only its owner can read it.

Example:
  npm run backup -- --to /backups/2026-01-15.db

Exit codes:
  0  the backup was created and is intact
  1  failed: no file was created
  2  wrong usage`;

/**
 * Creates the command that restores a backup.
 * @example
 * await runCommand(createRestoreCommand, server);
 */
export function createRestoreCommand({ server, print, environment, progress }: CommandContext): Command {
  return createStoreFileCommand("restore", "Restore a backup into an empty data folder.", restoreHelp)
    .usage("--from <file> [--into <folder>] [--accept-loss]")
    .requiredOption("--from <file>", "a file that npm run backup created")
    .option("--into <folder>", "an empty or new folder (default: DATA_DIR)")
    .option(
      "--accept-loss",
      "restore from the store.db of a folder whose WAL is corrupt, without the writes after that",
    )
    .action(async ({ from, into, acceptLoss = false }: { from: string; into?: string; acceptLoss?: boolean }) => {
      const env = environment();
      if (into === undefined) assertNoDatabaseUrl(env);
      const dataDirectory = into ? resolvePath(server.root, into, "--into") : env.DATA_DIR;
      const { counts, violations, loss } = restoreStore({
        checked: await loadChecks(server),
        from: resolvePath(server.root, from, "--from"),
        dataDirectory,
        progress,
        acceptsLoss: acceptLoss,
      });
      const missing = loss ? `\nThe writes after this are missing: ${loss}.` : "";
      const summary = `Restored ${from} to ${dataDirectory}, checked.${missing}
Keys that were revoked since the backup are valid again: revoke them before you start the server.`;
      print(`${formatCounts(counts)}\n\n${summary}${formatViolations("the backup and the store", violations)}`);
    });
}

const restoreHelp = `
Copies a backup into an empty or new data folder, migrates it if an older program created it, and checks the copy. A
backup that violates a consistency rule is restored with a warning. A corrupt backup is rejected.
The store then has the state of the backup: later writes are missing, their ids are assigned again, and a key that
was revoked since is valid again.

With --accept-loss, copies a store.db and its WAL, up to the first corrupt page of the WAL. Stop the server first. The
folder is unchanged. All writes after that page are missing, and their ids are assigned again.

Examples:
  npm run restore -- --from /backups/2026-01-15.db --into ./data
  npm run restore -- --from ./data/store.db --into ./data-again --accept-loss

Exit codes:
  0  the store was restored and is intact
  1  failed: nothing was restored
  2  wrong usage`;

/**
 * Creates the command that checks a data folder or a backup.
 * @example
 * await runCommand(createIntegrityCommand, server);
 */
export function createIntegrityCommand({ server, print, environment, progress }: CommandContext): Command {
  const description = "Check a backup, or a data folder, even while its server runs.";
  return createStoreFileCommand("integrity", description, integrityHelp)
    .usage("[--file <file>]")
    .option("--file <file>", "a backup instead of the store of DATA_DIR")
    .action(async ({ file }: { file?: string }) => {
      const env = environment();
      if (!file) assertNoDatabaseUrl(env);
      const path = file ? resolvePath(server.root, file, "--file") : env.DATA_DIR;
      const checked = await loadChecks(server);
      const database = file ? openBackup(server.store.tables, path, "--file") : openStoreReadOnly(server.store, path);
      try {
        // One transaction, because a server can write to the store.
        database.exec("BEGIN");
        const { counts, corruption, violations } = checkStore(database, checked, progress);
        if (counts) print(formatCounts(counts));
        const problems = [...corruption, ...violations];
        print(["", ...(problems.length === 0 ? [`${path} is intact.`] : problems)].join("\n"));
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

const integrityHelp = `
Checks the file itself, its references, each row against the contract, and the invariants of this program. Changes
nothing.

Exit codes:
  0  intact
  1  corrupt, violates a consistency rule, or cannot be read
  2  wrong usage`;

export function createStoreFileCommand(name: string, description: string, helpText: string): Command {
  const program = `npm run ${name} --`;
  return (
    new Command(program)
      .description(description)
      .allowExcessArguments(false)
      .showHelpAfterError(`All options: ${program} --help`)
      .addHelpText("after", helpText)
      // An argument in the wrong place can be a URL with a password.
      .configureOutput({ outputError: (text, writeError) => writeError(hidePasswords(text)) })
      .exitOverride()
  );
}

function assertNoDatabaseUrl({ DATABASE_URL: url }: Pick<Environment, "DATABASE_URL">): void {
  if (url === "") return;
  throw new StartupError(
    "DATABASE_URL is set, but this command needs a data folder. For PostgreSQL, use pg_dump, pg_restore and pg_amcheck. For a data folder, unset DATABASE_URL.",
  );
}

/** Returns the rules by which the commands check a store. */
export async function loadChecks(server: ServerDefinition): Promise<CheckedStore> {
  return {
    definition: server.store,
    rowValidators: (await server.loadRowValidators?.()) ?? {},
    plans: Object.keys(server.contract.plans),
    scopes: server.platform.allScopes,
  };
}

function formatCounts(counts: StoreCounts): string {
  return formatTable(
    [{ title: "" }, { title: "rows", isNumber: true }],
    Object.entries(counts).map(([name, count]) => [name, count.toLocaleString("en-US")]),
  ).join("\n");
}

function formatViolations(subject: string, violations: readonly string[]): string {
  if (violations.length === 0) return "";
  return ["\n", `Warning: ${subject} violate ${formatRuleCount(violations)}:`, ...violations].join("\n");
}

function formatRuleCount({ length }: readonly string[]): string {
  return `${length} ${length === 1 ? "rule" : "rules"}`;
}
