import { StoreUnavailable } from "@animal-store/service";
import { isAway, resultCode } from "./is-away.ts";

/** Runs a piece of work on SQLite. @throws {StoreUnavailable} when the disk or another process stands in the way */
export function onSqlite<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw explained(error);
  }
}

/** What the callers of a store are told of an error of SQLite. */
export function explained(error: unknown): unknown {
  if (!isAway(error)) return error;
  return new StoreUnavailable(reasons[resultCode(error)] ?? "the disk or the file of the store fails", {
    cause: error,
  });
}

// By SQLite's primary result code. `/readyz` shows them to anyone, so they contain nothing of the driver's message.
const reasons: Readonly<Record<number, string>> = {
  5: "another process holds the lock of the store",
  8: "the store is read-only",
  11: "the store is corrupt",
  13: "the disk is full",
};
