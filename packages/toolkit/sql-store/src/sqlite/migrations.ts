import type { DatabaseSync } from "node:sqlite";
import { StartupError } from "@animal-store/node-http";
import { idempotencyRecordTable, keyLogTable, keysTable, usageTable } from "../platform-tables.ts";
import { assertValidTables, createTableSql, missingPartsSql } from "../schema.ts";
import type { Tables } from "../store.ts";
import { inTransaction } from "./statements.ts";

/** The `user_version` of a store with the tables of this package. */
const schemaVersion = 1;

const keyLogSchema = [
  createTableSql(keyLogTable, "sqlite", ["position INTEGER PRIMARY KEY"]),
  `CREATE TRIGGER key_log_rejects_update BEFORE UPDATE ON key_log
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END`,
  `CREATE TRIGGER key_log_rejects_delete BEFORE DELETE ON key_log
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END`,
  `CREATE TRIGGER key_log_rejects_replace BEFORE INSERT ON key_log
     WHEN EXISTS (SELECT 1 FROM key_log WHERE position = new.position)
     BEGIN SELECT RAISE(ABORT, 'key_log is append-only'); END`,
];

const platformSchema = [
  createTableSql(keysTable, "sqlite", ["PRIMARY KEY (id)", "UNIQUE (hash)"]),
  createTableSql(usageTable, "sqlite", ["PRIMARY KEY (key_id)"]),
  createTableSql(idempotencyRecordTable, "sqlite", ["PRIMARY KEY (scope)"]),
  "CREATE INDEX idempotency_records_by_expiry ON idempotency_records (expires_at)",
  ...keyLogSchema,
];

/** Creates the tables of an empty store. Adds missing tables, columns and indexes of the declared tables. */
export function migrate(database: DatabaseSync, tables: Tables, path: string): void {
  assertValidTables(tables);
  inTransaction(database, () => {
    if (assertSupportedSchema(database, tables, path) === 0) database.exec(platformSchema.join(";\n"));
    for (const table of Object.values(tables))
      for (const sql of missingPartsSql(table, "sqlite", (name) => findColumns(database, name))) database.exec(sql);
    // Written even if unchanged, to detect a disk that is not writable.
    database.exec(`PRAGMA user_version = ${schemaVersion}`);
  });
}

/** Returns the columns of a table or an index. */
function findColumns(database: DatabaseSync, name: string): unknown[] {
  return database
    .prepare("SELECT name FROM pragma_table_info(?1) UNION ALL SELECT name FROM pragma_index_info(?1)")
    .all(name)
    .map((row) => row.name);
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
  return Object.values(tables).some(({ name, columns }) => {
    const existingColumns = findColumns(database, name);
    return columns.some((column) => !existingColumns.includes(column.name));
  });
}
