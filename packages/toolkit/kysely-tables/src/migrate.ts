import { StartupError } from "@animal-store/process";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { type ColumnKind, toColumnValue, toScalar } from "./column-kinds.ts";
import { formatOther, parseOther } from "./define-table.ts";
import { lockTimeoutMs } from "./sqlite-dialect.ts";

/** A migration has the tables of its time, not those of the app. */
type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>;

/**
 * Runs the migrations that the database does not have, in the order of their names, in one transaction. Other processes wait, on
 * SQLite for at most 10 minutes.
 * @returns the names of these migrations
 * @throws {StartupError} with the name of the migration that failed, of which nothing remains
 * @example
 * await migrate(db, { "0001-create-tables": createTables });
 */
export async function migrate<Database>(
  db: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<readonly string[]> {
  const provider = { getMigrations: async () => migrations };
  const { error, results = [] } = await db.connection().execute(async (connection) => {
    // A migration of a large table, or of another process, takes longer than a query.
    const [lengthen, restore] = isPostgres(connection)
      ? [sql`set statement_timeout = 0`, sql`reset statement_timeout`]
      : [sql`pragma busy_timeout = 600000`, sql`pragma busy_timeout = ${sql.lit(lockTimeoutMs)}`];
    await lengthen.execute(connection);
    try {
      return await new Migrator({ db: connection, provider }).migrateToLatest();
    } finally {
      await restore.execute(connection);
    }
  });
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === "Error");
  const subject = failed ? `the migration ${failed.migrationName} failed` : "the migrations did not run";
  throw new StartupError(`${subject}: ${(error as Error).message}. The database is unchanged.`, { cause: error });
}

export interface TableOptions<Name extends string> {
  /** The columns that are NOT NULL. */
  readonly required?: readonly Name[];
  /** The columns of the primary key. By default, that is the identity column. */
  readonly primaryKey?: readonly Name[];
}

/**
 * Creates a table in a migration, with the column `_other`. The same migration works on SQLite and PostgreSQL. Columns that `defineTable`
 * does not have are hidden from the API, for example `bytes`.
 * @example
 * await createTable(db, "notes", { id: "identity", text: "text", tags: "json" }, { required: ["text"] });
 */
export async function createTable<Database, Name extends string>(
  db: Kysely<Database>,
  name: string,
  columns: Readonly<Record<Name, ColumnKind | "bytes">>,
  { required = [], primaryKey = [] }: TableOptions<NoInfer<Name>> = {},
): Promise<void> {
  const identity = Object.keys(columns).find((column) => columns[column as Name] === "identity");
  if (identity !== undefined && isPostgres(db)) await createNextId(db, name, identity);
  let table = db.schema.createTable(name);
  for (const [column, kind] of Object.entries<ColumnKind | "bytes">(columns))
    table = table.addColumn(column, toType(db, column, kind), (definition) => {
      if (kind === "identity" && isPostgres(db)) return definition.defaultTo(sql`${sql.id(nextId(name))}()`);
      return required.includes(column as Name) ? definition.notNull() : definition;
    });
  table = table.addColumn("_other", "text");
  if (primaryKey.length > 0) table = table.addPrimaryKeyConstraint(`${name}_key`, [...primaryKey] as never);
  if (!isPostgres(db)) table = table.modifyEnd(sql`strict`);
  await table.execute();
}

const nextId = (table: string) => `${table}_next_id`;

/** Creates the default of an identity column. An identity column of PostgreSQL would assign ids that clients chose again. */
async function createNextId<Database>(db: Kysely<Database>, table: string, column: string): Promise<void> {
  await sql`create sequence ${sql.id(`${table}_ids`)}`.execute(db);
  await sql`create function ${sql.id(nextId(table))}() returns bigint language plpgsql as $$
    declare _next bigint;
    begin
      loop
        _next := nextval(${sql.lit(`"${table}_ids"`)});
        exit when not exists (select from ${sql.table(table)} where ${sql.ref(column)} = _next);
      end loop;
      return _next;
    end $$`.execute(db);
}

