import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createTestClock } from "@animal-store/api-platform/testing";
import { expect, it, onTestFinished } from "vitest";
import { extendedLibrary } from "../../test/extended-library.ts";
import { type Book, createKeyRing, library } from "../../test/library-store.ts";
import { testFolder } from "../../test/test-folders.ts";
import { countStore } from "../backup/check-store.ts";
import { defineTable, integer, text } from "../define-table.ts";
import { createMemoryStore } from "../memory-store.ts";
import { usageTable } from "../platform-tables.ts";
import { listCopiedTables } from "../postgres/migrate-store.ts";
import type { StoreDefinition } from "../store.ts";
import { assertCurrentSchema } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";
import { createSqliteReader } from "./sqlite-reader.ts";
import { inTransaction } from "./statements.ts";
import { prepareWrites } from "./writer/run-writes.ts";

function open(folder: string, { tables }: StoreDefinition = library): DatabaseSync {
  const database = openDatabase(folder, tables);
  onTestFinished(() => void (database.isOpen && database.close()));
  return database;
}

it.each([...listCopiedTables(library.tables), usageTable])(
  "a store has the declared columns of $name",
  ({ name, columns }) => {
    const actual = open(testFolder()).prepare("SELECT name, type FROM pragma_table_info(?)").all(name);
    const declared = columns.map((column) => ({
      name: column.name,
      type: column.type === "bigint" ? "INTEGER" : "TEXT",
    }));
    expect(actual).toEqual(expect.arrayContaining(declared));
  },
);

it("rejects a change of the key log", async () => {
  const database = open(testFolder());
  await createKeyRing(createSqliteKeyStore(database), createTestClock()).issue();
  for (const sql of [
    "UPDATE key_log SET operator = ''",
    "DELETE FROM key_log",
    "INSERT OR REPLACE INTO key_log (at, operator, action, key_id, changes, position) VALUES (0, '', '', '', '{}', 1)",
  ])
    expect(() => database.exec(sql)).toThrow("key_log is append-only");
});

it("rejects a store of another schema version, and leaves it unchanged", () => {
  const folder = createLibrary("PRAGMA user_version = 2");
  expect(() => open(folder)).toThrow(
    /store\.db has schema version 2, but this program supports version 1\. Use the program/,
  );
  const database = new DatabaseSync(join(folder, "store.db"));
  expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: 2 });
  database.close();
});

const columnsOf = (database: DatabaseSync, index: string) =>
  database
    .prepare("SELECT name FROM pragma_index_info(?) ORDER BY seqno")
    .all(index)
    .map(({ name }) => name);

function createLibrary(sql = ""): string {
  const folder = testFolder();
  const database = open(folder);
  database.exec(`INSERT INTO books VALUES (1, 'Momo', 1, 'available'); ${sql}`);
  database.close();
  return folder;
}

it("adds a declared table, column and filter to an existing store, and keeps its rows", async () => {
  const database = open(createLibrary(), extendedLibrary);
  const write = prepareWrites(database, extendedLibrary);
  inTransaction(database, () =>
    write([
      { name: "addBook", input: { title: "Emil", shelf: 2, author: "Kästner" } },
      { name: "addCardHolder", input: { name: "Ida" } },
    ]),
  );
  const books = createSqliteReader(database, extendedLibrary.tables.books);
  const [momo, emil] = [
    { id: 1, title: "Momo", shelf: 1, state: "available" },
    { id: 2, title: "Emil", shelf: 2, author: "Kästner" },
  ];
  expect(await books.list({ after: 0, limit: 9 })).toStrictEqual([momo, emil]);
  expect(await books.list({ filter: { author: "Kästner" } as object, after: 0, limit: 9 })).toEqual([emil]);
  expect(await createSqliteReader(database, extendedLibrary.tables.cardHolders).find(1)).toEqual({
    id: 1,
    name: "Ida",
  });
  expect(countStore(database, extendedLibrary.tables)).toMatchObject({ books: 2, loans: 0, cardHolders: 1 });
  expect(columnsOf(database, "books_by_author")).toEqual(["author", "id", "title", "shelf", "state"]);
});

it("rejects a table that refers to a later table, as each store does", () => {
  const { books, loans } = library.tables;
  const definition = { ...library, tables: { loans, books } };
  const message = "the table loans refers to books, which is not declared before it. Declare books first.";
  expect(() => open(testFolder(), definition)).toThrow(message);
  expect(() => createMemoryStore(definition)).toThrow(message);
});

it("rejects a table with the name of a table of this package", () => {
  const keys = defineTable<{ id: number; lock: string }>("keys", { id: integer("id"), lock: text("lock") });
  expect(() => open(testFolder(), { name: "locks", tables: { keys }, writes: {} })).toThrow(
    "the name of the table keys is reserved. Declare it with another name.",
  );
});

it("rejects a new column that is required", () => {
  const { loans, books } = library.tables;
  const columns = { ...books.columnOf, author: text("author") };
  const definition: StoreDefinition = {
    name: "library",
    tables: { books: defineTable<Book & { readonly author: string }>("books", columns), loans },
    writes: {},
  };
  expect(() => open(createLibrary(), definition)).toThrow(
    "the new column books.author is required. Declare it as optional or nullable.",
  );
});

it("rebuilds the index of a filter that lacks a column", () => {
  const folder = createLibrary("DROP INDEX books_by_state; CREATE INDEX books_by_state ON books (state, id, title)");
  const database = open(folder);
  expect(columnsOf(database, "books_by_state")).toEqual(["state", "id", "title", "shelf"]);
  database.close();
  expect(columnsOf(open(folder, extendedLibrary), "books_by_state")).toEqual([
    "state",
    "id",
    "title",
    "shelf",
    "author",
  ]);
});

it("keeps an index that covers more columns than this program uses", () => {
  const folder = createLibrary();
  open(folder, extendedLibrary).close();
  const columns = ["state", "id", "title", "shelf", "author"];
  expect(columnsOf(open(folder), "books_by_state")).toEqual(columns);
});

it("rejects a store without a declared column if it must not be migrated, and states the next step", () => {
  const database = open(createLibrary());
  expect(() => assertCurrentSchema(database, extendedLibrary.tables, "store.db")).toThrow(
    /^store\.db has an older schema than this program needs\. .* start the server of this version once to migrate/,
  );
  expect(() => assertCurrentSchema(database, library.tables, "store.db")).not.toThrow();
});

it("opens a store again whose only table has another name in the definition", () => {
  const folder = testFolder();
  const { cardHolders } = extendedLibrary.tables;
  const definition: StoreDefinition = { name: "cards", tables: { cardHolders }, writes: {} };
  open(folder, definition).close();
  expect(countStore(open(folder, definition), definition.tables)).toMatchObject({ cardHolders: 0 });
});
