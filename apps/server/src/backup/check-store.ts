import type { DatabaseSync } from "node:sqlite";
import type { Progress } from "../move/progress.ts";
import { isAway } from "../sqlite/is-away.ts";
import { countStore, type StoreCounts } from "../sqlite/store-counts.ts";
import { checkRecords } from "./check-records.ts";
import { type Invariant, invariants, noticeInvariants } from "./invariants.ts";

export interface CheckedStore {
  /** Undefined if the file is too corrupt to count its rows. */
  readonly counts: StoreCounts | undefined;
  /** Damage of the file itself, one line each. No copy of it can be trusted. */
  readonly corruption: readonly string[];
  /** Violated rules of an intact file, one line each. A copy has all rows. */
  readonly violations: readonly string[];
  /** Harmless facts, one line each. */
  readonly notices: readonly string[];
}

const maxLines = 20;

/**
 * Checks a whole store: the file as SQLite defines it, its references, each record by the contract, and the invariants of this
 * program. Call it in a transaction if others may write.
 */
export function checkStore(database: DatabaseSync, progress: Progress): CheckedStore {
  const corruption: string[] = [];
  const violations: string[] = [];
  const notices: string[] = [];
  let counts: StoreCounts | undefined;
  try {
    progress.begin("file checked", 1);
    corruption.push(...fileCorruption(database));
    progress.step();
    progress.end();
    counts = countStore(database);
    violations.push(
      ...danglingReferences(database),
      ...checkRecords(database, counts, progress),
      ...findBroken(database, invariants),
    );
    notices.push(...findBroken(database, noticeInvariants));
  } catch (error) {
    if (!isAway(error) && (error as { code?: string }).code !== "ERR_SQLITE_ERROR") throw error;
    corruption.push(`the file: ${(error as Error).message}`);
  } finally {
    progress.clear();
  }
  return { counts, corruption, violations, notices };
}

/** SQLite reports several errors in one row, below a heading. */
function fileCorruption(database: DatabaseSync): string[] {
  return database
    .prepare(`PRAGMA integrity_check(${maxLines})`)
    .all()
    .flatMap(({ integrity_check: lines }) => String(lines).split("\n"))
    .filter((line) => line !== "ok" && !line.startsWith("***"))
    .map((line) => `the file: ${line}`);
}

function danglingReferences(database: DatabaseSync): string[] {
  const found = database
    .prepare(
      `SELECT "table", parent, count(*) AS found, min(rowid) AS first FROM pragma_foreign_key_check GROUP BY "table", parent`,
    )
    .all();
  return found.map(
    ({ table, parent, found, first }) =>
      `${found} ${table} refer to ${parent} that do not exist, the first is ${first}`,
  );
}

function findBroken(database: DatabaseSync, rules: readonly Invariant[]): string[] {
  return rules.flatMap(({ text, rows }) => {
    const { found, first } = database.prepare(`SELECT count(*) AS found, min(id) AS first FROM (${rows})`).get() ?? {};
    return Number(found) > 0 ? [`${found} ${text}, the first is ${first}`] : [];
  });
}
