import { DatabaseError } from "pg";
import { TooLate } from "../waiting/within.ts";

// Classes of SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html) for a database that is away, not for a fault of ours.
const awayClasses = new Set([
  "08" /* connection */,
  "28" /* authorization */,
  "40" /* rolled back for others */,
  "53" /* resources */,
  "57" /* operator, and time-outs of statements */,
  "58" /* system */,
]);
const awayStates = new Set([
  "25006" /* read only: a standby */,
  "25P03" /* idle in a transaction */,
  "3D000" /* no such database */,
  "55P03" /* waited too long for a lock */,
  "PW002" /* require_durable_commit: fsync is off */,
  "PW003" /* require_durable_commit: full_page_writes is off */,
]);

// The connection itself ends with these, perhaps between the commit and its answer.
const endOfConnection = /^(08|57P|58)/;

// What pg says of a connection that ended or never began: plain errors without a code.
const ofConnection =
  /^(Connection (terminated|ended|takes too long)|timeout expired|Client (has encountered a connection error|was closed)|The server does not support SSL)/;

/** Whether an error of pg says that the database, its host or another user of it stands in the way. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    const state = error.code ?? "";
    return awayStates.has(state) || awayClasses.has(state.slice(0, 2));
  }
  if (error instanceof TooLate) return true;
  const { message, syscall } = error as { message?: string; syscall?: string };
  return syscall !== undefined || ofConnection.test(message ?? "");
}

/** Whether an error says for sure that its statement did nothing, and never will. */
export function isUndone(error: unknown): boolean {
  return error instanceof DatabaseError && !endOfConnection.test(error.code ?? "");
}
