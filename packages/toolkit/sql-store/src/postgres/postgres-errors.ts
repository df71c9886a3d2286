import { StoreUnavailableError } from "@animal-store/api-platform";
import { DatabaseError } from "pg";
import { ForeignKeyError } from "../foreign-key-error.ts";
import { TimeoutError } from "../timing/with-timeout.ts";

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
