import { StoreUnavailable } from "@animal-store/service";
import { DatabaseError } from "pg";
import { TooLate } from "../waiting/within.ts";
import { isAway, isUndone } from "./is-away.ts";

/** Nobody knows whether what was asked was done, nor whether it still will be: its answer was lost. */
export class AnswerLost extends StoreUnavailable {}

/** What the callers of a store are told of an error of a query that was sent. */
export function explained(error: unknown): unknown {
  if (!isAway(error)) return error;
  return isUndone(error) ? unavailable(error) : new AnswerLost(reasonOf(error), { cause: error });
}

export function unavailable(cause: unknown): StoreUnavailable {
  return new StoreUnavailable(reasonOf(cause), { cause });
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

function reasonOf(error: unknown): string {
  if (error instanceof TooLate) return "PostgreSQL did not respond in time";
  if (!(error instanceof DatabaseError)) return "PostgreSQL cannot be reached";
  const { code = "" } = error;
  return reasons[code] ?? reasons[code.slice(0, 3)] ?? reasons[code.slice(0, 2)] ?? "PostgreSQL is unavailable";
}
