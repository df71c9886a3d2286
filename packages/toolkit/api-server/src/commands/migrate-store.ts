import { systemClock } from "@animal-store/api-platform";
import { hiddenValue, StartupError } from "@animal-store/node-http";
import type { StoreDefinition } from "@animal-store/sql-store";
import type { Progress } from "@animal-store/sql-store/sqlite";
import type { Command } from "commander";
import { resolvePath } from "../start/environment.ts";
import type { CommandContext } from "./command-line.ts";
import { createStoreFileCommand } from "./store-file-commands.ts";
import { formatTable } from "./table.ts";

const helpText = `
Copies all tables, keys with their log, and idempotency records, including all ids. The copy is one transaction:
after a failure or Ctrl-C, the database is empty. The folder is unchanged.
Stop its server first. PostgreSQL does not store rate limit counters, strikes and bans, so these are reset.

Do not pass a password as an argument. Without --to, the command uses the URL in DATABASE_URL or in the file
that DATABASE_URL_FILE names. PGPASSWORD can contain just the password.

Example:
  npm run migrate-store -- --from ./data --to postgres://user@db.example:5432/database

Exit codes:
  0  everything was copied and compared
  1  rejected or failed: nothing was copied
  2  wrong usage`;

/**
 * Creates the command that copies a data folder to PostgreSQL.
 * @example
 * await runCommand(createMigrateStoreCommand, server);
 */
export function createMigrateStoreCommand({ server, print, environment, progress }: CommandContext): Command {
  const command = createStoreFileCommand(
    "migrate-store",
    "Copy a data folder into an empty PostgreSQL database, and compare both.",
    helpText,
  );
  return command
    .usage("--from <folder> [--to <url>]")
    .requiredOption("--from <folder>", "the data folder of the stopped server")
    .option("--to <url>", "an empty database: postgres://user:password@host:5432/database (default: DATABASE_URL)")
    .configureOutput({ outputError: (text, writeError) => writeError(hideArguments(text)) })
    .action(async ({ from, to: toOption }: { from: string; to?: string }) => {
      const to = toOption ?? environment().DATABASE_URL;
      if (!to)
        return command.error(
          "error: option '--to <url>' is missing. Name an empty database, or set DATABASE_URL or DATABASE_URL_FILE.",
        );
      if (!/^postgres(ql)?:\/\/\S+$/.test(to))
        return command.error(
          "error: option '--to <url>' must be an address like postgres://host:5432/database. The same applies to DATABASE_URL and to the file of DATABASE_URL_FILE.",
        );
      const source = resolvePath(server.root, from, "--from");
      const controller = new AbortController();
      // Not once: one Ctrl-C can cause two signals, from the terminal and from npm.
      for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => controller.abort());
      const result = await migrate(server.store, source, to, progress, controller.signal);
      print(formatResult(from, result));
    });
}

// An argument in the wrong place can be a URL with a password: "unknown option '--too=postgres://…'".
function hideArguments(text: string): string {
  return text.replace(/(unknown option|too many arguments).*/s, `$1: ${hiddenValue}.\n`);
}

async function migrate(definition: StoreDefinition, from: string, to: string, progress: Progress, signal: AbortSignal) {
  const startedAt = systemClock.now();
  const { migrateStore } = await import("@animal-store/sql-store/postgres");
  try {
    const result = await migrateStore({ definition, from, to, progress, signal });
    return { ...result, durationMs: systemClock.now() - startedAt };
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
    throw new StartupError("stopped: nothing was copied, and the database is still empty.");
  }
}

function formatResult(from: string, { tables, location, durationMs }: Awaited<ReturnType<typeof migrate>>): string {
  const columns = [{ title: "" }, { title: "rows", isNumber: true }, { title: "SHA-256 of both sides" }];
  const rows = tables.map(({ table: { label }, checksum: { rowCount, checksum } }) => [
    label,
    rowCount.toLocaleString("en-US"),
    checksum,
  ]);
  return [
    ...formatTable(columns, rows),
    "",
    `Copied ${from} to ${location} and compared both, in ${(durationMs / 1000).toFixed(1)} s.`,
    "Start the servers with that DATABASE_URL. The folder is unchanged. Do not start a server on it again, or the stores diverge.",
  ].join("\n");
}
