export type SqlValue = string | number | bigint | null;

/** A column that stores a member of an object. Without conversions, the value is stored unchanged. */
export interface Column<Value> {
  readonly name: string;
  readonly type: "bigint" | "text";
  readonly toSql?: (value: Value) => SqlValue;
  readonly fromSql?: (value: SqlValue) => Value;
}

/** A column for each member. A missing or unknown member is a type error. */
type Columns<Row> = { readonly [Member in keyof Row]-?: Column<Row[Member]> };

/** A table of SQLite and PostgreSQL. An object read from a row has its members in the order of the columns. */
export interface Table<Row> {
  readonly name: string;
  readonly columnOf: Columns<Row>;
  readonly columns: readonly Pick<Column<never>, "name" | "type">[];
  readonly columnList: string;
  /** Returns a query of all columns, such as `SELECT id, name FROM pets WHERE id = ?`. */
  select(clauses: string): string;
  fromValues(values: readonly SqlValue[]): Row;
  toValues(row: Row): SqlValue[];
  onConflict(key: keyof Row): string;
}

export function defineTable<Row extends object>(name: string, columnOf: Columns<Row>): Table<Row> {
  const members = Object.keys(columnOf) as (keyof Row)[];
  const columns = members.map((member) => columnOf[member] as Column<Row[keyof Row]>);
  const names = columns.map((column) => column.name);
  const converters = columns.map((column) => column.fromSql);
  const columnList = names.join(", ");

  return {
    name,
    columnOf,
    columns,
    columnList,
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

export function integer<Value extends number | bigint | null>(name: string): Column<Value> {
  return { name, type: "bigint" };
}

export function text<Value extends string | null>(name: string): Column<Value> {
  return { name, type: "text" };
}

/** Stores a missing member as NULL. A member that can also be null is a type error, because both would be NULL. */
export function optional<Value extends Exclude<SqlValue, null>>({
  name,
  type,
}: Column<Value>): Column<Value | undefined> {
  return {
    name,
    type,
    toSql: (value) => value ?? null,
    fromSql: (value) => (value === null ? undefined : (value as Value)),
  };
}

/** An ISO 8601 timestamp, stored as milliseconds since the Unix epoch. */
export function timestamp(name: string): Column<string> {
  return {
    name,
    type: "bigint",
    toSql: (value) => Date.parse(value),
    fromSql: (value) => new Date(Number(value)).toISOString(),
  };
}

export function json<Value>(
  name: string,
  { stringify, parse }: { stringify(value: unknown): string; parse(text: string): unknown } = JSON,
): Column<Value> {
  return {
    name,
    type: "text",
    toSql: stringify,
    fromSql: (value) => parse(String(value)) as Value,
  };
}
