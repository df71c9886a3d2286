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

const maxErrors = 20;

/** Checks the file, its references, the records and the invariants. Needs a transaction if another process writes. */
export function checkStore(database: DatabaseSync, progress: Progress) {
  const corruption: string[] = [];
  // Consistency rules that an intact file violates, one line each.
  const violations: string[] = [];
  const notices: string[] = [];
  let counts: StoreCounts | undefined;
  try {
    progress.begin("file checked", 1);
    corruption.push(...findCorruption(database));
    progress.step();
    progress.end();
    counts = countStore(database);
    violations.push(
      ...findDanglingReferences(database),
      ...findInvalidRecords(database, counts, progress),
      ...findViolations(database, invariants),
    );
    notices.push(...findViolations(database, noticeInvariants));
  } catch (error) {
    if (!isUnavailable(error) && (error as { code?: string }).code !== "ERR_SQLITE_ERROR") throw error;
    corruption.push(`the file: ${(error as Error).message}`);
  } finally {
    progress.clear();
  }
  return { counts, corruption, violations, notices };
}

/** Checks a store that no process writes. @throws {StartupError} with `toMessage` if the file is corrupt */
export function checkIntact(path: string, progress: Progress, toMessage: (reason: string | undefined) => string) {
  const database = openReadOnly(path);
  try {
    const { counts, corruption, violations } = checkStore(database, progress);
    if (corruption.length > 0 || !counts) throw new StartupError(toMessage(corruption[0]));
    return { counts, violations };
  } finally {
    database.close();
  }
}

/** Returns one line per error. SQLite reports several errors in one row, below a heading. */
function findCorruption(database: DatabaseSync): string[] {
  return database
    .prepare(`PRAGMA integrity_check(${maxErrors})`)
    .all()
    .flatMap(({ integrity_check: lines }) => String(lines).split("\n"))
    .filter((line) => line !== "ok" && !line.startsWith("***"))
    .map((line) => `the file: ${line}`);
}

function findDanglingReferences(database: DatabaseSync): string[] {
  const references = database
    .prepare(
      `SELECT "table", parent, count(*) AS count, min(rowid) AS first FROM pragma_foreign_key_check GROUP BY "table", parent`,
    )
    .all();
  return references.map(
    ({ table, parent, count, first }) =>
      `${count} ${table} refer to ${parent} that do not exist, the first is ${first}`,
  );
}

const validatedTables = [
  { name: "pets", table: petTable, responseName: "getPet.200.body" },
  { name: "orders", table: orderTable, responseName: "createOrder.201.body" },
] as const;

function findInvalidRecords(database: DatabaseSync, counts: StoreCounts, progress: Progress): string[] {
  return validatedTables.flatMap(({ name, table, responseName }) => {
    let count = 0;
    let firstProblem = "";
    progress.begin(`${name} checked`, counts[name]);
    const select = database.prepare(table.select(""));
    select.setReadBigInts(true);
    select.setReturnArrays(true);
    for (const row of select.iterate()) {
      const values = (row as unknown as SqlValue[]).map(toSafeNumber);
      const problem = validateRecord(responseName, () => table.fromValues(values));
      if (problem !== undefined) {
        count += 1;
        firstProblem ||= `${values[0]}: ${problem}`;
      }
      progress.step();
    }
    progress.end();
    return count > 0 ? [`${count} ${name} are not valid by the contract, the first is ${firstProblem}`] : [];
  });
}

function toSafeNumber(value: SqlValue): SqlValue {
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

function validateRecord(
  responseName: (typeof validatedTables)[number]["responseName"],
  readRecord: () => unknown,
): string | undefined {
  const validate = validators[responseName];
  if (!validate) throw new Error(`the contract has no response ${responseName}`);
  try {
    if (validate.call(new NonIntegerLiterals(), readRecord())) return undefined;
    const [violation] = validate.errors ?? [];
    return `${violation?.instancePath || "it"} violates the rule "${violation?.keyword}"`;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return error.message;
  }
}

function findViolations(database: DatabaseSync, rules: readonly Invariant[]): string[] {
  return rules.flatMap(({ text, query }) => {
    const { count, first } = database.prepare(`SELECT count(*) AS count, min(id) AS first FROM (${query})`).get() ?? {};
    return Number(count) > 0 ? [`${count} ${text}, the first is ${first}`] : [];
  });
}
