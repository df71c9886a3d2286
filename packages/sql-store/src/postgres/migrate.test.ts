import { createTestClock } from "@animal-store/api-platform/testing";
import { StartupError } from "@animal-store/node-http";
import { expect, inject, it } from "vitest";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { tableMappings(library.tables) } from "../migrate-store/table-mappings.ts";
import { toDatabaseError } from "./migrate.ts";
import { migrations } from "./migrations.ts";

const schema2 = `
  CREATE TABLE schema_version (version integer NOT NULL);
  INSERT INTO schema_version VALUES (2);
  ${migrations.slice(0, 2).join("")}
  CREATE FUNCTION add_first_key(id text) RETURNS boolean LANGUAGE sql AS 'SELECT true'`;

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
    expect(rows).toEqual([{ version: migrations.length }]);
  });

  it.each(tableMappings(library.tables))(
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

  it("a database of an older version is migrated to scopes, lineages and an append-only key log", async () => {
    const { adminSession: admin } = database();
    await admin.query(`CREATE SCHEMA old; SET search_path = old; ${schema2};
      INSERT INTO keys (id, hash, plan, created_at, successor_id) VALUES
        ('key_c', 'c', 'member', 3, NULL), ('key_a', 'a', 'member', 1, 'key_b'), ('key_b', 'b', 'member', 2, 'key_c'),
        ('key_d', 'd', 'reader', 4, NULL), ('key_e', 'e', 'reader', 5, 'key_f'), ('key_f', 'f', 'reader', 6, 'key_e')`);
    const { store, close } = await database().open({ url: `${database().url}?options=-c%20search_path%3Dold` });
    const keys = await store.keys.list();
    // Keys that are successors of each other are corrupt data. Each gets a separate lineage.
    expect(keys.map(({ id, lineageId }) => [id, lineageId])).toEqual([
      ...["key_a", "key_b", "key_c"].map((id) => [id, "key_a"]),
      ...["key_d", "key_e", "key_f"].map((id) => [id, id]),
    ]);
    for (const key of keys) expect(key).toMatchObject({ scopes: ["read", "write"], unbannedAt: null });
    const keyRing = createKeyRing(store.keys, createTestClock());
    await keyRing.set("key_d", { plan: "member" });
    expect(await keyRing.log()).toHaveLength(1);
    for (const sql of ["UPDATE old.key_log SET operator = ''", "DELETE FROM old.key_log", "TRUNCATE old.key_log"])
      await expect(admin.query(sql)).rejects.toThrow("key_log is append-only");
    await close();
    await admin.query("RESET search_path; DROP SCHEMA old CASCADE");
  });

  it("a database is rejected and stays unchanged if a newer version migrated it", async () => {
    await open();
    await database().adminSession.query("UPDATE schema_version SET version = 999");
    await expect(open()).rejects.toThrow(
      /^the database postgres:\S+ has schema version 999, but this program supports versions up to \d+\. Start a newer program/,
    );
    await database().adminSession.query(`UPDATE schema_version SET version = ${migrations.length}`);
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

describeOnPostgres("a database of schema version 2", library, (database) => {
  const momo = { title: "Momo", shelf: 1 };
  const insert = "INSERT INTO books VALUES (1, 'Momo', 1), (3, 'Emil', 1); INSERT INTO loans VALUES (2, 1, 'placed', 0)";

  it.each([
    ["without rows", "", [1, 1]],
    ["with rows", insert, [4, 3]],
    ["with ids of a store migrated from SQLite", `${insert}; INSERT INTO issued_before_move VALUES (9, 8)`, [10, 9]],
  ])("the database is upgraded %s, and continues its ids", async (_, rows, [petId, orderId]) => {
    const { adminSession: admin } = database();
    await admin.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    await admin.query(`${schema2}; ${rows}`);
    const { store, close } = await database().open();
    expect(await store.writes.addBook(momo)).toMatchObject({ outcome: { id: petId } });
    expect(await store.writes.lendBook({ bookId: petId as number, createdAt: 0 })).toMatchObject({ outcome: { loan: { id: orderId } } });
    await close();
  });

  it("makes running processes of the previous version stop caching", async () => {
    await (await database().open()).close();
    const { rows } = await database().adminSession.query("SELECT FROM untold_writers WHERE until > clock_timestamp()");
    expect(rows).toHaveLength(1);
  });
});
