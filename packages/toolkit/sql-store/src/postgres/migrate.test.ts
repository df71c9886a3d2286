import { randomBytes } from "node:crypto";
import { createTestClock } from "@animal-store/api-platform/testing";
import { StartupError } from "@animal-store/node-http";
import { beforeEach, expect, inject, it } from "vitest";
import { extendedLibrary } from "../../test/extended-library.ts";
import { createKeyRing, library } from "../../test/library-store.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { defineTable } from "../define-table.ts";
import { toDatabaseError } from "./migrate.ts";
import { listCopiedTables } from "./migrate-store.ts";
import { schemaVersion } from "./migrations.ts";
import { openPostgresStore } from "./open-postgres-store.ts";

it.each([
  [new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"), "requires a password"],
  [Object.assign(new Error("self-signed certificate"), { code: "SELF_SIGNED_CERT_IN_CHAIN" }), "sslrootcert"],
  [Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }), "a running PostgreSQL"],
])("states the next step for %s", (error, nextStep) => {
  expect(toDatabaseError("postgres://db/library", error).message).toContain(nextStep);
});

describeOnPostgres("migrate", library, (database) => {
  const open = async () => (await database().open()).close();

  it("a database is migrated once if four processes start together", async () => {
    await Promise.all([open(), open(), open(), open()]);
    const { rows } = await database().adminSession.query("SELECT version FROM schema_version");
    expect(rows).toEqual([{ version: schemaVersion }]);
  });

  it.each(listCopiedTables(library.tables))(
    "a database has the declared columns of $name, and sorts text by its bytes",
    async ({ name, columns }) => {
      await open();
      const { rows } = await database().adminSession.query(
        `SELECT column_name AS name, data_type AS type, collation_name AS collation FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1`,
        [name],
      );
      const declared = columns.map((column) => ({
        name: column.name,
        type: column.type,
        collation: column.type === "text" ? "C" : null,
      }));
      expect(rows).toEqual(expect.arrayContaining(declared));
    },
  );

  it("a change of the key log is rejected", async () => {
    const { store, close } = await database().open();
    await createKeyRing(store.keys, createTestClock()).issue();
    for (const sql of ["UPDATE key_log SET operator = ''", "DELETE FROM key_log", "TRUNCATE key_log"])
      await expect(database().adminSession.query(sql)).rejects.toThrow("key_log is append-only");
    await close();
  });

  it("a database of another schema version is rejected and stays unchanged", async () => {
    await open();
    await database().adminSession.query("UPDATE schema_version SET version = 999");
    await expect(open()).rejects.toThrow(
      /^the database postgres:\S+ has schema version 999, but this program supports version 1\. Use the program/,
    );
    const { rows } = await database().adminSession.query("SELECT version FROM schema_version");
    expect(rows).toEqual([{ version: 999 }]);
    await database().adminSession.query(`UPDATE schema_version SET version = ${schemaVersion}`);
    await open();
  });

  it("a database stays unchanged if a migration fails", async () => {
    const { adminSession: admin } = database();
    await admin.query("CREATE SCHEMA half; CREATE TABLE half.loans (id integer)");
    const url = `${database().url}?options=-c%20search_path%3Dhalf`;
    await expect(database().open({ url })).rejects.toThrow(
      /contains tables of another program \(relation "loans" already exists\)\. Create a separate database/,
    );
    expect(
      (await admin.query("SELECT to_regclass('half.books') AS books, to_regclass('half.schema_version') AS version"))
        .rows,
    ).toEqual([{ books: null, version: null }]);
  });

  it.each([
    ["version text", "('1')"],
    ["version integer", "(1), (2)"],
  ])("rejects a schema_version of another program (%s, rows %s), and leaves it unchanged", async (column, rows) => {
    const { adminSession: admin } = database();
    await admin.query(`CREATE SCHEMA foreign_one; CREATE TABLE foreign_one.schema_version (${column})`);
    await admin.query(`INSERT INTO foreign_one.schema_version VALUES ${rows}`);
    const readRows = async () => (await admin.query("SELECT * FROM foreign_one.schema_version")).rows;
    const rowsBefore = await readRows();
    const url = `${database().url}?options=-c%20search_path%3Dforeign_one`;
    await expect(database().open({ url })).rejects.toThrow(/has a schema_version of another program/);
    expect(await readRows()).toEqual(rowsBefore);
    await admin.query("DROP SCHEMA foreign_one CASCADE");
  });

  it("a database that cannot store every name is rejected", async () => {
    const { adminSession: admin } = database();
    const url = new URL(database().url);
    url.pathname += "_unfit";
    const name = url.pathname.slice(1);
    await admin.query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' TEMPLATE template0`);
    try {
      await expect(database().open({ url: url.href })).rejects.toThrow("is encoded in SQL_ASCII");
    } finally {
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });

  it("a database that does not exist or rejects the user is reported without its password", async () => {
    const serverUrl = new URL(inject("postgresUrl") ?? "");
    serverUrl.password = "secret";
    const changes: Partial<URL>[] = [{ pathname: "/nowhere" }, { username: "nobody" }, { port: "1" }];
    for (const change of changes) {
      const url = Object.assign(new URL(serverUrl), change);
      const error = await database()
        .open({ url: String(url) })
        .catch((error: unknown) => error);
      expect(error).toBeInstanceOf(StartupError);
      expect(String(error)).toContain(":***@127.0.0.1");
      expect(String(error)).not.toContain("secret");
    }
  });
});

describeOnPostgres("a database of an older definition", library, (database) => {
  const admin = () => database().adminSession;
  const momo = { title: "Momo", shelf: 1, state: "available" } as const;
  const openExtended = async () => {
    const { url } = database();
    return openPostgresStore({ definition: extendedLibrary, url, timeoutMs: 5000, readConnections: 1 });
  };
  const readColumns = async (index: string) => {
    const { rows } = await admin().query<{ name: string }>(
      "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass ORDER BY attnum",
      [index],
    );
    return rows.map(({ name }) => name);
  };

  beforeEach(async () => {
    await admin().query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    const { store, close } = await database().open();
    await store.writes.addBook(momo);
    await close();
  });

  it("gets the new table, column and filter of a definition, and keeps its rows", async () => {
    const { store, close } = await openExtended();
    const emil = { title: "Emil", shelf: 2, author: "Kästner" };
    expect(await store.writes.addBook(emil)).toMatchObject({ outcome: { id: 2 } });
    expect(await store.writes.addCardHolder({ name: "Ida" })).toMatchObject({ outcome: { id: 1 } });
    const { books, cardHolders } = store.tables;
    expect(await books.list({ after: 0, limit: 9 })).toStrictEqual([
      { id: 1, ...momo },
      { id: 2, ...emil },
    ]);
    expect(await books.list({ filter: { author: "Kästner" }, after: 0, limit: 9 })).toEqual([{ id: 2, ...emil }]);
    expect(await cardHolders.find(1)).toEqual({ id: 1, name: "Ida" });
    expect(await readColumns("books_by_author")).toEqual(["author", "id", "title", "shelf", "state"]);
    await close();
  });

  it("gets a missing sequence, which continues the ids of the rows at that time", async () => {
    await admin().query("DROP SEQUENCE last_books_id");
    const { store, close } = await database().open();
    await admin().query("DELETE FROM books");
    expect(await store.writes.addBook(momo)).toMatchObject({ outcome: { id: 2 } });
    await close();
  });

  it("gets the index of a filter again if the index lacks a column", async () => {
    await admin().query("DROP INDEX books_by_state; CREATE INDEX books_by_state ON books (state, id) INCLUDE (title)");
    await (await database().open()).close();
    expect(await readColumns("books_by_state")).toEqual(["state", "id", "title", "shelf"]);
    await (await openExtended()).close();
    expect(await readColumns("books_by_state")).toEqual(["state", "id", "title", "shelf", "author"]);
  });

  it("keeps an index that covers more columns, for a newer program that runs again later", async () => {
    await (await openExtended()).close();
    await (await database().open()).close();
    expect(await readColumns("books_by_state")).toEqual(["state", "id", "title", "shelf", "author"]);
  });
});

const books = defineTable("books", library.tables.books.columnOf, { filters: ["state"] });
const libraryWithSmallIndexes = { ...library, tables: { ...library.tables, books } };

describeOnPostgres("a database without covering indexes", libraryWithSmallIndexes, (database) => {
  it("stores a row that is too long for an index", async () => {
    const { store, close } = await database().open();
    const book = { title: randomBytes(4096).toString("hex"), shelf: 1, state: "lost" } as const;
    expect(await store.writes.addBook(book)).toMatchObject({ outcome: book });
    expect(await store.tables.books.list({ filter: { state: "lost" }, after: 0, limit: 9 })).toMatchObject([book]);
    await close();
  });
});
