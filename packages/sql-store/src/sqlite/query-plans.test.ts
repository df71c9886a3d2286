import type { DatabaseSync } from "node:sqlite";
import { petFilters } from "@animal-store/api-platform";
import { afterAll, expect, it } from "vitest";
import { sharedFolder } from "../../test/server-process.ts";
import { petTable } from "../tables/tables.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteOrderStore, createSqlitePetStore } from "./sqlite-stores.ts";
import { prepareWrites } from "./writer/writes.ts";

const database = openDatabase(sharedFolder());
const queries = recordQueries(database);
afterAll(() => database.close());

function recordQueries(database: DatabaseSync): string[] {
  const noWriter = { write: () => Promise.reject(new Error("this test writes nothing")) };
  const prepared = new Set<string>();
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    prepared.add(sql);
    return prepare(sql);
  };
  createSqlitePetStore(database, noWriter);
  createSqliteOrderStore(database, noWriter);
  prepareWrites(database);
  database.prepare = prepare;
  return [...prepared].filter((sql) => /^\s*SELECT/.test(sql));
}

function explainQueries(pattern: RegExp): string[][] {
  return queries
    .filter((sql) => pattern.test(sql))
    .map((sql) =>
      database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => String(detail)),
    );
}

it("a page of pets is one search by primary key from the cursor, however deep the page is", () => {
  expect(explainQueries(/FROM pets WHERE id > \? ORDER BY id LIMIT \? \+ 0$/)).toEqual([
    ["SEARCH pets USING INTEGER PRIMARY KEY (rowid>?)"],
  ]);
});

const filterColumns = petFilters.map((name) => petTable.columnOf[name].name);

it.each(filterColumns)("a page of one %s is one search of the covering index from the cursor", (column) => {
  expect(
    explainQueries(new RegExp(String.raw`FROM pets WHERE ${column} = \? AND id > \? ORDER BY id LIMIT \? \+ 0$`)),
  ).toEqual([[`SEARCH pets USING COVERING INDEX pets_by_${column} (${column}=? AND id>?)`]]);
});

it("a page of orders is one search by primary key from the cursor", () => {
  expect(explainQueries(/FROM orders WHERE id > \? ORDER BY id LIMIT \? \+ 0$/)).toEqual([
    ["SEARCH orders USING INTEGER PRIMARY KEY (rowid>?)"],
  ]);
});

it("no query of pets or orders scans a table or sorts", () => {
  const plans = explainQueries(/FROM (pets|orders)/);
  expect(plans.length).toBeGreaterThanOrEqual(4);
  for (const detail of plans.flat())
    expect(detail).toMatch(/^SEARCH |^SCALAR SUBQUERY|^SCAN (CONSTANT ROW|sqlite_sequence)$/);
});
