import type { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { library } from "../../test/library-store.ts";
import { sharedFolder } from "../../test/test-folders.ts";
import { openDatabase } from "./open-database.ts";
import { createReader } from "./reader.ts";
import { prepareWrites } from "./run-writer-thread.ts";

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
    const { list } = createReader(database, table);
    for (const { member } of [{ member: "none" }, ...table.filters])
      for (const order of ["asc", "desc"] as const)
        for (const ids of [undefined, [1]]) list({ filter: { [member]: "lost" }, ids, order, limit: 1 });
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

describe.each([
  ["asc", ">"],
  ["desc", "<"],
])("in %s order", (order, isAfter) => {
  const explainPages = (conditions: string) =>
    explainQueries(new RegExp(String.raw`FROM ${conditions}id ${isAfter} \? ORDER BY id ${order} LIMIT \? \+ 0$`));

  it.each(["books", "loans"])("a page of %s is one search by primary key from the cursor", (table) => {
    expect(explainPages(`${table} WHERE `)).toEqual([[`SEARCH ${table} USING INTEGER PRIMARY KEY (rowid${isAfter}?)`]]);
  });

  it.each(library.tables.books.filters)(
    "a page of one $name is one search of the covering index from the cursor",
    ({ name }) => {
      expect(explainPages(String.raw`books WHERE ${name} = \? AND `)).toEqual([
        [`SEARCH books USING COVERING INDEX books_by_${name} (${name}=? AND id${isAfter}?)`],
      ]);
    },
  );

  it("a page of ids is one search by primary key for each id", () => {
    expect(explainPages(String.raw`books WHERE id IN \(.*\) AND `)).toEqual([
      ["SEARCH books USING INTEGER PRIMARY KEY (rowid=?)", "LIST SUBQUERY 1", "SCAN json_each VIRTUAL TABLE INDEX 1:"],
    ]);
  });
});

it("no query of books or loans scans a table or sorts", () => {
  const plans = explainQueries(/FROM (books|loans)/);
  expect(plans.length).toBeGreaterThanOrEqual(4);
  for (const detail of plans.flat())
    expect(detail).toMatch(/^SEARCH |^(SCALAR|LIST) SUBQUERY|^SCAN (CONSTANT ROW$|sqlite_sequence$|json_each )/);
});

it("an update of a book does not search its loans", () => {
  const { rootpage } = database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'loans'").get() ?? {};
  const [update, ...others] = statements.filter((sql) => sql.startsWith("UPDATE books"));
  expect(others).toEqual([]);
  const instructions = database.prepare(`EXPLAIN ${update}`).all();
  expect(instructions.length).toBeGreaterThan(0);
  expect(instructions.filter(({ opcode, p2 }) => opcode === "OpenRead" && p2 === rootpage)).toEqual([]);
});
