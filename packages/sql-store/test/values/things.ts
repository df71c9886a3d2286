import {
  type Column,
  defineTable,
  integer,
  json,
  nullable,
  optional,
  text,
  timestamp,
} from "../../src/define-table.ts";
import type { Store, StoreDefinition } from "../../src/store.ts";
import type { Write } from "../../src/writes.ts";

interface Values {
  readonly int64: number | bigint;
  readonly integer: number;
  readonly text: string;
  readonly state: string;
  readonly time: string;
  readonly number: number;
  readonly flag: boolean;
  readonly list: readonly string[];
  readonly object: object;
}
export type NewThing = Values & {
  readonly [Name in keyof Values as `nullable-${Name}`]: Values[Name] | null;
} & { readonly [Name in keyof Values as `optional-${Name}`]?: Values[Name] } & { readonly any: unknown };
export type Thing = { readonly id: number } & NewThing;

/** Returns a column of each type. The names of the columns differ from those of the members. */
const createColumns = (prefix: string) => ({
  int64: integer<number | bigint>(`${prefix}int64`),
  integer: integer<number>(`${prefix}small`),
  text: text(`${prefix}title`),
  state: text(`${prefix}state`),
  time: timestamp(`${prefix}at`),
  number: json<number>(`${prefix}number`),
  flag: json<boolean>(`${prefix}flag`),
  list: json<readonly string[]>(`${prefix}list`),
  object: json<object>(`${prefix}object`),
});

type Columns = Parameters<typeof defineTable<Thing>>[1];

function createVariants(kind: "nullable" | "optional", wrap: (column: Column<object>) => object) {
  const columns = Object.entries(createColumns(`${kind}_`));
  return Object.fromEntries(
    columns.map(([name, column]) => [`${kind}-${name}`, wrap(column as unknown as Column<object>)]),
  );
}

/** A table with every type of column. */
const things = defineTable<Thing>(
  "things",
  {
    id: integer("id"),
    ...createColumns(""),
    ...createVariants("nullable", nullable),
    ...createVariants("optional", optional),
    any: json("anything"),
  } as Columns,
  { filters: ["int64", "state", "flag", "time", "optional-time"] },
);
const tables = { things };

const addThing: Write<typeof tables, NewThing, Thing> = {
  changes: ["things.appended"],
  run: (thing, { things }) => things.insert(thing),
};

/** A store of values, for tests. */
export const thingStore = {
  name: "things",
  tables,
  writes: { addThing },
} satisfies StoreDefinition<typeof tables>;
export type ThingStore = Store<typeof thingStore>;
