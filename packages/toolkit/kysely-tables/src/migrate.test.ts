import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { StartupError } from "@animal-store/process";
import { memoryFolder, testFolder } from "@animal-store/sql-store/testing";
import { type Kysely, SqliteAdapter, sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { createDatabase, describeOnDatabases } from "../test/describe-on-databases.ts";
import { createNotes, type Database, notes, smallNote } from "../test/notes.ts";
import { addColumn, assertColumns, createTable, defineTable, migrate, type RowOf } from "./index.ts";

const add =
  (...args: [column: string, kind: "text" | "integer" | "boolean" | "json" | "version", options?: object]) =>
  (db: Kysely<unknown>) =>
    addColumn(db, "notes", ...args);

describeOnDatabases((open) => {
  it("runs each migration once, in the order of the names", async () => {
    const connect = await open();
    const migrations = { "0002": { up: add("place", "text") }, "0001": createNotes };
    expect(await migrate(connect(), migrations)).toEqual(["0001", "0002"]);
    expect(await migrate(connect(), migrations)).toEqual([]);
    expect(await migrate(connect(), { ...migrations, "0003": { up: add("year", "integer") } })).toEqual(["0003"]);
  });

  it("leaves nothing of migrations of which one fails, and names that one", async () => {
    const db = (await open())<Database>();
    const up = async (connection: Kysely<unknown>) => {
      await add("place", "text")(connection);
      await add("place", "text")(connection);
    };
    const failure = migrate(db, { "0001": createNotes, "0002-twice": { up } });
    await expect(failure).rejects.toThrow(StartupError);
    await expect(failure).rejects.toThrow(/^the migration 0002-twice failed: .*place.*The database is unchanged\.$/);
    expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual([]);
    expect(await migrate(db, { "0001": createNotes, "0002-twice": { up: add("place", "text") } })).toHaveLength(2);
  });

  it("rejects a database of which a migration is missing", async () => {
    const db = (await open())();
    await migrate(db, { "0002": createNotes });
    await expect(migrate(db, {})).rejects.toThrow(/^the migrations did not run: .*0002 is missing/);
    await expect(migrate(db, { "0001": createNotes, "0002": createNotes })).rejects.toThrow(/^the migrations did not/);
  });

  it("moves members to a new column, and gives others the default", async () => {
    const db = (await open())<Database>();
    await migrate(db, { "0001": createNotes });
    const items = [
      { id: 1, ...smallNote, place: "📚'", year: 9007199254740993n, isNew: true, list: [{ b: 1, a: 2 }] },
      { id: 2, ...smallNote, list: null, other: '"place":' },
      { place: "b", ...smallNote, id: 3, other: 1 },
    ];
    for (const item of items) await db.insertInto("notes").values(notes.toRow(item)).execute();
    await migrate(db, {
      "0001": createNotes,
      "0002": {
        async up(connection: Kysely<unknown>) {
          await add("place", "text", { default: "shelf" })(connection);
          await add("year", "integer", { default: 0 })(connection);
          await add("isNew", "boolean")(connection);
          await add("list", "json", { default: [] })(connection);
          await add("revision", "version")(connection);
        },
      },
    });
    const columns = { ...notes.columns, place: "text", year: "integer", isNew: "boolean", list: "json" } as const;
    const newNotes = defineTable<Record<string, unknown>>()("notes", columns as never);
    const rows = await db.selectFrom("notes").selectAll().orderBy("id").execute();
    const defaults = { place: "shelf", year: 0, list: [] };
    const newItems = rows.map((row) => newNotes.toItem(row as never));
    expect(newItems).toEqual(items.map((item) => ({ ...defaults, ...item })));
    expect(newItems.map((item) => Object.keys(item)[0])).toEqual(["id", "id", "place"]);
    expect(rows.map(({ _other }) => _other)).toEqual([null, '{"other":"\\"place\\":"}', expect.any(String)]);
    expect(rows).toMatchObject(items.map(() => ({ revision: 1 })));
  });

  it("hides columns that defineTable does not have, whatever members the item has", async () => {
    interface File {
      id: number | bigint;
      name: string;
      [member: string]: unknown;
    }
    const files = defineTable<File>()("files", { id: "identity", name: "text" });
    interface Files {
      files: RowOf<typeof files> & { tenant: string; deletedAt: string | null; bytes: Uint8Array };
    }
    const db = (await open())<Files>();
    const columns = { id: "identity", name: "text", tenant: "text", deletedAt: "text", bytes: "bytes" } as const;
    const up = (connection: Kysely<unknown>) => createTable(connection, "files", columns, { required: ["tenant"] });
    await migrate(db, { "0001": { up } });
    await assertColumns(db, [files]);
    const items = [
      { name: "a" },
      { tenant: "other", name: "b", bytes: [1], deletedAt: null },
      { deletedAt: "-", name: "c" },
    ];
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const hidden = { tenant: "own", deletedAt: null, bytes };
    for (const item of items) {
      const row = { ...files.toRow(item), ...hidden };
      const added = await db.insertInto("files").values(row).returningAll().executeTakeFirstOrThrow();
      const set = files.toColumns({ name: "new", tenant: "changed" }, added);
      await db.updateTable("files").set(set).where("id", "=", added.id).execute();
    }
    const rows = await db.selectFrom("files").selectAll().where("tenant", "=", "own").orderBy("id").execute();
    expect(rows.map((row) => files.toItem(row))).toEqual(
      items.map((item, index) => ({ ...item, id: index + 1, name: "new", tenant: "changed" })),
    );
    for (const row of rows) expect({ ...row, bytes: Uint8Array.from(row.bytes) }).toMatchObject(hidden);
  });

  it("lets a migration take or wait longer than a query", async () => {
    const connect = await open();
    const db = connect();
    const show = isSqlite(db) ? sql`pragma busy_timeout` : sql`show statement_timeout`;
    const timeouts: unknown[] = [];
    const read = async (connection: Kysely<unknown>) => {
      timeouts.push(...Object.values((await show.execute(connection)).rows[0] ?? {}));
    };
    await migrate(db, { "0001": { up: read } });
    await read(db);
    expect(timeouts).toEqual(isSqlite(db) ? [600_000, 5000] : ["0", "30s"]);
  });

  it("creates keys and NOT NULL", async () => {
    const db = (await open())<{ tags: { shop: number; name: string; note: string | null; _other: string | null } }>();
    const columns = { shop: "integer", name: "text", note: "text" } as const;
    await createTable(db, "tags", columns, { primaryKey: ["shop", "name"], required: ["name"] });
    const insert = (values: { shop: number; name: string | null }) =>
      db
        .insertInto("tags")
        .values(values as never)
        .execute();
    await insert({ shop: 1, name: "a" });
    await insert({ shop: 2, name: "a" });
    await expect(insert({ shop: 1, name: "a" })).rejects.toThrow(/unique/i);
    await expect(insert({ shop: 1, name: null })).rejects.toThrow(/null/i);
  });

  it("sorts texts by their code points", async () => {
    const db = (await open())<{ tags: { name: string; _other: string | null } }>();
    await createTable(db, "tags", { name: "text" }, { primaryKey: ["name"] });
    const names = ["A", "B", "a", "b", "é", "\uffff", "🐾"];
    await db
      .insertInto("tags")
      .values(names.toReversed().map((name) => ({ name }) as never))
      .execute();
    const rows = await db.selectFrom("tags").select("name").orderBy("name").execute();
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it("rejects a column whose name PostgreSQL would cut", async () => {
    const db = (await open())();
    await createTable(db, "tags", { ["x".repeat(63)]: "text" });
    await expect(createTable(db, "more", { ["é".repeat(32)]: "text" })).rejects.toThrow(/ the 63 bytes of PostgreSQL/);
  });

  it("reports the columns of tables that the database does not have", async () => {
    const db = (await open())();
    const tags = defineTable<{ name: string; color: string }>()("tags", { name: "text", color: "text" });
    await expect(assertColumns(db, [tags])).rejects.toThrow("no column tags.name, tags.color, tags._other. Add a");
    await createTable(db, "tags", { name: "text" });
    await expect(assertColumns(db, [tags])).rejects.toThrow(
      "the database has no column tags.color. Add a migration with addColumn or createTable.",
    );
    await addColumn(db, "tags", "color", "text");
    await assertColumns(db, [tags]);
  });
});

function isSqlite(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

describe("processes that start at the same time", () => {
  it("migrate a SQLite file once", async () => {
    expect(await migrateInProcesses(join(testFolder(memoryFolder()), "test.db"))).toEqual([[], [], [], all]);
  });

  it.skipIf(inject("postgresUrl") === undefined)("migrate a PostgreSQL database once", async () => {
    expect(await migrateInProcesses(await createDatabase())).toEqual([[], [], [], all]);
  });

  const all = ["0001-create", "0002-add"];

  async function migrateInProcesses(target: string): Promise<string[][]> {
    const script = fileURLToPath(new URL("../test/migrate-process.ts", import.meta.url));
    const processes = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [script, target], { stdio: ["pipe", "pipe", "inherit"] }),
    );
    await Promise.all(processes.map(({ stdout }) => once(stdout, "data")));
    const results = processes.map(readLine);
    for (const { stdin } of processes) stdin.end("start\n");
    return (await Promise.all(results)).toSorted((a, b) => a.length - b.length);
  }

  async function readLine({ stdout }: ChildProcess): Promise<string[]> {
    let output = "";
    for await (const chunk of stdout ?? []) output += chunk;
    return JSON.parse(output);
  }
});
