import { StartupError } from "@animal-store/node-http";
import { Client, type ClientConfig } from "pg";
import { correction, type UrlSource } from "./database-url.ts";
import { migrationLock, migrations } from "./migrations.ts";

/**
 * Brings a database to the newest schema, all or nothing. Of several processes that start together one does it while the others wait.
 * @param place the database as it may be shown
 * @throws {StartupError} when it cannot be reached, is not fit, or a newer program wrote it
 */
export async function migrate(config: ClientConfig, place: string, source?: UrlSource): Promise<void> {
  // Others may be at it, and a migration takes as long as it takes.
  const longTimeout = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const client = new Client({ ...config, ...longTimeout });
  // Its queries tell what is wrong.
  client.on("error", () => {});
  try {
    await client.connect();
    await assertSupported(client, place);
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", migrationLock);
    await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
    const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
    const version = rows[0]?.version ?? 0;
    if (rows.length > 1 || typeof version !== "number") throw foreignVersion(place);
    if (version > migrations.length) throw newerSchema(place, version);
    for (const migration of migrations.slice(version)) await client.query(migration);
    await client.query(
      version === 0 ? "INSERT INTO schema_version VALUES ($1)" : "UPDATE schema_version SET version = $1",
      [migrations.length],
    );
    await client.query("COMMIT");
  } catch (error) {
    throw error instanceof StartupError ? error : toDatabaseError(place, error, source);
  } finally {
    // With the connection goes a transaction that was not committed, and its lock.
    await client.end();
  }
}

const oldest = 15;

/** @throws {StartupError} if a database is too old, cannot store every name, or may lose committed writes */
async function assertSupported(client: Client, place: string): Promise<void> {
  const { rows } = await client.query<{ version: number; shown: string; encoding: string; off: string | null }>(
    `SELECT current_setting('server_version_num')::integer AS version, current_setting('server_version') AS shown,
       current_setting('server_encoding') AS encoding,
       (SELECT string_agg(name, ' and ') FROM unnest(ARRAY['fsync', 'full_page_writes']) AS name
        WHERE current_setting(name) = 'off') AS off`,
  );
  const [found] = rows;
  if (!found) return;
  const refuse = (what: string, cure: string) => {
    throw new StartupError(`the database ${place} ${what}. ${cure}`);
  };
  if (found.version < oldest * 10_000)
    refuse(`is PostgreSQL ${found.shown}; ${oldest} is the oldest that serves`, "Use a newer one.");
  if (found.encoding !== "UTF8")
    refuse(
      `is encoded in ${found.encoding}, which cannot hold every name`,
      "Make one WITH ENCODING 'UTF8' TEMPLATE template0, and use it.",
    );
  if (found.off)
    refuse(
      `has ${found.off} off, so a crash of its machine can lose acknowledged writes`,
      "Switch it on in the configuration of PostgreSQL, and reload that.",
    );
}

/** Why a database cannot be used, for the person who started the program. */
export function toDatabaseError(place: string, error: unknown, source: UrlSource = "DATABASE_URL"): StartupError {
  const { message, code, errors } = error as { message: string; code?: string; errors?: Error[] };
  // Node tells of a host with several addresses by an error without a message.
  const reason = message || errors?.map((each) => each.message).join("; ") || code;
  const said = knownProblems.find(({ says }) => says.test(`${code}: ${message}`))?.means ?? elseMeans;
  return new StartupError(`the database ${place} cannot be used: ${said(reason ?? "", source)}.`, { cause: error });
}

type Meaning = (reason: string, source: UrlSource) => string;

const elseMeans: Meaning = (reason, source) =>
  `${reason}. It must be a PostgreSQL that answers, where this user may make tables; ${correction(source)}`;

// By SQLSTATE or Node's code, and what is said: where that alone would lead nobody to the cure.
const knownProblems: readonly { readonly says: RegExp; readonly means: Meaning }[] = [
  {
    says: /client password must be/,
    means: (_, source) =>
      `it asks for a password, and there is none. Give one in ${source}, with what is special in it encoded (%2F for /), or in PGPASSWORD`,
  },
  {
    says: /^(42P07|42710|42723|42703):/,
    means: (reason, source) =>
      `it holds tables of another program (${reason}). Make a database for this one alone, and name that in ${source}`,
  },
  {
    says: /^23503:/,
    means: (reason) => `${reason}. Check the data folder: npm run integrity`,
  },
  {
    says: /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO|CERT_|ERR_TLS_CERT)/,
    means: (reason, source) =>
      `its certificate is not trusted: ${reason}. Name the file of the authority that signed it, as sslrootcert in ${source}, and the host by a name that the certificate has`,
  },
];

function newerSchema(place: string, version: number): StartupError {
  return new StartupError(
    `the database ${place} has schema version ${version}, and this program knows ${migrations.length}. Start a newer program, or use another database.`,
  );
}

function foreignVersion(place: string): StartupError {
  return new StartupError(
    `the database ${place} has a schema_version of another program. Make a database for this one alone.`,
  );
}
