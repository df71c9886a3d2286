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

/** A table with every type of column. */
const things = defineTable<Thing>(
  "things",
  {
    id: integer("id"),
    int64: integer("int64"),
    integer: integer("small"),
    text: text("title"),
    state: text("state"),
    time: timestamp("at"),
    number: json("number"),
    flag: json("flag"),
    list: json("list"),
    object: json("object"),
    "nullable-int64": nullable(integer("nullable_int64")),
    "nullable-integer": nullable(integer("nullable_small")),
    "nullable-text": nullable(text("nullable_title")),
    "nullable-state": nullable(text("nullable_state")),
    "nullable-time": nullable(timestamp("nullable_at")),
    "nullable-number": nullable(json("nullable_number")),
    "nullable-flag": nullable(json("nullable_flag")),
    "nullable-list": nullable(json("nullable_list")),
    "nullable-object": nullable(json("nullable_object")),
    "optional-int64": optional(integer("optional_int64")),
    "optional-integer": optional(integer("optional_small")),
    "optional-text": optional(text("optional_title")),
    "optional-state": optional(text("optional_state")),
    "optional-time": optional(timestamp("optional_at")),
    "optional-number": optional(json("optional_number")),
    "optional-flag": optional(json("optional_flag")),
    "optional-list": optional(json("optional_list")),
    "optional-object": optional(json("optional_object")),
    any: json("anything"),
  },
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
