import { createTestClock } from "@animal-store/api-platform/testing";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { defineTable, integer, text } from "../src/define-table.ts";
import { createMemoryStore } from "../src/memory-store.ts";
import type { CopiedTable } from "../src/postgres/migrate-store.ts";
import type { OpenStore, StoreDefinition } from "../src/store.ts";
import { extendedLibrary } from "./extended-library.ts";
import { type Book, createKeyRing, library } from "./library-store.ts";

/** A database of one dialect. */
export interface MigrationTarget {
  open<Definition extends StoreDefinition>(definition: Definition): Promise<OpenStore<Definition>>;
  run(sql: string): unknown;
  /** Returns the type of each column of a table. */
  readTypes(table: string): Promise<ColumnTypes>;
  /** Returns the columns of an index in their order. */
  readIndex(name: string): Promise<string[]>;
  readVersion(): Promise<unknown>;
}

type ColumnTypes = Readonly<Record<string, string>>;

interface DialectFacts {
  readonly tables: readonly Pick<CopiedTable, "name" | "columns">[];
  /** The result of `readTypes` for a column of each type. */
  readonly types: Readonly<Record<"bigint" | "text", string>>;
  readonly keyLogChanges: readonly string[];
  /** SQL that sets the schema version to 2. */
  readonly setVersion: string;
  /** A pattern of the database in error messages. */
  readonly subject: string;
  /** SQL that creates `books_by_state` without the column shelf. */
  readonly smallIndex: string;
}

const momo = { title: "Momo", shelf: 1, state: "available" } as const;
const extendedColumns = ["state", "id", "title", "shelf", "author"];

/**
 * Registers the tests of a migration that SQLite and PostgreSQL must pass.
 * @param create returns an empty database
 */
export function describeMigration(facts: DialectFacts, create: () => Promise<MigrationTarget> | MigrationTarget): void {
  let target: MigrationTarget;
  beforeEach(async () => {
    target = await create();
  });
  const migrate = async (definition: StoreDefinition = library) => (await target.open(definition)).close();
  const createLibrary = async () => {
    const { store, close } = await target.open(library);
    await store.writes.addBook(momo);
    await close();
  };

  it.each(facts.tables)("a database has the declared columns of $name", async ({ name, columns }) => {
    await migrate();
    const declared = Object.fromEntries(columns.map((column) => [column.name, facts.types[column.type]]));
    expect(await target.readTypes(name)).toMatchObject(declared);
  });

  it("rejects a change of the key log", async () => {
    const { store, close } = await target.open(library);
    onTestFinished(close);
    await createKeyRing(store.keys, createTestClock()).issue();
    for (const sql of facts.keyLogChanges)
      await expect(async () => target.run(sql)).rejects.toThrow("key_log is append-only");
  });

  it("rejects a database of another schema version, and leaves it unchanged", async () => {
    await migrate();
    await target.run(facts.setVersion);
    const message = `^${facts.subject} has schema version 2, but this program supports version 1\\. Use the program`;
    await expect(migrate()).rejects.toThrow(new RegExp(message));
    expect(await target.readVersion()).toBe(2);
  });

  it("rejects a table that refers to a later table, as the memory store does", async () => {
    const { books, loans } = library.tables;
    const definition = { ...library, tables: { loans, books } };
    const message = "the table loans refers to books, which is not declared before it. Declare books first.";
    await expect(migrate(definition)).rejects.toThrow(message);
    expect(() => createMemoryStore(definition)).toThrow(message);
  });

  it("rejects a table with the name of a table of this package", async () => {
    const keys = defineTable<{ id: number; lock: string }>("keys", { id: integer("id"), lock: text("lock") });
    await expect(migrate({ name: "locks", tables: { keys }, writes: {} })).rejects.toThrow(
      "the name of the table keys is reserved. Declare it with another name.",
    );
  });

  it("opens a database again whose only table has another name in the definition", async () => {
    const { cardHolders } = extendedLibrary.tables;
    const definition: StoreDefinition = { name: "cards", tables: { cardHolders }, writes: {} };
    await migrate(definition);
    await migrate(definition);
    expect(await target.readTypes("card_holders")).toMatchObject({ name: facts.types.text });
  });

  describe("a database of an older definition", () => {
    beforeEach(createLibrary);

    it("gets the new table, column and filter of a definition, and keeps its rows", async () => {
      const { store, close } = await target.open(extendedLibrary);
      onTestFinished(close);
      const emil = { title: "Emil", shelf: 2, author: "Kästner" };
      expect(await store.writes.addBook(emil)).toMatchObject({ outcome: { id: 2 } });
      expect(await store.writes.addCardHolder({ name: "Ida" })).toMatchObject({ outcome: { id: 1 } });
      const { books, cardHolders } = store.tables;
      const rows = [momo, emil].map((book, index) => ({ id: index + 1, ...book }));
      expect(await books.list({ after: 0, limit: 9 })).toStrictEqual(rows);
      expect(await books.list({ filter: { author: "Kästner" }, after: 0, limit: 9 })).toEqual(rows.slice(1));
      expect(await cardHolders.find(1)).toEqual({ id: 1, name: "Ida" });
      expect(await target.readIndex("books_by_author")).toEqual(["author", "id", "title", "shelf", "state"]);
    });

    it("is rejected if a new column is required", async () => {
      const columns = { ...library.tables.books.columnOf, author: text("author") };
      const books = defineTable<Book & { readonly author: string }>("books", columns);
      const definition = { name: "library", tables: { books, loans: library.tables.loans }, writes: {} };
      await expect(migrate(definition)).rejects.toThrow(
        "the new column books.author is required. Declare it as optional or nullable.",
      );
    });

    it("gets the index of a filter again if the index lacks a column", async () => {
      await target.run(`DROP INDEX books_by_state; ${facts.smallIndex}`);
      await migrate();
      expect(await target.readIndex("books_by_state")).toEqual(["state", "id", "title", "shelf"]);
      await migrate(extendedLibrary);
      expect(await target.readIndex("books_by_state")).toEqual(extendedColumns);
    });

    it("keeps an index that covers more columns, for a newer program that runs again later", async () => {
      await migrate(extendedLibrary);
      await migrate();
      expect(await target.readIndex("books_by_state")).toEqual(extendedColumns);
    });
  });
}
