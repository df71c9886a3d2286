import type { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { idempotencyRecordTable, keyLogTable, keysTable, usageTable } from "../platform-tables.ts";
import { assertValidTables, createTableSql, type ExistingColumns, missingColumns, missingPartsSql } from "../schema.ts";
import type { Tables } from "../store.ts";
import { inTransaction } from "./statements.ts";

/** The `user_version` of a store with the tables of this package. */
const schemaVersion = 1;

const platformSchema = [
  createTableSql(keysTable, "sqlite", ["PRIMARY KEY (id)", "UNIQUE (hash)"]),
  createTableSql(usageTable, "sqlite", ["PRIMARY KEY (key_id)"]),
  createTableSql(idempotencyRecordTable, "sqlite", ["PRIMARY KEY (scope)"]),
  "CREATE INDEX idempotency_records_by_expiry ON idempotency_records (expires_at)",
  createTableSql(keyLogTable, "sqlite", ["position INTEGER PRIMARY KEY"]),
  `CREATE TRIGGER key_log_rejects_update BEFORE UPDATE ON key_log
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END`,
  `CREATE TRIGGER key_log_rejects_delete BEFORE DELETE ON key_log
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END`,
  `CREATE TRIGGER key_log_rejects_replace BEFORE INSERT ON key_log
     WHEN EXISTS (SELECT 1 FROM key_log WHERE position = new.position)
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END`,
].join(";\n");

/** Creates the tables of an empty store. Adds missing tables, columns and indexes of the declared tables. */
export function migrate(database: DatabaseSync, tables: Tables, path: string): void {
  assertValidTables(tables);
  inTransaction(database, () => {
    if (assertSupportedSchema(database, tables, path) === 0) database.exec(platformSchema);
    for (const sql of missingPartsSql(tables, "sqlite", readColumns(database))) database.exec(sql);
    // Written even if unchanged, to detect a disk that is not writable.
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
}

/** Returns the columns of the tables and indexes. */
function readColumns(database: DatabaseSync): ExistingColumns {
  const rows = database
    .prepare(
      `SELECT relation.name, json_group_array(part.name) AS columns
       FROM sqlite_schema AS relation, pragma_table_info(relation.name) AS part GROUP BY relation.name
       UNION ALL SELECT relation.name, json_group_array(part.name)
       FROM sqlite_schema AS relation, pragma_index_info(relation.name) AS part GROUP BY relation.name`,
    )
    .all();
  return new Map(rows.map(({ name, columns }) => [String(name), JSON.parse(String(columns))]));
}

/** @throws {StartupError} if another version of this program, or another program, wrote the database */
export function assertSupportedSchema(
  database: DatabaseSync,
  tables: Tables,
  path: string,
  alternative = "set DATA_DIR to another folder",
): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  const names = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name));
  const isOurs =
    version === 0
      ? names.length === 0
      : names.includes("keys") && Object.values(tables).some(({ name }) => names.includes(name));
  if (!isOurs) throw new StartupError(`${path} is a database of another program. To continue, ${alternative}.`);
  if (version === 0 || version === schemaVersion) return version;
  throw new StartupError(
    `${path} has schema version ${version}, but this program supports version ${schemaVersion}. Use the program that wrote it, or ${alternative}.`,
  );
}

/** @throws {StartupError} if a declared column is missing */
export function assertCurrentSchema(
  database: DatabaseSync,
  tables: Tables,
  path: string,
  nextStep = "Use the older program, or start the server of this version once to migrate the store.",
): void {
  assertSupportedSchema(database, tables, path);
  if (lacksColumns(database, tables))
    throw new StartupError(`${path} has an older schema than this program needs. ${nextStep}`);
}

/** Returns whether a declared column is missing. */
export function lacksColumns(database: DatabaseSync, tables: Tables): boolean {
  const existing = readColumns(database);
  return Object.values(tables).some((table) => missingColumns(table, existing).length > 0);
}
