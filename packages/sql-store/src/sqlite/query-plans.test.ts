import type { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { library } from "../../test/library-store.ts";
import { sharedFolder } from "../../test/test-folders.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteReader } from "./sqlite-reader.ts";
import { prepareWrites } from "./writer/run-writes.ts";

const database = openDatabase(sharedFolder(), library.tables);
const statements = recordStatements(database);
const queries = statements.filter((sql) => /^\s*SELECT/.test(sql));
afterAll(() => database.close());

function recordStatements(database: DatabaseSync): string[] {
  const prepared = new Set<string>();
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    prepared.add(sql);
    return prepare(sql);
  };
  for (const table of Object.values(library.tables)) {
    const { list } = createSqliteReader(database, table);
    for (const { member } of [{ member: "none" }, ...table.filters])
      list({ filter: { [member]: 0 }, after: 0, limit: 1 });
  }
  prepareWrites(database, library);
  database.prepare = prepare;
  return [...prepared];
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

it("a page of books is one search by primary key from the cursor, however deep the page is", () => {
  expect(explainQueries(/FROM books WHERE id > \? ORDER BY id LIMIT \? \+ 0$/)).toEqual([
    ["SEARCH books USING INTEGER PRIMARY KEY (rowid>?)"],
  ]);
});

const filterColumns = library.tables.books.filters.map(({ name }) => name);

it.each(filterColumns)("a page of one %s is one search of the covering index from the cursor", (column) => {
  expect(
    explainQueries(new RegExp(String.raw`FROM books WHERE ${column} = \? AND id > \? ORDER BY id LIMIT \? \+ 0$`)),
  ).toEqual([[`SEARCH books USING COVERING INDEX books_by_${column} (${column}=? AND id>?)`]]);
});

it("a page of loans is one search by primary key from the cursor", () => {
  expect(explainQueries(/FROM loans WHERE id > \? ORDER BY id LIMIT \? \+ 0$/)).toEqual([
    ["SEARCH loans USING INTEGER PRIMARY KEY (rowid>?)"],
  ]);
});

it("no query of books or loans scans a table or sorts", () => {
  const plans = explainQueries(/FROM (books|loans)/);
  expect(plans.length).toBeGreaterThanOrEqual(4);
  for (const detail of plans.flat())
    expect(detail).toMatch(/^SEARCH |^SCALAR SUBQUERY|^SCAN (CONSTANT ROW|sqlite_sequence)$/);
});

it("an update of a book does not search its loans", () => {
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'loans'").get() ?? {};
  const [update, ...others] = statements.filter((sql) => sql.startsWith("UPDATE books"));
  expect(others).toEqual([]);
  const instructions = database.prepare(`EXPLAIN ${update}`).all();
  expect(instructions.length).toBeGreaterThan(0);
  expect(instructions.filter(({ opcode, p2 }) => opcode === "OpenRead" && p2 === rootpage)).toEqual([]);
});
