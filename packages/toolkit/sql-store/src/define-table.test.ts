import { expect, it } from "vitest";
import { defineTable, integer, json, nullable, optional, timestamp } from "./define-table.ts";

interface Row {
  readonly id: number;
  readonly shelfId?: number;
  readonly lentAt?: string;
  readonly returnedAt: string | null;
  readonly tags?: readonly string[];
}
const table = defineTable<Row>("rows", {
  id: integer("id"),
  shelfId: optional(integer("shelf_id", "shelves")),
  lentAt: optional(timestamp("lent_at")),
  returnedAt: nullable(timestamp("returned_at")),
  tags: optional(json("tags")),
});
const time = "1970-01-01T00:00:01.000Z";

it.each<[Row, values: unknown[]]>([
  [{ id: 1, returnedAt: null }, [1, null, null, null, null]],
  [{ id: 1, shelfId: 7, lentAt: time, returnedAt: time, tags: ["new"] }, [1, 7, 1000, 1000, '["new"]']],
])("converts %j to values and back", (row, values) => {
  expect(table.toValues(row)).toEqual(values);
  expect(table.fromValues(table.toValues(row))).toEqual(row);
});

it.each(["shelfId", "shelf-id", "1st"])("rejects the column name %s", (name) => {
  const define = () =>
    defineTable<{ id: number; shelfId: number }>("rows", { id: integer("id"), shelfId: integer(name) });
  expect(define).toThrow(new RangeError(`use lower-case letters, digits and _ in the name "${name}"`));
});

it("keeps the reference of an optional column", () => {
  expect(table.columnOf.shelfId).toMatchObject({ references: "shelves", isNullable: true });
});
