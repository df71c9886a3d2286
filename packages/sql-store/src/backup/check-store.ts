import type { DatabaseSync } from "node:sqlite";
import { NonIntegerLiterals } from "@animal-store/exact-json";
import { StartupError } from "@animal-store/node-http";
import type { Validators } from "@animal-store/openapi-hono";
import type { SqlValue } from "../define-table.ts";
import type { Progress } from "../migrate-store/progress.ts";
import { openReadOnly } from "../sqlite/data-folder.ts";
import { isUnavailable } from "../sqlite/error-codes.ts";
import { countStore, type StoreCounts } from "../sqlite/store-counts.ts";
import type { Invariant, StoreDefinition } from "../store.ts";
import { type KeyRules, listInvariants, noticeInvariants } from "./invariants.ts";

const maxErrors = 20;

/** The definition of a store, with the rules for its rows and keys. */
export interface CheckedStore extends KeyRules {
  readonly definition: StoreDefinition;
  /** The validator of the rows of each table, from codegen's `responses.js`. */
  readonly rowValidators: Readonly<Record<string, Validators[string] | undefined>>;
}

/** Checks the file, its references, the rows and the invariants. Needs a transaction if another process writes. */
export function checkStore(database: DatabaseSync, checked: CheckedStore, progress: Progress) {
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
    counts = countStore(database, checked.definition.tables);
    violations.push(
      ...findDanglingReferences(database),
      ...findInvalidRows(database, checked, counts, progress),
      ...findViolations(database, listInvariants(checked.definition, checked)),
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
export function checkIntact(
  path: string,
  checked: CheckedStore,
  progress: Progress,
  toMessage: (reason: string | undefined) => string,
) {
  const database = openReadOnly(path);
  try {
    const { counts, corruption, violations } = checkStore(database, checked, progress);
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

function findInvalidRows(
  database: DatabaseSync,
  { definition, rowValidators }: CheckedStore,
  counts: StoreCounts,
  progress: Progress,
): string[] {
  return Object.entries(definition.tables).flatMap(([name, table]) => {
    const validate = rowValidators[name];
    if (!validate) return [];
    let count = 0;
    let firstProblem = "";
    progress.begin(`${name} checked`, counts[name] ?? 0);
    const select = database.prepare(table.select(""));
    select.setReadBigInts(true);
    select.setReturnArrays(true);
    for (const row of select.iterate()) {
      const values = (row as unknown as SqlValue[]).map(toSafeNumber);
      const problem = findProblem(validate, () => table.fromValues(values));
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

function findProblem(validate: Validators[string], readRow: () => unknown): string | undefined {
  try {
    if (validate.call(new NonIntegerLiterals(), readRow())) return undefined;
    const [violation] = validate.errors ?? [];
    return `${violation?.instancePath || "it"} violates the rule "${violation?.keyword}"`;
  } catch (error) {
    // A timestamp out of range, or a text that is not JSON.
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    return error.message;
  }
}

function findViolations(database: DatabaseSync, rules: readonly Invariant[]): string[] {
  return rules.flatMap(({ text, query }) => {
    const { count, first } = database.prepare(`SELECT count(*) AS count, min(id) AS first FROM (${query})`).get() ?? {};
    return Number(count) > 0 ? [`${count} ${text}, the first is ${first}`] : [];
  });
}
