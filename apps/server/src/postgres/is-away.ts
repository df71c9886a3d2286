import { DatabaseError } from "pg";

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
  "PW001" /* write_batch: the announcement is over */,
]);

// What pg says of a connection that ended or never began: plain errors without a code.
const ofConnection =
  /^(Connection terminated|Connection ended|timeout expired|Query read timeout|Client (has encountered a connection error|was closed)|The server does not support SSL)/;

/** Whether an error of pg says that the database, its host or another user of it stands in the way. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    const state = error.code ?? "";
    return awayStates.has(state) || awayClasses.has(state.slice(0, 2));
  }
  const { message, syscall } = error as { message?: string; syscall?: string };
  return syscall !== undefined || ofConnection.test(message ?? "");
}
