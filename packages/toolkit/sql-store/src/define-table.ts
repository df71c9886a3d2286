import { parseJson, stringifyExactJson } from "@animal-store/exact-json";

export type SqlValue = string | number | bigint | null;

/** A row that a client can address. Its id is assigned by the store and never reused. */
export interface StoredRow {
  readonly id: number;
}

/** A column that stores a member of an object. */
export interface Column<Value> {
  readonly name: string;
  readonly type: "bigint" | "text";
  readonly isNullable?: boolean;
  /** The table whose `id` the column contains. */
  readonly references?: string | undefined;
  /** @throws {RangeError} if the column cannot store the value */
  readonly toSql: (value: Value) => SqlValue;
  /** @default returns the value unchanged */
  readonly fromSql?: ((value: SqlValue) => Value) | undefined;
}

/** A column for each member. A missing or unknown member is a type error. */
type Columns<Row> = { readonly [Member in keyof Row]-?: Column<Row[Member]> };

/** A column of a table, with the member that it stores. */
export interface TableColumn extends Pick<Column<never>, "name" | "type" | "isNullable" | "references"> {
  readonly member: string;
}

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
  readonly columns: readonly TableColumn[];
  readonly columnList: string;
  /** The columns by which lists can be filtered. Each has an index. */
  readonly filters: readonly FilterColumn[];
  readonly coveringIndexes: boolean;
  /** The PostgreSQL sequence of the last id. */
  readonly sequence: string;
  /** Returns a query of all columns, such as `SELECT id, title FROM books WHERE id = ?`. */
  select(clauses: string): string;
  /** Returns a row as a read returns it. @throws {RangeError} if a column cannot store its value */
  toRow(values: Row): Row;
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
  { filters = [], coveringIndexes = false }: TableOptions<Row> = {},
): Table<Row> {
  const members = Object.keys(columnOf) as (keyof Row & string)[];
  const columns = members.map((member) => ({ ...(columnOf[member] as Column<Row[keyof Row]>), member }));
  const names = columns.map((column) => column.name);
  for (const each of [name, ...names])
    if (!namePattern.test(each)) throw new RangeError(`use lower-case letters, digits and _ in the name "${each}"`);
  const converters = columns.map((column) => column.fromSql);
  const columnList = names.join(", ");

  return {
    name,
    columnOf,
    columns,
    columnList,
    filters: filters.map((member) => {
      const { name: columnName, toSql } = columnOf[member];
      return { member, name: columnName, toValue: (value) => toSql(value as never) };
    }),
    coveringIndexes,
    sequence: `last_${name}_id`,
    select: (clauses) => `SELECT ${columnList} FROM ${name} ${clauses}`,
    toRow: (values) => fromValues(toValues(values)),
    fromValues,
    toValues,
    onConflict(key) {
      const assignments = names.map((column) => `${column} = excluded.${column}`);
      return `ON CONFLICT (${columnOf[key].name}) DO UPDATE SET ${assignments.join(", ")}`;
    },
  };

  function fromValues(values: readonly SqlValue[]): Row {
    const row: Partial<Row> = {};
    for (let index = 0; index < converters.length; index += 1) {
      const fromSql = converters[index];
      const value = fromSql ? fromSql(values[index] as SqlValue) : (values[index] as Row[keyof Row]);
      if (value !== undefined) row[members[index] as keyof Row] = value;
    }
    return row as Row;
  }

  function toValues(row: Row): SqlValue[] {
    return columns.map(({ toSql, member }) => toSql(row[member]));
  }
}

/**
 * An int64. A value that a number cannot represent exactly is a bigint.
 * @param references the table whose `id` the column contains
 * @example
 * integer("shelf_id", "shelves");
 */
export function integer<Value extends number | bigint>(name: string, references?: string): Column<Value> {
  return {
    name,
    type: "bigint",
    references,
    toSql(value) {
      // The addition makes -0 the 0 that databases return.
      if (Number.isSafeInteger(value)) return (value as number) + 0;
      const isInt64 = typeof value === "bigint" && BigInt.asIntN(64, value) === value;
      return isInt64 ? toExactNumber(value) : rejectValue(name, "an int64 integer", value);
    },
  };
}

