import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../in-transaction.ts";
import { isAway } from "../is-away.ts";
import { type Failure, toFailure } from "./failure.ts";
import { createWrites, type Write } from "./writes.ts";

/** What a batch came to: a result for each write in its place, or why none was done. */
export type ThreadAnswer =
  | { readonly results: readonly unknown[]; readonly failures: readonly FailedWrite[] }
  | { readonly failure: Failure };
/** A write that failed while the others were done. */
export type FailedWrite = readonly [index: number, failure: Failure];

/** Does a batch of writes in one transaction. What it answers is on disk. */
export function createWriteBatch(database: DatabaseSync): (batch: readonly Write[]) => ThreadAnswer {
  const write = createWrites(database);
  const begin = database.prepare("SAVEPOINT one_write");
  const keep = database.prepare("RELEASE one_write");
  const undo = database.prepare("ROLLBACK TO one_write");

  return (batch) => {
    try {
      return together(batch);
    } catch (error) {
      // A full disk is no fault of one write.
      if (isAway(error)) return { failure: toFailure(error) };
    }
    try {
      return eachByItself(batch);
    } catch (error) {
      return { failure: toFailure(error) };
    }
  };

  /** Nearly always all of them can be done, and then no savepoints are needed: they cost nearly half as much as the writes. */
  function together(batch: readonly Write[]): ThreadAnswer {
    return { results: inTransaction(database, () => batch.map((each) => write(each))), failures: [] };
  }

  function eachByItself(batch: readonly Write[]): ThreadAnswer {
    const failures: FailedWrite[] = [];
    const results = inTransaction(database, () => batch.map((each, index) => alone(each, index, failures)));
    return { results, failures };
  }

  /** Whether it has one statement or several: what fails leaves nothing behind, and the others as they are. */
  function alone(each: Write, index: number, failures: FailedWrite[]): unknown {
    begin.run();
    try {
      return write(each);
    } catch (error) {
      if (isAway(error) || !database.isTransaction) throw error;
      undo.run();
      failures.push([index, toFailure(error)]);
      return undefined;
    } finally {
      if (database.isTransaction) keep.run();
    }
  }
}
