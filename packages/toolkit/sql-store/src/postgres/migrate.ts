import { StartupError } from "@animal-store/node-http";
import { Client, type ClientConfig } from "pg";
import { assertValidTables } from "../schema.ts";
import type { Tables } from "../store.ts";
import { toUrlHint, type UrlSource } from "./client-config.ts";
import { addDeclaredTables, migrationLock, platformSchema, schemaVersion } from "./migrations.ts";

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
