import { StartupError } from "@animal-store/node-http";
import { Client, type ClientConfig } from "pg";
import type { StoredRow, Table } from "../define-table.ts";
import { idempotencyRecordTable, keyLogTable, keysTable } from "../platform-tables.ts";
import { assertValidTables, createTableSql, filterIndexes, missingPartsSql } from "../schema.ts";
import type { Tables } from "../store.ts";
import { toUrlHint, type UrlSource } from "./client-config.ts";

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

const platformSchema = [
  createTableSql(keysTable, "postgres", [position, "PRIMARY KEY (id)", "UNIQUE (hash)"]),
  createTableSql(idempotencyRecordTable, "postgres", ["PRIMARY KEY (scope)"]),
  "CREATE INDEX idempotency_records_by_expiry ON idempotency_records (expires_at)",
  ...keyLogSchema,
].join(";\n");

/** Migrates in one transaction. If several processes start together, one migrates and the others wait. */
export async function migrate(
  config: ClientConfig,
  tables: Tables,
  redactedUrl: string,
  urlSource?: UrlSource,
): Promise<void> {
  assertValidTables(tables);
  const noTimeouts = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const client = new Client({ ...config, ...noTimeouts });
  let isConnected = false;
  // The queries also throw this error.
  client.on("error", () => {});
  try {
    await client.connect();
    isConnected = true;
    await assertSupported(client, redactedUrl);
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", migrationLock);
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
    const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
    const version = rows[0]?.version ?? 0;
    if (rows.length > 1 || typeof version !== "number") throw foreignSchemaError(redactedUrl);
    if (version === 0) {
      await client.query(platformSchema);
      await client.query("INSERT INTO schema_version VALUES ($1)", [schemaVersion]);
    } else if (version !== schemaVersion)
      throw new StartupError(
        `the database ${redactedUrl} has schema version ${version}, but this program supports version ${schemaVersion}. Use the program that created it, or another database.`,
      );
    await addDeclaredTables(client, tables, version === 0);
    await client.query("COMMIT");
  } catch (error) {
    throw error instanceof StartupError ? error : toDatabaseError(redactedUrl, error, urlSource);
  } finally {
    // Closing the connection rolls back an open transaction and releases the lock. Without one, end() may never resolve.
    if (isConnected) await client.end();
  }
}

/** Creates the declared tables. In an existing schema, adds missing tables, columns, indexes and sequences. */
async function addDeclaredTables(client: Client, tables: Tables, isNewSchema: boolean): Promise<void> {
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

const minVersion = 15;

async function assertSupported(client: Client, redactedUrl: string): Promise<void> {
  const { rows } = await client.query<{
    version: number;
    displayVersion: string;
    encoding: string;
    disabledSettings: string | null;
  }>(
    `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS "displayVersion",
       current_setting('server_encoding') AS encoding,
       (SELECT string_agg(name, ' and ') FROM unnest(ARRAY['fsync', 'full_page_writes']) AS name
        WHERE current_setting(name) = 'off') AS "disabledSettings"`,
  );
  const [settings] = rows;
  if (!settings) return;
  const reject = (problem: string, nextStep: string) => {
    throw new StartupError(`the database ${redactedUrl} ${problem}. ${nextStep}`);
  };
  if (settings.version < minVersion * 10_000)
    reject(`is PostgreSQL ${settings.displayVersion}, but ${minVersion} is the minimum`, "Use a newer PostgreSQL.");
  if (settings.encoding !== "UTF8")
    reject(
      `is encoded in ${settings.encoding}, which cannot store every name`,
      "Create a database WITH ENCODING 'UTF8' TEMPLATE template0, and use it.",
    );
  if (settings.disabledSettings)
    reject(
      `has ${settings.disabledSettings} off, so a crash of its machine can lose acknowledged writes`,
      "Turn it on in the configuration of PostgreSQL, and reload the configuration.",
    );
}

export function toDatabaseError(
  redactedUrl: string,
  error: unknown,
  urlSource: UrlSource = "DATABASE_URL",
): StartupError {
  const { message, code, errors } = error as { message: string; code?: string; errors?: Error[] };
  // For a host with several addresses, Node throws an AggregateError without a message.
  const reason = message || errors?.map((cause) => cause.message).join("; ") || code;
  const describe = knownProblems.find(({ pattern }) => pattern.test(`${code}: ${message}`))?.describe ?? describeOther;
  return new StartupError(`the database ${redactedUrl} cannot be used: ${describe(reason ?? "", urlSource)}.`, {
    cause: error,
  });
}

type DescribeProblem = (reason: string, urlSource: UrlSource) => string;

const describeOther: DescribeProblem = (reason, urlSource) =>
  `${reason}. It must be a running PostgreSQL where this user can create tables; ${toUrlHint(urlSource)}`;

const knownProblems: readonly { readonly pattern: RegExp; readonly describe: DescribeProblem }[] = [
  {
    pattern: /client password must be/,
    describe: (_, urlSource) =>
      `it requires a password. Set it in ${urlSource}, with special characters percent-encoded (%2F for /), or in PGPASSWORD`,
  },
  {
    pattern: /^(42P07|42710|42723|42703):/,
    describe: (reason, urlSource) =>
      `it contains tables of another program (${reason}). Create a separate database, and set its URL in ${urlSource}`,
  },
  {
    pattern: /^23503:/,
    describe: (reason) => `${reason}. Check the data folder: npm run integrity`,
  },
  {
    pattern: /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS_CERT)/,
    describe: (reason, urlSource) =>
      `its certificate is not trusted: ${reason}. Set sslrootcert in ${urlSource} to the file of the CA certificate, and use a host name of the certificate`,
  },
];

function foreignSchemaError(redactedUrl: string): StartupError {
  return new StartupError(
    `the database ${redactedUrl} has a schema_version of another program. Create a separate database for this program.`,
  );
}
