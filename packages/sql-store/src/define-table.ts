export type SqlValue = string | number | bigint | null;

/** A row that a client can address. Its id is assigned by the store and never reused. */
export interface StoredRow {
  readonly id: number;
}

/** A column that stores a member of an object. Without conversions, the value is stored unchanged. */
export interface Column<Value> {
  readonly name: string;
  readonly type: "bigint" | "text";
  readonly isNullable?: boolean;
  /** The table whose `id` the column contains. */
  readonly references?: string;
  readonly toSql?: (value: Value) => SqlValue;
  readonly fromSql?: (value: SqlValue) => Value;
}

/** A column for each member. A missing or unknown member is a type error. */
type Columns<Row> = { readonly [Member in keyof Row]-?: Column<Row[Member]> };

export interface FilterColumn {
  readonly member: string;
  readonly name: string;
  /** Converts a value of the member. */
  toValue(value: unknown): SqlValue;
}

/** A table of SQLite and PostgreSQL. An object read from a row has its members in the order of the columns. */
export interface Table<Row> {
  readonly name: string;
  readonly columnOf: Columns<Row>;
  readonly columns: readonly Omit<Column<never>, "toSql" | "fromSql">[];
  readonly columnList: string;
  /** The columns by which lists can be filtered. Each has an index. */
  readonly filters: readonly FilterColumn[];
  readonly coveringIndexes: boolean;
  /** The PostgreSQL sequence of the last id. */
  readonly sequence: string;
  /** Returns a query of all columns, such as `SELECT id, title FROM books WHERE id = ?`. */
  select(clauses: string): string;
  fromValues(values: readonly SqlValue[]): Row;
  toValues(row: Row): SqlValue[];
  onConflict(key: keyof Row & string): string;
}

export interface TableOptions<Row> {
  /** The members by which lists can be filtered, such as the query parameters of the list operation. @default none */
  readonly filters?: readonly (keyof Row & string)[];
  /**
   * Adds all columns to the index of each filter, so that a page needs only the index. Suits tables with short rows:
   * PostgreSQL rejects a row with more than 2,704 bytes in an index.
   * @default false
   */
  readonly coveringIndexes?: boolean;
  /** @default `last_<table>_id` */
  readonly sequence?: string;
}

// PostgreSQL converts other names to lower case, unless they are quoted.
const namePattern = /^[a-z_][a-z0-9_]*$/;

/**
 * Declares a table once for memory, SQLite and PostgreSQL.
 * @throws {RangeError} if a name of the table or a column needs quotes
 * @example
 * const books = defineTable<Book>(
 *   "books",
 *   { id: integer("id"), title: text("title"), shelf: optional(integer("shelf")) },
 *   { filters: ["shelf"] },
 * );
 */
export function defineTable<Row extends object>(
  name: string,
  columnOf: Columns<Row>,
  { filters = [], coveringIndexes = false, sequence = `last_${name}_id` }: TableOptions<Row> = {},
): Table<Row> {
  const members = Object.keys(columnOf) as (keyof Row)[];
  const columns = members.map((member) => columnOf[member] as Column<Row[keyof Row]>);
  const names = columns.map((column) => column.name);
  for (const each of [name, sequence, ...names])
    if (!namePattern.test(each)) throw new RangeError(`use lower-case letters, digits and _ in the name "${each}"`);
  const converters = columns.map((column) => column.fromSql);
  const columnList = names.join(", ");

  return {
    name,
    columnOf,
    columns,
    columnList,
    filters: filters.map((member) => {
      const { name: columnName, toSql = (value: unknown) => value as SqlValue } = columnOf[member];
      return { member, name: columnName, toValue: (value) => toSql(value as never) };
    }),
    coveringIndexes,
    sequence,
    select: (clauses) => `SELECT ${columnList} FROM ${name} ${clauses}`,
    fromValues(values) {
      const row: Partial<Row> = {};
      for (let index = 0; index < converters.length; index += 1) {
        const fromSql = converters[index];
        const value = fromSql ? fromSql(values[index] as SqlValue) : (values[index] as Row[keyof Row]);
        if (value !== undefined) row[members[index] as keyof Row] = value;
      }
      return row as Row;
    },
    toValues: (row) =>
      members.map((member, index) => {
        const { toSql } = columns[index] as Column<Row[keyof Row]>;
        return toSql ? toSql(row[member]) : (row[member] as SqlValue);
      }),
    onConflict(key) {
      const assignments = names.map((column) => `${column} = excluded.${column}`);
      return `ON CONFLICT (${columnOf[key].name}) DO UPDATE SET ${assignments.join(", ")}`;
    },
  };
}

/**
 * An int64. A value that a number cannot represent exactly is a bigint.
 * @param references the table whose `id` the column contains
 * @example
 * integer("shelf_id", "shelves");
 */
export function integer<Value extends number | bigint>(name: string, references?: string): Column<Value> {
  return { name, type: "bigint", ...(references !== undefined && { references }) };
}

/**
 * A text.
 * @example
 * text<"available" | "lent">("state");
 */
export function text<Value extends string>(name: string): Column<Value> {
  return { name, type: "text" };
}

/**
 * Stores null as NULL.
 * @example
 * nullable(timestamp("returned_at"));
 */
export function nullable<Value>({ toSql, fromSql, ...column }: Column<Value>): Column<Value | null> {
  return {
    ...column,
    isNullable: true,
    ...(toSql && { toSql: (value: Value | null) => (value === null ? null : toSql(value)) }),
    ...(fromSql && { fromSql: (value: SqlValue) => (value === null ? null : fromSql(value)) }),
  };
}

/**
 * Stores a missing member as NULL. A member that can also be null is a type error, because both would be NULL.
 * @example
 * optional(integer("shelf_id", "shelves"));
 */
export function optional<Value extends NonNullable<unknown>>({
  toSql = (value) => value as SqlValue & Value,
  fromSql = (value) => value as SqlValue & Value,
  ...column
}: Column<Value>): Column<Value | undefined> {
  return {
    ...column,
    isNullable: true,
    toSql: (value) => (value === undefined ? null : toSql(value)),
    fromSql: (value) => (value === null ? undefined : fromSql(value)),
  };
}

/**
 * An ISO 8601 timestamp, stored as milliseconds since the Unix epoch.
 * @example
 * timestamp("created_at");
 */
export function timestamp(name: string): Column<string> {
  return {
    name,
    type: "bigint",
    toSql: (value) => Date.parse(value),
    fromSql: (value) => new Date(Number(value)).toISOString(),
  };
}

/**
 * A value as JSON text.
 * @param format the functions that write and read the text, for example to preserve large integers
 * @example
 * json<string[]>("authors");
 */
export function json<Value>(
  name: string,
  format: { stringify(value: unknown): string; parse(text: string): unknown } = JSON,
): Column<Value> {
  return {
    name,
    type: "text",
    toSql: format.stringify,
    fromSql: (value) => format.parse(String(value)) as Value,
  };
}
