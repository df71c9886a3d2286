import type { Client } from "pg";
import type { StoredRow, Table } from "../define-table.ts";
import { idempotencyRecordTable, keyLogTable, keysTable } from "../platform-tables.ts";
import { createTableSql, filterIndexes, missingPartsSql } from "../schema.ts";
import type { Tables } from "../store.ts";

// The first key of the advisory locks of this program.
const lockNamespace = 0x70657473;

export const migrationLock = [lockNamespace, 0];
/** Each batch holds this lock until its commit, so ids are assigned in the order of commits. */
export const writeLock = [lockNamespace, 1];

/** Each write transaction calls it, because an operator can change these settings while connections are open. */
const requireDurableCommit = `
  CREATE OR REPLACE FUNCTION require_durable_commit() RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF current_setting('fsync') = 'off' THEN
      RAISE EXCEPTION 'fsync is off' USING ERRCODE = 'PW002';
    END IF;
    IF current_setting('full_page_writes') = 'off' THEN
      RAISE EXCEPTION 'full_page_writes is off' USING ERRCODE = 'PW003';
    END IF;
    PERFORM set_config(
      'synchronous_commit', coalesce(nullif(current_setting('synchronous_commit'), 'off'), 'on'), true);
  END $$;
  CREATE OR REPLACE FUNCTION require_durable_statement() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM require_durable_commit();
    RETURN NULL;
  END $$`;

/** The version of a database with the tables of this package. */
export const schemaVersion = 1;

const position = "position bigint GENERATED ALWAYS AS IDENTITY";

const keyLogSchema = [
  createTableSql(keyLogTable, "postgres", [position, "PRIMARY KEY (position)"]),
  requireDurableCommit,
  `CREATE OR REPLACE TRIGGER requires_durable_commit BEFORE INSERT OR UPDATE OR DELETE ON keys
     FOR EACH STATEMENT EXECUTE FUNCTION require_durable_statement()`,
  `CREATE FUNCTION reject_key_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION 'key_log is append-only';
   END $$`,
  `CREATE TRIGGER key_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON key_log
     EXECUTE FUNCTION reject_key_log_change()`,
];

export const platformSchema = [
  createTableSql(keysTable, "postgres", [position, "PRIMARY KEY (id)", "UNIQUE (hash)"]),
  createTableSql(idempotencyRecordTable, "postgres", ["PRIMARY KEY (scope)"]),
  "CREATE INDEX idempotency_records_by_expiry ON idempotency_records (expires_at)",
  ...keyLogSchema,
].join(";\n");

/** Creates the declared tables. In an existing schema, adds missing tables, columns, indexes and sequences. */
export async function addDeclaredTables(client: Client, tables: Tables, isNewSchema: boolean): Promise<void> {
  for (const table of Object.values(tables)) {
    await addTable(client, table, isNewSchema);
    await addSequence(client, table);
  }
}

async function addTable(client: Client, table: Table<StoredRow>, isNewSchema: boolean): Promise<void> {
  const names = isNewSchema ? [] : [table.name, ...filterIndexes(table, "postgres").map(({ name }) => name)];
  const columns = new Map<string, string[]>();
  for (const name of names) columns.set(name, await findColumns(client, name));
  for (const sql of missingPartsSql(table, "postgres", (name) => columns.get(name) ?? [])) await client.query(sql);
}

/** Returns the columns of a table or an index. */
async function findColumns(client: Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped",
    [name],
  );
  return rows.map((row) => row.name);
}

/** Adds the sequence of the last id. It continues after the existing ids. */
async function addSequence(client: Client, { name, sequence }: Table<StoredRow>): Promise<void> {
  if ((await findColumns(client, sequence)).length > 0) return;
  await client.query(`CREATE SEQUENCE ${sequence} MINVALUE 0 START 0`);
  await client.query(`SELECT setval('${sequence}', greatest(0, (SELECT max(id) FROM ${name})))`);
}
