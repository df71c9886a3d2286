// Migrates a database, and prints the migrations that it ran: node migrate-process.ts <file or URL>
import { Kysely, sql } from "kysely";
import { addColumn, migrate, sqliteDialect } from "../src/index.ts";
import { postgresDialect } from "../src/postgres-dialect.ts";
import { createNotes } from "./notes.ts";

const [, , target = ""] = process.argv;
const db = new Kysely<unknown>({
  dialect: target.startsWith("postgres:") ? postgresDialect(target) : sqliteDialect(target),
});
const migrations = {
  "0001-create": createNotes,
  "0002-add": { up: (connection: Kysely<unknown>) => addColumn(connection, "notes", "place", "text") },
};
// The parent starts all processes at the same time.
process.stdout.write("ready\n");
process.stdin.once("data", async () => {
  const names = await migrate(db, migrations);
  await sql`select place from notes`.execute(db);
  await db.destroy();
  process.stdout.write(`${JSON.stringify(names)}\n`);
  process.stdin.destroy();
});
