import { expect, it } from "vitest";
import { defineTable, integer, optional, text, timestamp } from "./define-table.ts";
import { prepareFilters } from "./prepare-filters.ts";

interface Row {
  readonly id: number;
  readonly name?: string | undefined;
  readonly shelfId: bigint;
  readonly addedAt: string;
}
const table = defineTable<Row>(
  "rows",
  {
    id: integer("id"),
    name: optional(text("name")),
    shelfId: integer("shelf_id"),
    addedAt: timestamp("added_at"),
  },
  { filters: ["name", "shelfId", "addedAt"] },
);

it("prepares each combination of filters once, when a list uses it", () => {
  const prepared: string[] = [];
  const toQuery = prepareFilters(table, (columns) => prepared.push(columns.join()));
  expect(prepared).toEqual([]);
  for (const name of ["Momo", "Emma"]) toQuery({ name, shelfId: 1n });
  toQuery({ name: "Momo" });
  expect(prepared).toEqual(["name,shelf_id", "name"]);
});

it("returns the statement and the column values of a filter, regardless of the order of its members", () => {
  const toQuery = prepareFilters(table, String);
  expect(toQuery({})).toEqual(["", []]);
  expect(toQuery({ shelfId: 0n })).toEqual(["shelf_id", [0n]]);
  expect(toQuery({ addedAt: "1970-01-01T00:00:01.000Z", name: "" })).toEqual(["name,added_at", ["", 1000]]);
});
