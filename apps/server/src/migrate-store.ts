import { resolve } from "node:path";
import { StartUpError } from "@animal-store/node-edge";
import { systemClock } from "@animal-store/service";
import type { Command } from "commander";
import { createStoreFileCommand } from "./backup/store-file-command.ts";
import { type CommandContext, runCommand } from "./command-line.ts";
import { table } from "./keys/table.ts";
import { moveStore } from "./move/move-store.ts";
import type { Progress } from "./move/progress.ts";
import { openTarget } from "./postgres/open-target.ts";
import { openSource } from "./sqlite/open-source.ts";

const explanation = `
Copies pets, orders, keys with the log of their changes, and the outcomes kept for Idempotency-Key, ids and
all, in one transaction: the database holds everything or, after any failure and after Ctrl-C, nothing. The
folder stays as it is.
Stop its server first. Counters of limits, strikes and bans are not kept in PostgreSQL, and begin anew.

Keep a password out of the arguments: without --to, the address is that of DATABASE_URL or of the file that
DATABASE_URL_FILE names. PGPASSWORD may hold the password alone.

Example:
  npm run migrate-store -- --from ./data --to postgres://animals@db.example:5432/animals

Exit codes:
  0  everything is there, and was compared
  1  refused or failed: nothing was copied
  2  wrong usage`;

/** Creates the operators' command that copies a data folder to PostgreSQL. */
export function createMigrateStoreCommand({ print, root, environment, progress }: CommandContext): Command {
  const command = createStoreFileCommand(
    "migrate-store",
    "Copy a data folder into an empty PostgreSQL, and compare both.",
    explanation,
  );
  return (
    command
      .usage("--from <folder> [--to <url>]")
      .option("--from <folder>", "the data folder of the server that is stopped")
      .option("--to <url>", "an empty database: postgres://user:password@host:5432/database (default: DATABASE_URL)")
      // What is refused is quoted, and may hold a password.
      .configureOutput({ outputError: (text, writeError) => writeError(text.replaceAll(/\/\/\S*@/g, "//***@")) })
      .action(async ({ from, to: named }: { from?: string; to?: string }) => {
        if (!from) return command.error("error: option '--from <folder>' is missing. Name the data folder.");
        const to = named ?? environment().DATABASE_URL;
        if (!to)
          return command.error(
            "error: option '--to <url>' is missing. Name an empty database, or set DATABASE_URL or DATABASE_URL_FILE.",
          );
        if (!/^postgres(ql)?:\/\/\S+$/.test(to))
          return command.error(
            "error: option '--to <url>' must be an address like postgres://host:5432/database. So must DATABASE_URL and the file of DATABASE_URL_FILE.",
          );
        print(sheet(from, await move(resolve(root, from), to, progress)));
      })
  );
}

async function move(from: string, to: string, progress: Progress) {
  const startedAt = systemClock.now();
  const source = openSource(from);
  try {
    const target = await openTarget(to);
    try {
      const moved = await moveStore({ source, target, progress, signal: stopping.signal });
      return { ...moved, place: target.place, took: systemClock.now() - startedAt };
    } finally {
      progress.clear();
      await target.close();
    }
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error;
    throw new StartUpError("stopped: nothing was kept, the database is as empty as before.");
  } finally {
    source.close();
  }
}

function sheet(from: string, { tables, place, took }: Awaited<ReturnType<typeof move>>): string {
  const columns = [{ title: "" }, { title: "rows", isNumber: true }, { title: "SHA-256, of both sides" }];
  const rows = tables.map(({ table: { holds }, fingerprint: { rows, checksum } }) => [
    holds,
    rows.toLocaleString("en-US"),
    checksum,
  ]);
  return [
    ...table(columns, rows),
    "",
    `${from} is copied to ${place} and compared, in ${(took / 1000).toFixed(1)} s.`,
    "Start the servers with that DATABASE_URL. The folder stays as it was: serve it no more, or both go their own ways.",
  ].join("\n");
}

const stopping = new AbortController();
// Ctrl-C reaches every process of the terminal, and npm passes its own on: within a second it is the same one.
let stoppedAt: number | undefined;

/** Stops between two rows; again, at once: what is not kept is gone with the connection. */
function stop(): void {
  const now = systemClock.now();
  stoppedAt ??= now;
  if (now - stoppedAt > 1000) process.exit(1);
  stopping.abort();
}

if (import.meta.main) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  await runCommand(createMigrateStoreCommand);
}
