import { parseJson, stringifyExactJson } from "@animal-store/exact-json";
import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import { type ColumnKind, toColumnValue, toMember } from "./column-kinds.ts";

/** A table whose rows are the items of a schema. */
export interface Table<Item extends object, Columns extends Kinds> {
  readonly name: string;
  readonly columns: Columns;
  /**
   * Returns the row to insert for an item, or to replace `row` with. Members without a column are in `_other`.
   * @throws {UnstorableTextError} if a text column cannot store its text
   */
  toRow(item: NewItem<Item, Columns>, row?: Selectable<Row<Item, Columns>>): Insertable<Row<Item, Columns>>;
  /**
   * Returns the columns that change some members of `row`. `undefined` removes a member.
   * @throws {UnstorableTextError} if a text column cannot store its text
   */
  toColumns(changes: Changes<Item>, row: Selectable<Row<Item, Columns>>): Partial<Insertable<Row<Item, Columns>>>;
  /** Returns the item of a row. Members have the order of the stored item, and absent members are absent. */
  toItem(row: Selectable<Row<Item, Columns>>): Item;
  /** Returns the entity tag of a row: the value of its `version` column in quotes, such as `"3"`. */
  etag(row: Selectable<Row<Item, Columns>>): string;
}

type Kinds = Readonly<Record<string, ColumnKind>>;

/** The members of a type without those of its index signature. */
type Named<Item> = { [Key in keyof Item as string extends Key ? never : Key]: Item[Key] };
type IsRequired<Item, Key extends PropertyKey> = [Item] extends [Readonly<Record<Key, unknown>>] ? true : false;
type RequiredKey<Item> = keyof {
  [Key in keyof Named<Item> as IsRequired<Item, Key> extends true ? Key : never]: never;
};
type IdentityKey<Columns> = keyof { [Key in keyof Columns as Columns[Key] extends "identity" ? Key : never]: never };

/** An item that can lack the id that the database assigns. An optional member that is `undefined` is absent. */
export type NewItem<Item, Columns> = Item extends unknown
  ? OrUndefined<Omit<Named<Item>, IdentityKey<Columns>> & Partial<Pick<Item, IdentityKey<Columns> & keyof Item>>>
  : never;

type OrUndefined<Item> = { [Key in keyof Item]: object extends Pick<Item, Key> ? Item[Key] | undefined : Item[Key] };

/** Some members of an item. `undefined` removes a member. */
export type Changes<Item> = { readonly [Key in keyof Item]?: Item[Key] | undefined };

type ScalarKind<Value> = [Value] extends [string]
  ? "text"
  : [Value] extends [boolean]
    ? "boolean"
    : [Value] extends [number]
      ? "integer" | "number"
      : [Value] extends [number | bigint]
        ? "integer"
        : never;

/** The kinds that can store a member. Only "json" has both null and an absent member. */
type KindOf<Item, Key extends keyof Item, Value = Exclude<Item[Key], undefined>> = null extends Value
  ? IsRequired<Item, Key> extends true
    ? "json|null" | `${ScalarKind<NonNullable<Value>>}|null`
    : "json"
  : "json" | ScalarKind<Value> | ([Value] extends [number | bigint] ? "identity" : never);

/** The columns that are valid for an item. The texts are in the compile errors of others. */
type ValidColumns<Item, Columns> = {
  [Key in keyof Columns]: Key extends keyof Named<Item>
    ? KindOf<Item, Key & keyof Item>
    : Columns[Key] extends "version"
      ? "version"
      : "The item has no such member. Only a column of the kind version is none.";
} & { [Key in Exclude<RequiredKey<Item>, keyof Columns>]: "This member needs a column and a migration." };

type Value<Item, Key> = Key extends keyof Item ? NonNullable<Item[Key]> : never;

type Column<Item, Key, Kind> = Kind extends "identity"
  ? Generated<Value<Item, Key>>
  : Kind extends "version"
    ? Generated<number>
    : Stored<Value<Item, Key>, Kind> | (Key extends RequiredKey<Item> ? NullOf<Kind> : null);
type Stored<Value, Kind> = Kind extends "json" | "json|null"
  ? string
  : Kind extends "boolean" | "boolean|null"
    ? ColumnType<boolean | 0 | 1, boolean>
    : Value;
