import type { DatabaseSync } from "node:sqlite";
import { validators } from "@animal-store/contract/responses";
import { NonIntegerLiterals } from "@animal-store/exact-json";
import { StartupError } from "@animal-store/node-http";
import type { Progress } from "../migrate-store/progress.ts";
import { openReadOnly } from "../sqlite/data-folder.ts";
import { isUnavailable } from "../sqlite/error-codes.ts";
import { countStore, type StoreCounts } from "../sqlite/store-counts.ts";
import type { SqlValue } from "../tables/define-table.ts";
import { orderTable, petTable } from "../tables/tables.ts";
import { type Invariant, invariants, noticeInvariants } from "./invariants.ts";

const maxLines = 20;

/**
 * Checks a whole store: the file as SQLite defines it, its references, each record by the contract, and the invariants of this
 * program. Call it in a transaction if others may write.
 */
export function checkStore(database: DatabaseSync, progress: Progress) {
  // Damage of the file itself, one line each. No copy of it can be trusted.
  const corruption: string[] = [];
  // Violated rules of an intact file, one line each. A copy has all rows.
  const violations: string[] = [];
  // Harmless facts, one line each.
  const notices: string[] = [];
  // Undefined if the file is too corrupt to count its rows.
  let counts: StoreCounts | undefined;
  try {
    progress.begin("file checked", 1);
    corruption.push(...fileCorruption(database));
    progress.step();
    progress.end();
    counts = countStore(database);
    violations.push(
      ...danglingReferences(database),
      ...invalidRecords(database, counts, progress),
      ...brokenInvariants(database, invariants),
    );
    notices.push(...brokenInvariants(database, noticeInvariants));
  } catch (error) {
    if (!isUnavailable(error) && (error as { code?: string }).code !== "ERR_SQLITE_ERROR") throw error;
    corruption.push(`the file: ${(error as Error).message}`);
  } finally {
    progress.clear();
  }
  return { counts, corruption, violations, notices };
}

/**
 * Checks a store that nobody writes.
 * @param explainCorrupt returns the message if the file is corrupt
 * @throws {StartupError} if the file is corrupt
 */
export function checkIntact(path: string, progress: Progress, explainCorrupt: (first: string | undefined) => string) {
  const database = openReadOnly(path);
  try {
    const { counts, corruption, violations } = checkStore(database, progress);
    if (corruption.length > 0 || !counts) throw new StartupError(explainCorrupt(corruption[0]));
    return { counts, violations };
  } finally {
    database.close();
  }
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

/** The tables, and the response of the contract that contains one of their rows. */
const kinds = [
  { name: "pets", table: petTable, response: "getPet.200.body" },
  { name: "orders", table: orderTable, response: "createOrder.201.body" },
] as const;

/** Validates each pet and order by the contract. */
function invalidRecords(database: DatabaseSync, counts: StoreCounts, progress: Progress): string[] {
  return kinds.flatMap(({ name, table, response }) => {
    let found = 0;
    let first = "";
    progress.begin(`${name} checked`, counts[name]);
    const select = database.prepare(table.select(""));
    select.setReadBigInts(true);
    select.setReturnArrays(true);
    for (const row of select.iterate()) {
      const values = (row as unknown as SqlValue[]).map(toExact);
      const problem = validateRecord(response, () => table.fromValues(values));
      if (problem !== undefined) {
        found += 1;
        first ||= `${values[0]}: ${problem}`;
      }
      progress.step();
    }
    progress.end();
    return found > 0 ? [`${found} ${name} are not what the contract allows, the first is ${first}`] : [];
  });
}

function toExact(value: SqlValue): SqlValue {
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function validateRecord(response: (typeof kinds)[number]["response"], read: () => unknown): string | undefined {
  const validate = validators[response];
  if (!validate) throw new Error(`the contract describes no ${response}`);
  try {
    if (validate.call(new NonIntegerLiterals(), read())) return undefined;
    const [violation] = validate.errors ?? [];
    return `${violation?.instancePath || "it"} breaks the rule "${violation?.keyword}"`;
  } catch (error) {
    // An invalid time, for example.
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}

function brokenInvariants(database: DatabaseSync, rules: readonly Invariant[]): string[] {
  return rules.flatMap(({ text, rows }) => {
    const { found, first } = database.prepare(`SELECT count(*) AS found, min(id) AS first FROM (${rows})`).get() ?? {};
    return Number(found) > 0 ? [`${found} ${text}, the first is ${first}`] : [];
  });
}
