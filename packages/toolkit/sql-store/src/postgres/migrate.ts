import { StartupError } from "@animal-store/node-http";
import { Client } from "pg";
import { idempotencyRecordTable, keyLogTable, keysTable } from "../platform-tables.ts";
import { assertValidTables, createTableSql, type ExistingColumns, missingPartsSql } from "../schema.ts";
import type { Tables } from "../store.ts";
import type { Database } from "./client-config.ts";
import { toDatabaseError } from "./errors.ts";

// The first key of the advisory locks of this program.
const lockNamespace = 0x70657473;

const migrationLock = [lockNamespace, 0];
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

const platformSchema = [
  createTableSql(keysTable, "postgres", [position, "PRIMARY KEY (id)", "UNIQUE (hash)"]),
  createTableSql(idempotencyRecordTable, "postgres", ["PRIMARY KEY (scope)"]),
  "CREATE INDEX idempotency_records_by_expiry ON idempotency_records (expires_at)",
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
].join(";\n");

/** Migrates in one transaction. If several processes start together, one migrates and the others wait. */
export async function migrate(database: Database, tables: Tables): Promise<void> {
  assertValidTables(tables);
  const noTimeouts = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const client = new Client({ ...database.config, ...noTimeouts });
  let isConnected = false;
  // The queries also throw this error.
  client.on("error", () => {});
  try {
    await client.connect();
    isConnected = true;
    await assertSupported(client, database.location);
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", migrationLock);
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
    const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
    const version = rows[0]?.version ?? 0;
    if (rows.length > 1 || typeof version !== "number")
      throw new StartupError(
        `the database ${database.location} has a schema_version of another program. Create a separate database for this program.`,
      );
    if (version === 0) {
      await client.query(platformSchema);
      await client.query("INSERT INTO schema_version VALUES ($1)", [schemaVersion]);
    } else if (version !== schemaVersion)
      throw new StartupError(
        `the database ${database.location} has schema version ${version}, but this program supports version ${schemaVersion}. Use the program that created it, or another database.`,
      );
    // In a new schema, a declared table that exists belongs to another program, and its creation fails.
    const existing = version === 0 ? new Map() : await readColumns(client);
    for (const sql of missingSql(tables, existing)) await client.query(sql);
    await client.query("COMMIT");
  } catch (error) {
    throw toDatabaseError(database, error);
  } finally {
    // Closing the connection rolls back an open transaction and releases the lock. Without one, end() may never resolve.
    if (isConnected) await client.end();
  }
}

/** Returns the SQL for missing tables, columns and indexes, and for the sequences of last ids, which continue after existing ids. */
function missingSql(tables: Tables, existing: ExistingColumns): string[] {
  const newSequences = Object.values(tables).filter(({ sequence }) => !existing.has(sequence));
  return [
    ...missingPartsSql(tables, "postgres", existing),
    ...newSequences.flatMap(({ name, sequence }) => [
      `CREATE SEQUENCE ${sequence} MINVALUE 0 START 0`,
      `SELECT setval('${sequence}', greatest(0, (SELECT max(id) FROM ${name})))`,
    ]),
  ];
}

/** Returns the columns of the tables, indexes and sequences of the search path. */
async function readColumns(client: Client): Promise<ExistingColumns> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT relname AS name, array_agg(attname::text) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE pg_table_is_visible(pg_class.oid) AND attnum > 0 AND NOT attisdropped GROUP BY relname`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

const minVersion = 15;

/** The settings that every database must have, as PostgreSQL reports them. */
interface DatabaseSettings {
  readonly version: number;
  readonly displayVersion: string;
  readonly encoding: string;
  readonly disabledSettings: string | null;
}

async function assertSupported(client: Client, location: string): Promise<void> {
  const { rows } = await client.query<DatabaseSettings>(
    `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS "displayVersion",
       current_setting('server_encoding') AS encoding,
       (SELECT string_agg(name, ' and ') FROM unnest(ARRAY['fsync', 'full_page_writes']) AS name
        WHERE current_setting(name) = 'off') AS "disabledSettings"`,
  );
  const problem = rows[0] && findUnsupported(rows[0]);
  if (problem) throw new StartupError(`the database ${location} ${problem}`);
}

function findUnsupported(settings: DatabaseSettings): string | undefined {
  const { version, displayVersion, encoding, disabledSettings } = settings;
  if (version < minVersion * 10_000)
    return `is PostgreSQL ${displayVersion}, but ${minVersion} is the minimum. Use a newer PostgreSQL.`;
  if (encoding !== "UTF8")
    return `is encoded in ${encoding}, which cannot store every name. Create a database WITH ENCODING 'UTF8' TEMPLATE template0, and use it.`;
  if (disabledSettings === null) return undefined;
  return `has ${disabledSettings} off, so a crash of its machine can lose acknowledged writes. Turn it on in the configuration of PostgreSQL, and reload the configuration.`;
}
