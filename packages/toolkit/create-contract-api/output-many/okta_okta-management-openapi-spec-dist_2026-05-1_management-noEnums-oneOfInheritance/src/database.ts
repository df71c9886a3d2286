import { assertColumns, migrate, sqliteDialect } from "@animal-store/kysely-tables";
import { postgresDialect } from "@animal-store/kysely-tables/postgres";
import { Kysely } from "kysely";
import * as createTables from "./migrations/0001-create-tables.ts";
import type { Settings } from "./settings.ts";
import { type Database, tables } from "./tables.ts";

type Location = Pick<Settings, "DATABASE"> & Partial<Pick<Settings, "DATABASE_URL">>;

/** Opens the database, and runs the migrations that it does not have. */
export async function openDatabase({ DATABASE, DATABASE_URL }: Location): Promise<Kysely<Database>> {
  const dialect = DATABASE_URL ? postgresDialect(DATABASE_URL) : sqliteDialect(DATABASE);
  const db = new Kysely<Database>({ dialect });
  // Never change or remove a migration that has run. Add one instead.
  await migrate(db, { "0001-create-tables": createTables });
  await assertColumns(db, Object.values(tables));
  return db;
}
