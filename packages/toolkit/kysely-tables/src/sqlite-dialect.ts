import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { StartupError } from "@animal-store/process";
import {
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteQueryCompiler,
} from "kysely";
import { assertStorable } from "./column-kinds.ts";

/**
 * Opens a SQLite file with `node:sqlite`, at the first query. Each commit is durable. An integer is a bigint if a number would round it.
 * @example
 * const db = new Kysely<Database>({ dialect: sqliteDialect("data/notes.db") });
 */
export function sqliteDialect(file: string): SqliteDialect {
  return new NodeSqliteDialect({ database: async () => open(file) });
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new QueryCompiler();
  }
}

class TransactionalAdapter extends SqliteAdapter {
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

function open(file: string): SqliteDatabase {
  try {
    if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true });
    const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    return { prepare: (sql) => prepare(database, sql), close: () => database.close() };
  } catch (error) {
    throw new StartupError(`the database ${file} cannot be opened: ${(error as Error).message}.`, { cause: error });
  }
}

// Without this first argument, an object among the parameters would be one, and the others would shift.
const noNames = {};

function prepare(database: DatabaseSync, sql: string): ReturnType<SqliteDatabase["prepare"]> {
  // Without IMMEDIATE, a transaction that reads first fails if another process writes before it.
  const statement = database.prepare(sql === "begin" ? "begin immediate" : sql);
  statement.setReadBigInts(true);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(noNames, ...parameters.map(toInput)).map(toRow),
    run: (parameters) => statement.run(noNames, ...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(noNames, ...parameters.map(toInput)).map(toRow),
  };
}

function toInput(parameter: unknown): SQLInputValue {
  assertStorable(parameter);
  // node:sqlite binds each number as a double.
  if (typeof parameter === "boolean" || Number.isSafeInteger(parameter)) return BigInt(parameter as number | boolean);
  return parameter as SQLInputValue;
}

function toRow(row: object): unknown {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toNumber(value)]));
}

function toNumber(value: unknown): unknown {
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
