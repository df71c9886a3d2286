import { expect, it } from "vitest";
import { defineTable, integer, optional, text, timestamp } from "./define-table.ts";
import { preparePages } from "./prepare-pages.ts";

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

const formatIds = String;

it("prepares each kind of page once, when a list uses it", () => {
  const prepared: object[] = [];
  const toQuery = preparePages(table, { formatIds, prepare: (query) => prepared.push(query) });
  expect(prepared).toEqual([]);
  for (const name of ["Momo", "Emma"]) toQuery({ filter: { name, shelfId: 1n } as object, limit: 1 });
  for (const ids of [[1], [2, 3]]) toQuery({ ids, order: "asc", limit: 1 });
  for (const after of [undefined, 7]) toQuery({ order: "desc", after, limit: 1 });
  toQuery({ order: "desc", ids: [1], limit: 1 });
  expect(prepared).toEqual([
    { columns: ["name", "shelf_id"], hasIds: false, order: "asc" },
    { columns: [], hasIds: true, order: "asc" },
    { columns: [], hasIds: false, order: "desc" },
    { columns: [], hasIds: true, order: "desc" },
  ]);
});

it("returns the statement and parameters of a page, regardless of the order of its filter", () => {
  const toQuery = preparePages(table, { formatIds, prepare: ({ columns }) => String(columns) });
  expect(toQuery({ after: 3, limit: 9 })).toEqual(["", [3, 9]]);
  expect(toQuery({ filter: { shelfId: 0n } as object, limit: 9 })).toEqual(["shelf_id", [0, 0, 9]]);
  const filter = { addedAt: "1970-01-01T00:00:01.000Z", name: "" } as object;
  expect(toQuery({ filter, ids: [1, 2n ** 60n], order: "desc", limit: 9 })).toEqual([
    "name,added_at",
    ["", 1000, `1,${2n ** 60n}`, 2 ** 53, 9],
  ]);
});
