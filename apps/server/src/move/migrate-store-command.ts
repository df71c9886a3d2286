import { resolve } from "node:path";
import type { Command } from "commander";
import { StrictCommand } from "../command-line.ts";
import { table } from "../keys/table.ts";
import type { MovedStore } from "./move-store.ts";

export interface MigrateStoreDependencies {
  readonly write: (text: string) => void;
  /** What a relative folder counts from. */
  readonly root: string;
  /** Returns the value of DATABASE_URL, also from its file; empty if unset. */
  readonly databaseUrl: () => string;
  /** @param from an absolute path */
  readonly move: (from: string, to: string) => Promise<MovedStore & { readonly place: string; readonly took: number }>;
}

const program = "npm run migrate-store --";
const explanation = `
Copies pets, orders, keys with the log of their changes, and the outcomes kept for Idempotency-Key, ids and
all, in one transaction: the database holds everything or, after any failure and after Ctrl-C, nothing. The
folder stays as it is.
Stop its server first. Counters of limits, strikes and bans are not kept in PostgreSQL, and begin anew.

Keep a password out of the arguments: without --to, the address is that of DATABASE_URL or of the file that
DATABASE_URL_FILE names. PGPASSWORD may hold the password alone.

Example:
  ${program} --from ./data --to postgres://animals@db.example:5432/animals

Exit codes:
  0  everything is there, and was compared
  1  refused or failed: nothing was copied
  2  wrong usage`;

interface MigrateStoreOptions {
  from?: string;
  to?: string;
}

/**
 * The operators' command for moving up. Results go to `write`, wrong usage to stderr.
 * Running it throws commander's CommanderError after help or wrong usage, and StartUpError where something is refused.
 */
export function createMigrateStoreCommand({ write, root, databaseUrl, move }: MigrateStoreDependencies): Command {
  const command = new StrictCommand(program);
  return (
    command
      .description("Copy a data folder into an empty PostgreSQL, and compare both.")
      .usage("--from <folder> [--to <url>]")
      .option("--from <folder>", "the data folder of the server that is stopped")
      .option("--to <url>", "an empty database: postgres://user:password@host:5432/database (default: DATABASE_URL)")
      .allowExcessArguments(false)
      .showHelpAfterError(`How it is used: ${program} --help`)
      .addHelpText("after", explanation)
      .exitOverride()
      // What is refused is quoted, and may hold a password.
      .configureOutput({ outputError: (text, writeError) => writeError(text.replaceAll(/\/\/\S*@/g, "//***@")) })
      .action(async ({ from, to: named }: MigrateStoreOptions) => {
        if (!from) return command.error("error: option '--from <folder>' is missing. Name the data folder.");
        const to = named ?? databaseUrl();
        if (!to)
          return command.error(
            "error: option '--to <url>' is missing. Name an empty database, or set DATABASE_URL or DATABASE_URL_FILE.",
          );
        if (!/^postgres(ql)?:\/\/\S+$/.test(to))
          return command.error(
            "error: option '--to <url>' must be an address like postgres://host:5432/database. So must DATABASE_URL and the file of DATABASE_URL_FILE.",
          );
        write(sheet(from, await move(resolve(root, from), to)));
      })
  );
}

function sheet(from: string, { tables, place, took }: MovedStore & { place: string; took: number }): string {
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
