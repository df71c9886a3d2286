import type { DatabaseSync } from "node:sqlite";
import type { Progress } from "../move/progress.ts";
import { isAway } from "../sqlite/is-away.ts";
import { countStore, type StoreCounts } from "../sqlite/store-counts.ts";
import { checkRecords } from "./check-records.ts";
import { invariants } from "./invariants.ts";

export interface CheckedStore {
  /** Undefined where the file cannot be read so far. */
  readonly counts: StoreCounts | undefined;
  /** What is wrong, a line each; none: all is well. */
  readonly faults: readonly string[];
}

const mostLines = 20;

/**
 * Looks through all of a store: the file as SQLite lays it out, what refers to what, each record by the contract, and what this
 * program keeps true over several records. To be called in a transaction where others write.
 */
export function checkStore(database: DatabaseSync, progress: Progress): CheckedStore {
  const faults: string[] = [];
  let counts: StoreCounts | undefined;
  try {
    progress.begin("file looked through", 1);
    faults.push(...fileFaults(database));
    progress.step();
    progress.end();
    counts = countStore(database);
    faults.push(...strayReferences(database), ...checkRecords(database, counts, progress), ...broken(database));
  } catch (error) {
    if (!isAway(error) && (error as { code?: string }).code !== "ERR_SQLITE_ERROR") throw error;
    faults.push(`the file: ${(error as Error).message}`);
  } finally {
    progress.clear();
  }
  return { counts, faults };
}

/** SQLite tells several faults in one row, below a heading. */
function fileFaults(database: DatabaseSync): string[] {
  return database
    .prepare(`PRAGMA integrity_check(${mostLines})`)
    .all()
    .flatMap(({ integrity_check: lines }) => String(lines).split("\n"))
    .filter((line) => line !== "ok" && !line.startsWith("***"))
    .map((line) => `the file: ${line}`);
}

function strayReferences(database: DatabaseSync): string[] {
  const found = database.prepare("SELECT rowid AS id FROM pragma_foreign_key_check").all();
  const [first] = found;
  return first ? [`${found.length} orders are for pets that are not there, the first is order ${first.id}`] : [];
}

function broken(database: DatabaseSync): string[] {
  return invariants.flatMap(({ fault, rows }) => {
    const { found, first } = database.prepare(`SELECT count(*) AS found, min(id) AS first FROM (${rows})`).get() ?? {};
    return Number(found) > 0 ? [`${found} ${fault}, the first is ${first}`] : [];
  });
}
