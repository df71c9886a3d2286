import { StoreUnavailable } from "@animal-store/service";
import { isAway } from "./is-away.ts";

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
  return isAway(error) ? new StoreUnavailable("SQLite cannot answer right now", { cause: error }) : error;
}
