import { defineTable, integer, json, nullable, optional, text, timestamp } from "../../src/define-table.ts";
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
const createColumns = (prefix = "") => ({
  ...{ int64: integer(`${prefix}int64`), integer: integer(`${prefix}small`), time: timestamp(`${prefix}at`) },
  ...{ text: text(`${prefix}title`), state: text(`${prefix}state`) },
  ...{ number: json(`${prefix}number`), flag: json(`${prefix}flag`) },
  ...{ list: json(`${prefix}list`), object: json(`${prefix}object`) },
});
const createVariants = (kind: string, wrap: (column: never) => object) =>
  Object.fromEntries(
    Object.entries(createColumns(`${kind}_`)).map(([name, column]) => [`${kind}-${name}`, wrap(column as never)]),
  );
const columns = {
  ...{ id: integer("id"), any: json("anything"), ...createColumns() },
  ...{ ...createVariants("nullable", nullable), ...createVariants("optional", optional) },
};

/** A table with every type of column. */
const things = defineTable<Thing>("things", columns as unknown as Parameters<typeof defineTable<Thing>>[1], {
  filters: ["int64", "state", "flag", "time", "optional-time"],
});
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