/** Converts a bigint to a number, unless that is not exact. Returns other values unchanged. */
export function toExactNumber(value: SqlValue): SqlValue {
  return typeof value === "bigint" && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

/**
 * A text.
 * @example
 * text<"available" | "lent">("state");
 */
export function text<Value extends string>(name: string): Column<Value> {
  return {
    name,
    type: "text",
    toSql(value) {
      if (typeof value !== "string") return rejectValue(name, "a string", value);
      const isStorable = value.isWellFormed() && !value.includes("\0") && !value.startsWith(escapeUnit);
      return isStorable ? value : escapeText(value);
    },
    fromSql: (value) =>
      ((value as string).charCodeAt(0) === escapeCode ? unescapeText(value as string) : value) as Value,
  };
}

// PostgreSQL stores no U+0000, and UTF-8 has no lone surrogates. This noncharacter and four digits replace such a code unit,
// in a text that starts with the noncharacter.
const escapeUnit = "\uFFFE";
const escapeCode = 0xfffe;

function escapeText(value: string): string {
  return (
    escapeUnit +
    value.replace(
      /[\0\uFFFE]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
      (unit) => escapeUnit + unit.charCodeAt(0).toString(16).padStart(4, "0"),
    )
  );
}

function unescapeText(value: string): string {
  return value.slice(1).replace(/\uFFFE([0-9a-f]{4})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
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
    toSql: (value) => (value === null ? null : toSql(value)),
    fromSql: fromSql && ((value) => (value === null ? null : fromSql(value))),
  };
}

/**
 * Stores a missing member as NULL. A member that can also be null is a type error, because both would be NULL.
 * @example
 * optional(integer("shelf_id", "shelves"));
 */
export function optional<Value extends NonNullable<unknown>>({
  toSql,
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
 * A date-time of RFC 3339. Stores and returns its instant in UTC, in milliseconds: the other digits of a fraction are
 * dropped, and a leap second is the following second. Use `text` to preserve the text.
 * @example
 * timestamp("created_at");
 */
export function timestamp(name: string): Column<string> {
  return {
    name,
    type: "bigint",
    toSql(value) {
      const time = parseTimestamp(value);
      return Number.isNaN(time) ? rejectValue(name, "a date-time of RFC 3339", value) : time;
    },
    fromSql: (value) => formatTimestamp(Number(value)),
  };
}

// 2026-01-15T00:00:00.5+01:00. The first group ends before the seconds.
const dateTimePattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:)(\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)$/i;

/** Returns the milliseconds since the Unix epoch, or NaN. */
function parseTimestamp(value: string): number {
  const [, start, second, fraction = "", offset] = dateTimePattern.exec(value) ?? [];
  if (start === undefined) return Number.NaN;
  // `Date.parse` has no leap seconds.
  if (second === "60") return Date.parse(`${start}59${fraction}${offset}`.toUpperCase()) + 1000;
  return Date.parse(value.toUpperCase());
}

function formatTimestamp(time: number): string {
  const text = new Date(time).toISOString();
  if (/^\d/.test(text)) return text;
  // RFC 3339 has the years 0000 to 9999. Only an offset can express a time of another year.
  const isBefore = text.startsWith("-");
  const local = new Date(time + (isBefore ? maxOffsetMs : -maxOffsetMs)).toISOString();
  return local.replace("Z", isBefore ? "+23:59" : "-23:59");
}

const maxOffsetMs = (24 * 60 - 1) * 60_000;

/**
 * Any JSON value as text, such as a number, a boolean or an array. Large integers are exact.
 * @example
 * json<string[]>("authors");
 */
export function json<Value>(name: string): Column<Value> {
  return {
    name,
    type: "text",
    toSql: (value) => (value === undefined ? rejectValue(name, "a JSON value", value) : stringifyExactJson(value)),
    fromSql: (value) => parseJson(String(value)) as Value,
  };
}

function rejectValue(column: string, rule: string, value: unknown): never {
  const found = typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : String(value);
  throw new RangeError(`the column ${column} stores ${rule}, got ${found}. Validate the value, or change the column.`);
}
