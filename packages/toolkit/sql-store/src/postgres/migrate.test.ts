import { randomBytes } from "node:crypto";
import { StartupError } from "@animal-store/node-http";
import { expect, inject, it } from "vitest";
import { describeMigration } from "../../test/describe-migration.ts";
import { library } from "../../test/library-store.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { defineTable } from "../define-table.ts";
import { schemaVersion } from "./migrate.ts";
import { listCopiedTables } from "./migrate-store.ts";
import { openPostgresStore } from "./open-store.ts";

describeOnPostgres("migrate", library, (database) => {
  const open = async () => (await database().open()).close();

  it("a database is migrated once if four processes start together", async () => {
    await Promise.all([open(), open(), open(), open()]);
    const { rows } = await database().adminSession.query("SELECT version FROM schema_version");
    expect(rows).toEqual([{ version: schemaVersion }]);
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

const facts = {
  tables: listCopiedTables(library.tables),
  // Text is sorted by its bytes.
  types: { bigint: "bigint", text: "text C" },
  keyLogChanges: ["UPDATE key_log SET operator = ''", "DELETE FROM key_log", "TRUNCATE key_log"],
  setVersion: "UPDATE schema_version SET version = 2",
  subject: String.raw`the database postgres:\S+`,
  smallIndex: "CREATE INDEX books_by_state ON books (state, id) INCLUDE (title)",
};

describeOnPostgres("a database", library, (database) => {
  const admin = () => database().adminSession;
  const momo = { title: "Momo", shelf: 1 };

  describeMigration(facts, async () => {
    await admin().query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    return {
      open: (definition) => openPostgresStore({ definition, url: database().url, timeoutMs: 5000, readConnections: 1 }),
      run: (sql) => admin().query(sql),
      async readTypes(table) {
        const { rows } = await admin().query<{ name: string; type: string }>(
          `SELECT column_name AS name, concat_ws(' ', data_type, collation_name) AS type
           FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1`,
          [table],
        );
        return Object.fromEntries(rows.map(({ name, type }) => [name, type]));
      },
      async readIndex(index) {
        const { rows } = await admin().query<{ name: string }>(
          "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass ORDER BY attnum",
          [index],
        );
        return rows.map(({ name }) => name);
      },
      readVersion: async () => (await admin().query("SELECT version FROM schema_version")).rows[0].version,
    };
  });

  it("gets a missing sequence, which continues the ids of the rows at that time", async () => {
    const { store, close } = await database().open();
    await store.writes.addBook(momo);
    await close();
    await admin().query("DROP SEQUENCE last_books_id");
    const reopened = await database().open();
    await admin().query("DELETE FROM books");
    expect(await reopened.store.writes.addBook(momo)).toMatchObject({ outcome: { id: 2 } });
    await reopened.close();
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
