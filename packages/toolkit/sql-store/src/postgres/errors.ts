import { StoreUnavailableError } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/node-http";
import { DatabaseError } from "pg";
import { ForeignKeyError } from "../store.ts";
import { TimeoutError } from "../timing/with-timeout.ts";
import { type Database, toUrlHint, type UrlSource } from "./client-config.ts";

// The SQLSTATE classes of an unavailable database (postgresql.org/docs/current/errcodes-appendix.html).
const unavailableClasses = new Set([
  "08" /* connection */,
  "28" /* authorization */,
  "40" /* transaction rollback */,
  "53" /* resources */,
  "57" /* operator intervention, statement timeout */,
  "58" /* system */,
]);
const unavailableStates = new Set([
  "25006" /* read-only, such as a standby */,
  "25P03" /* idle in a transaction */,
  "3D000" /* no such database */,
  "55P03" /* lock timeout */,
  "PW002" /* require_durable_commit: fsync is off */,
  "PW003" /* require_durable_commit: full_page_writes is off */,
]);

// The messages of pg for lost and failed connections, which are errors without a code.
const connectionErrors =
  /^(Connection (terminated|ended|takes too long)|timeout expired|Client (has encountered a connection error|was closed)|The server does not support SSL)/;

/** Returns whether a pg error means that the database is unavailable, as opposed to a defect of the server. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    const state = error.code ?? "";
    return unavailableStates.has(state) || unavailableClasses.has(state.slice(0, 2));
  }
  if (error instanceof TimeoutError) return true;
  const { message, syscall } = error as { message?: string; syscall?: string };
  return syscall !== undefined || connectionErrors.test(message ?? "");
}

const foreignKeyViolation = "23503";

export function toStoreError(error: unknown): unknown {
  if ((error as { code?: string }).code === foreignKeyViolation) return new ForeignKeyError({ cause: error });
  return isUnavailable(error) ? toUnavailableError(error) : error;
}

export function toUnavailableError(cause: unknown): StoreUnavailableError {
  return new StoreUnavailableError(toFailureReason(cause), { cause });
}

// The keys are SQLSTATEs or their prefixes. `/readyz` is public, so the messages of the driver are hidden.
const reasons: Readonly<Record<string, string>> = {
  PW002: "PostgreSQL has fsync off, so a crash of its machine could lose acknowledged writes",
  PW003: "PostgreSQL has full_page_writes off, so a crash of its machine could lose acknowledged writes",
  "25006": "the database is read-only",
  "28": "PostgreSQL rejects the user or the password",
  "3D000": "the database does not exist",
  "53100": "the disk of PostgreSQL is full",
  "53300": "PostgreSQL has no connection left",
  "55P03": "another session holds a lock for too long",
  "57014": "PostgreSQL took too long",
  "57P": "PostgreSQL is starting or stopping",
};

function toFailureReason(error: unknown): string {
  if (error instanceof TimeoutError) return "PostgreSQL did not respond in time";
  if (!(error instanceof DatabaseError)) return "PostgreSQL cannot be reached";
  const { code = "" } = error;
  return reasons[code] ?? reasons[code.slice(0, 3)] ?? reasons[code.slice(0, 2)] ?? "PostgreSQL is unavailable";
}

/** Converts an error at startup or of a command to one for the user, with the next step. */
export function toDatabaseError(
  { location, urlSource }: Pick<Database, "location" | "urlSource">,
  error: unknown,
): StartupError {
  if (error instanceof StartupError) return error;
  const { message, code, errors } = error as { message: string; code?: string; errors?: Error[] };
  // For a host with several addresses, Node throws an AggregateError without a message.
  const reason = message || errors?.map((cause) => cause.message).join("; ") || code;
  const describe = knownProblems.find(({ pattern }) => pattern.test(`${code}: ${message}`))?.describe ?? describeOther;
  return new StartupError(`the database ${location} cannot be used: ${describe(reason ?? "", urlSource)}.`, {
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