type NullOf<Kind> = Kind extends `${string}|null` ? null : never;

type Row<Item, Columns> = { [Key in keyof Columns]: Column<Item, Key, Columns[Key]> } & {
  _other: ColumnType<string | null, string | null | undefined>;
};

/**
 * The interface of a table for Kysely.
 * @example
 * interface Database { notes: RowOf<typeof notes> }
 */
export type RowOf<T> = T extends Table<infer Item, infer Columns> ? Row<Item, Columns> : never;

type UntypedRow = Readonly<Record<string, unknown>>;

/**
 * Defines the table of the items of a schema. A column has the name of its member. An optional member that can be null needs "json".
 * @example
 * const notes = defineTable<Note>()("notes", { id: "identity", text: "text", tags: "json", version: "version" });
 */
export function defineTable<Item extends object>() {
  return <const Columns extends Kinds>(
    name: string,
    columns: Columns extends ValidColumns<Item, Columns> ? Columns : ValidColumns<Item, Columns>,
  ): Table<Item, Columns> => {
    const kinds = new Map<string, ColumnKind>(Object.entries(columns as Kinds));
    const version = Object.keys(columns).find((column) => kinds.get(column) === "version");
    if (version !== undefined) kinds.delete(version);
    const nextVersion = (row?: UntypedRow) =>
      version === undefined ? {} : { [version]: row === undefined ? 1 : Number(row[version]) + 1 };
    const table = {
      name,
      columns,
      toRow(item: object, row?: UntypedRow) {
        const members = new Map(Object.entries(item).filter(([, value]) => value !== undefined));
        const values = [...kinds]
          .filter(([column, kind]) => kind !== "identity" || members.has(column))
          .map(([column, kind]) => [column, toColumnValue(kind, column, members.get(column))]);
        return { ...Object.fromEntries(values), ...nextVersion(row), _other: formatOther(findOther(members)) };
      },
      toColumns(changes: object, row: UntypedRow) {
        const other = parseOther(row._other);
        const values: [string, unknown][] = [];
        for (const [member, value] of Object.entries(changes)) {
          const kind = kinds.get(member);
          if (kind) values.push([member, toColumnValue(kind, member, value)]);
          else if (value === undefined) other.delete(member);
          else other.set(member, value);
        }
        return { ...Object.fromEntries(values), ...nextVersion(row), _other: formatOther(other) };
      },
      toItem(row: UntypedRow) {
        const other = parseOther(row._other);
        const hasOrder = other.keys().some((member) => kinds.has(member));
        const names = hasOrder ? [...other.keys(), ...kinds.keys()] : [...kinds.keys(), ...other.keys()];
        const members = [...new Set(names)].map((member) => {
          const kind = kinds.get(member);
          return [member, kind ? toMember(kind, row[member]) : other.get(member)] as const;
        });
        return Object.fromEntries(members.filter(([, value]) => value !== undefined));
      },
      etag(row: UntypedRow) {
        if (version === undefined)
          throw new TypeError(`the table ${name} has no column of the kind "version". Add one, with a migration.`);
        return `"${row[version]}"`;
      },
    };
    return table as unknown as Table<Item, Columns>;

    /** Returns the members without a column. If the order is not that of the columns, also the names of the others, as null. */
    function findOther(members: Map<string, unknown>): Map<string, unknown> {
      const other = new Map([...members].filter(([member]) => !kinds.has(member)));
      const names = [...members.keys()];
      const order = [...kinds.keys().filter((column) => members.has(column)), ...other.keys()];
      if (order.every((member, index) => member === names[index])) return other;
      return new Map([...members].map(([member, value]) => [member, kinds.has(member) ? null : value]));
    }
  };
}

/** Returns the value of `_other`: an object with the members that have no column. */
export function formatOther(other: ReadonlyMap<string, unknown>): string | null {
  return other.size === 0 ? null : stringifyExactJson(Object.fromEntries(other));
}

export function parseOther(text: unknown): Map<string, unknown> {
  return new Map(typeof text === "string" ? Object.entries(parseJson(text) as object) : []);
}
