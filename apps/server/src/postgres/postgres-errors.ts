import { StoreUnavailableError } from "@animal-store/service";
import { DatabaseError } from "pg";
import { TimeoutError } from "../timing/with-timeout.ts";

// Classes of SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html) for a database that is away, not for a fault of ours.
const unavailableClasses = new Set([
  "08" /* connection */,
  "28" /* authorization */,
  "40" /* rolled back for others */,
  "53" /* resources */,
  "57" /* operator, and time-outs of statements */,
  "58" /* system */,
]);
const unavailableStates = new Set([
  "25006" /* read only: a standby */,
  "25P03" /* idle in a transaction */,
  "3D000" /* no such database */,
  "55P03" /* waited too long for a lock */,
  "PW002" /* require_durable_commit: fsync is off */,
  "PW003" /* require_durable_commit: full_page_writes is off */,
]);

// What pg says of a connection that ended or never began: plain errors without a code.
const ofConnection =
  /^(Connection (terminated|ended|takes too long)|timeout expired|Client (has encountered a connection error|was closed)|The server does not support SSL)/;

/** Whether an error of pg says that the database, its host or another user of it stands in the way. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    const state = error.code ?? "";
    return unavailableStates.has(state) || unavailableClasses.has(state.slice(0, 2));
  }
  if (error instanceof TimeoutError) return true;
  const { message, syscall } = error as { message?: string; syscall?: string };
  return syscall !== undefined || ofConnection.test(message ?? "");
}

/** What the callers of a store are told of an error of a query that was sent. */
export function explained(error: unknown): unknown {
  return isUnavailable(error) ? unavailable(error) : error;
}

export function unavailable(cause: unknown): StoreUnavailableError {
  return new StoreUnavailableError(toFailureReason(cause), { cause });
}

// By SQLSTATE or its class. `/readyz` shows them to anyone, so they contain nothing of the driver's message.
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