export interface ColumnOptions {
  /** The member of existing rows that have none. */
  readonly default?: unknown;
}

/**
 * Adds a column in a migration. Existing rows get their member from `_other`, else the default.
 * @example
 * await addColumn(db, "notes", "color", "text", { default: "yellow" });
 */
export async function addColumn<Database>(
  database: Kysely<Database>,
  table: string,
  column: string,
  kind: Exclude<ColumnKind, "identity">,
  options: ColumnOptions = {},
): Promise<void> {
  const db = database as unknown as AnyDatabase;
  await db.schema
    .alterTable(table)
    .addColumn(column, toType(db, column, kind))
    .execute();
  if (kind === "version") return;
  const [position, rowId] = isPostgres(db) ? [sql`strpos`, sql`ctid`] : [sql`instr`, sql`rowid`];
  const hasName = sql<boolean>`${position}(${sql.ref("_other")}, ${JSON.stringify(column)}) > 0`;
  const rows = await db.selectFrom(table).selectAll().select(rowId.as("_row")).where(hasName).execute();
  for (const row of rows) {
    const other = parseOther(row._other);
    if (!other.has(column)) continue;
    const value = toColumnValue(kind, column, other.get(column));
    // If `_other` has the order of the members, this one keeps its place.
    const hasOrder = other.keys().some((member) => member !== column && Object.hasOwn(row, member));
    if (hasOrder) other.set(column, null);
    else other.delete(column);
    const changes = { [column]: value, _other: formatOther(other) };
    await db.updateTable(table).set(changes).where(sql<boolean>`${rowId} = ${row._row}`).execute();
  }
  if (options.default === undefined) return;
  const value = toColumnValue(kind, column, options.default);
  await db
    .updateTable(table)
    .set({ [column]: value })
    .where(sql.ref(column), "is", null)
    .execute();
}

/**
 * Checks that each column of the tables exists, so that a missing migration stops the start of the app.
 * @throws {StartupError} with the columns that are missing
 * @example
 * await assertColumns(db, [notes]);
 */
export async function assertColumns<Database>(
  db: Kysely<Database>,
  tables: readonly { readonly name: string; readonly columns: Readonly<Record<string, ColumnKind>> }[],
): Promise<void> {
  const existing = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  const missing = tables.flatMap(({ name, columns }) =>
    [...Object.keys(columns), "_other"]
      .filter((column) => !existing.get(name)?.some((other) => other.name === column))
      .map((column) => `${name}.${column}`),
  );
  if (missing.length > 0)
    throw new StartupError(
      `the database has no column ${missing.join(", ")}. Add a migration with addColumn or createTable.`,
    );
}

const maxNameBytes = 63;

function toType<Database>(db: Kysely<Database>, column: string, kind: ColumnKind | "bytes") {
  if (Buffer.byteLength(column) > maxNameBytes)
    throw new RangeError(
      `the column ${column} is longer than the ${maxNameBytes} bytes of PostgreSQL. Its member is stored in _other without a column.`,
    );
  const types = isPostgres(db) ? postgresTypes : sqliteTypes;
  return sql.raw(kind === "identity" || kind === "version" || kind === "bytes" ? types[kind] : types[toScalar(kind)]);
}

const sqliteTypes = {
  identity: "integer primary key autoincrement",
  version: "integer not null default 1",
  text: "text",
  integer: "integer",
  number: "real",
  boolean: "integer",
  json: "text",
  bytes: "blob",
};

const postgresTypes = {
  identity: "bigint primary key",
  version: "bigint not null default 1",
  // The order of SQLite.
  text: 'text collate "C"',
  integer: "bigint",
  number: "double precision",
  boolean: "boolean",
  json: "text",
  bytes: "bytea",
};

export function isPostgres(db: Pick<Kysely<unknown>, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
