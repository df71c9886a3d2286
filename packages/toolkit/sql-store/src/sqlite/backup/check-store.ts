import type { DatabaseSync } from "node:sqlite";
import { NonIntegerLiterals } from "@animal-store/exact-json";
import type { Validators } from "@animal-store/openapi-hono";
import { StartupError } from "@animal-store/process";
import { type SqlValue, toExactNumber } from "../../define-table.ts";
import type { Invariant, Progress, StoreDefinition, Tables } from "../../store.ts";
import { openReadOnly } from "../open-database.ts";
import { isSqliteError, isUnavailable } from "../result-codes.ts";

const maxErrors = 20;

/** The number of rows by table, with the labels that users see. */
export type StoreCounts = Readonly<Record<string, number>>;

/** The definition of a store, with the rules for its rows and keys. */
export interface CheckedStore {
  readonly definition: StoreDefinition;
  /** The plans and scopes that keys can have. */
  readonly plans: readonly string[];
  readonly scopes: readonly string[];
  /** The validator of the rows of each table, from codegen's `responses.js`. */
  readonly rowValidators: Readonly<Record<string, Validators[string] | undefined>>;
}

/** Checks the file, its references, the rows and the invariants. Needs a transaction if another process writes. */
export function checkStore(database: DatabaseSync, checked: CheckedStore, progress: Progress) {
  const corruption: string[] = [];
  // Consistency rules that an intact file violates, one line each.
  const violations: string[] = [];
  let counts: StoreCounts | undefined;
  try {
    corruption.push(...findCorruption(database));
    progress("file checked", 1);
    counts = countStore(database, checked.definition.tables);
    violations.push(
      ...findDanglingReferences(database),
      ...findInvalidRows(database, checked, counts, progress),
      ...findViolations(database, listInvariants(checked)),
    );
  } catch (error) {
    if (!isUnavailable(error) && !isSqliteError(error)) throw error;
    corruption.push(`the file: ${(error as Error).message}`);
  }
  return { counts, corruption, violations };
}

/** An intact store. Its rows can still violate consistency rules, one line each. */
export interface IntactStore {
  readonly counts: StoreCounts;
  readonly violations: readonly string[];
}

/** Checks a store that no process writes. @throws {StartupError} with `toMessage` if the file is corrupt */
export function checkIntact(
  path: string,
  checked: CheckedStore,
  progress: Progress,
  toMessage: (reason: string | undefined) => string,
): IntactStore {
  using database = openReadOnly(path);
  const { counts, corruption, violations } = checkStore(database, checked, progress);
  if (corruption.length > 0 || !counts) throw new StartupError(toMessage(corruption[0]));
  return { counts, violations };
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
    const select = database.prepare(table.select(""));
    select.setReadBigInts(true);
    select.setReturnArrays(true);
    for (const row of select.iterate()) {
      const values = (row as unknown as SqlValue[]).map(toExactNumber);
      const problem = findProblem(validate, () => table.fromValues(values));
      if (problem !== undefined) {
        count += 1;
        firstProblem ||= `${values[0]}: ${problem}`;
      }
    }
    progress(`${name} checked`, counts[name] ?? 0);
    return count > 0 ? [`${count} ${name} are not valid by the contract, the first is ${firstProblem}`] : [];
  });
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

/** Returns the consistency rules of every store and those of the definition. */
function listInvariants({ definition: { tables, invariants = [] }, plans, scopes }: CheckedStore): Invariant[] {
  const quote = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");
  const lastIds = Object.values(tables).map(({ name }) => `SELECT '${name}' AS id, max(id) AS last_id FROM ${name}`);
  return [
    ...invariants,
    {
      text: "tables would assign an id a second time",
      query: `SELECT last.id FROM (${lastIds.join(" UNION ALL ")}) AS last
        WHERE last_id > ifnull((SELECT max(seq) FROM sqlite_sequence WHERE name = last.id), 0)`,
    },
    {
      text: "keys are not keys that this program issues",
      query: `SELECT id FROM keys WHERE id NOT GLOB 'key_*' OR length(hash) <> 64 OR hash GLOB '*[^0-9a-f]*'
        OR plan NOT IN (${quote(plans.length > 0 ? plans : ["none"])}) OR ${hasUnknownScopes(scopes)} OR lineage_id IS NULL
        OR ifnull(per_minute, 1) < 1 OR ifnull(per_day, 1) < 1`,
    },
    {
      text: "key log entries are not JSON",
      query: "SELECT position AS id FROM key_log WHERE NOT json_valid(changes)",
    },
    {
      text: "idempotency records are not JSON",
      query: "SELECT scope AS id FROM idempotency_records WHERE NOT json_valid(outcome)",
    },
    {
      text: "keys have invalid usage counters",
      query: "SELECT key_id AS id FROM key_usage WHERE in_minute < 0 OR in_day < in_minute OR NOT json_valid(strikes)",
    },
  ];
}

/** Returns a condition of SQL. After the removal of each known scope, only a comma must remain. */
function hasUnknownScopes(scopes: readonly string[]): string {
  if (scopes.length === 0) return "scopes <> ''";
  const others = scopes.reduce((text, scope) => `replace(${text}, ',${scope},', ',')`, "',' || scopes || ','");
  return `${others} <> ','`;
}

export function countStore(database: DatabaseSync, tables: Tables): StoreCounts {
  const count = (table: string) => Number(database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows);
  return {
    ...Object.fromEntries(Object.entries(tables).map(([name, table]) => [name, count(table.name)])),
    keys: count("keys"),
    "idempotency records": count("idempotency_records"),
  };
}
