import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { StartupError } from "@animal-store/process";
import {
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { assertStorable } from "./column-kinds.ts";

/** The maximum wait for the lock of the file, and for the connection. */
export const lockTimeoutMs = 5000;

/**
 * Opens a SQLite file with `node:sqlite`, at the first query. Each commit is durable. An integer is a bigint if a number would round it.
 * A query fails if it waits 5 s for another process, or for an open transaction of this one.
 * @example
 * const db = new Kysely<Database>({ dialect: sqliteDialect("data/notes.db") });
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new OneConnectionDriver({ database: async () => open(file) }),
    createAdapter: () => new Adapter(),
    createQueryCompiler: () => new QueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** Kysely itself would wait for the connection without end. */
class OneConnectionDriver extends SqliteDriver {
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  override async acquireConnection() {
    if (this.#isTaken) await this.#waitForTurn();
    this.#isTaken = true;
    return super.acquireConnection();
  }

  override async releaseConnection() {
    const takeTurn = this.#waiting.shift();
    if (takeTurn) takeTurn();
    else this.#isTaken = false;
  }

  #waitForTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const takeTurn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(takeTurn), 1);
        reject(new Error(tooLong));
      }, lockTimeoutMs);
      this.#waiting.push(takeTurn);
    });
  }
}

const tooLong =
  "a query waited 5 s for the only connection of SQLite, which a transaction uses. In a transaction, query with its own object instead of the outer db.";

class Adapter extends SqliteAdapter {
  // The driver has the lock for its connection.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class QueryCompiler extends SqliteQueryCompiler {
  // A transaction has the only lock of SQLite, so FOR UPDATE of PostgreSQL needs nothing here.
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== "ForUpdate") super.visitSelectModifier(node);
  }
}

function open(file: string) {
  try {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file, { timeout: lockTimeoutMs, enableForeignKeyConstraints: true });
    setDurableMode(database);
    return { prepare: (sql: string) => prepare(database, sql), close: () => database.close() };
  } catch (error) {
    throw new StartupError(`the database ${file} cannot be opened: ${(error as Error).message}.`, { cause: error });
  }
}

function setDurableMode(database: DatabaseSync, attempts = 10): void {
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  } catch (error) {
    if (attempts === 1) throw error;
    // Another process creates the file. SQLite waits for it in a transaction, but not in a change of the mode.
    database.exec("BEGIN IMMEDIATE; COMMIT");
    setDurableMode(database, attempts - 1);
  }
}

function prepare(database: DatabaseSync, sql: string) {
  // Without IMMEDIATE, a transaction that reads first fails if another process writes before it.
  const statement = database.prepare(sql === "begin" ? "begin immediate" : sql);
  statement.setReadBigInts(true);
  // Without the empty names, an object among the parameters would be names, and the others would shift.
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all({}, ...parameters.map(toInput)).map(toRow),
    run: (parameters: readonly unknown[]) => statement.run({}, ...parameters.map(toInput)),
    iterate: (parameters: readonly unknown[]) => statement.iterate({}, ...parameters.map(toInput)).map(toRow),
  };
}

function toInput(parameter: unknown): SQLInputValue {
  assertStorable(parameter);
  // node:sqlite binds each number as a double.
  if (typeof parameter === "boolean" || Number.isSafeInteger(parameter)) return BigInt(parameter as number | boolean);
  return parameter as SQLInputValue;
}

const toNumber = (value: unknown) =>
  typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;

function toRow(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toNumber(value)]));
}
