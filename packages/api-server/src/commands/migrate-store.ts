import { resolve } from "node:path";
import { StartupError } from "@animal-store/node-http";
import { systemClock } from "@animal-store/store";
import type { Command } from "commander";
import { createStoreFileCommand } from "./backup/store-file-command.ts";
import { type CommandContext, runCommand } from "./command-line.ts";
import { formatTable } from "./keys/table.ts";
import { migrateStore } from "./migrate-store/migrate-store.ts";
import type { Progress } from "./migrate-store/progress.ts";
import { openTarget } from "./postgres/open-target.ts";
import { openSource } from "./sqlite/open-source.ts";

const helpText = `
Copies pets, orders, keys with their log, and idempotency records, including all ids. The copy is one transaction:
after a failure or Ctrl-C, the database is empty. The folder is unchanged.
Stop its server first. PostgreSQL does not store rate limit counters, strikes and bans, so these are reset.

Do not pass a password as an argument. Without --to, the command uses the URL in DATABASE_URL or in the file
that DATABASE_URL_FILE names. PGPASSWORD can contain just the password.

Example:
  npm run migrate-store -- --from ./data --to postgres://animals@db.example:5432/animals

Exit codes:
  0  everything was copied and compared
  1  rejected or failed: nothing was copied
  2  wrong usage`;

export function createMigrateStoreCommand({ print, root, environment, progress }: CommandContext): Command {
  const command = createStoreFileCommand(
    "migrate-store",
    "Copy a data folder into an empty PostgreSQL database, and compare both.",
    helpText,
  );
  return (
    command
      .usage("--from <folder> [--to <url>]")
      .option("--from <folder>", "the data folder of the stopped server")
      .option("--to <url>", "an empty database: postgres://user:password@host:5432/database (default: DATABASE_URL)")
      // Error messages quote the rejected argument, which can contain a password.
      .configureOutput({ outputError: (text, writeError) => writeError(text.replaceAll(/\/\/\S*@/g, "//***@")) })
      .action(async ({ from, to: toOption }: { from?: string; to?: string }) => {
        if (!from) return command.error("error: option '--from <folder>' is missing. Name the data folder.");
        const to = toOption ?? environment().DATABASE_URL;
        if (!to)
          return command.error(
            "error: option '--to <url>' is missing. Name an empty database, or set DATABASE_URL or DATABASE_URL_FILE.",
          );
        if (!/^postgres(ql)?:\/\/\S+$/.test(to))
          return command.error(
            "error: option '--to <url>' must be an address like postgres://host:5432/database. The same applies to DATABASE_URL and to the file of DATABASE_URL_FILE.",
          );
        print(formatResult(from, await migrate(resolve(root, from), to, progress)));
      })
  );
}

async function migrate(from: string, to: string, progress: Progress) {
  const startedAt = systemClock.now();
  const source = openSource(from);
  try {
    const target = await openTarget(to);
    try {
      const result = await migrateStore({ source, target, progress, signal: abortController.signal });
      return { ...result, location: target.location, durationMs: systemClock.now() - startedAt };
    } finally {
      progress.clear();
      await target.close();
    }
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
    throw new StartupError("stopped: nothing was copied, and the database is still empty.");
  } finally {
    source.close();
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

const abortController = new AbortController();
// Ctrl-C signals every process of the terminal, and npm forwards its signal. Signals within 1 s count as one.
let stoppedAt: number | undefined;

/** Stops after the current row. A second call exits immediately: PostgreSQL rolls back when the connection closes. */
function stop(): void {
  const now = systemClock.now();
  stoppedAt ??= now;
  if (now - stoppedAt > 1000) process.exit(1);
  abortController.abort();
}

if (import.meta.main) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  await runCommand(createMigrateStoreCommand);
}
