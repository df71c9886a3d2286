import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { StartupError } from "@animal-store/process";
import { testFolder } from "@animal-store/sql-store/testing";
import { Kysely, sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { sqliteDialect } from "./index.ts";

function open(file = join(testFolder(), "new", "test.db")) {
  const db = new Kysely<{ numbers: { value: unknown } }>({ dialect: sqliteDialect(file) });
  onTestFinished(() => db.destroy());
  return { db, file };
}

it("opens a file with durable commits and foreign keys", async () => {
  const { db } = open();
  const read = async (name: string) =>
    Object.values((await sql<object>`${sql.raw(`pragma ${name}`)}`.execute(db)).rows[0] ?? {});
  const names = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"];
  expect((await Promise.all(names.map(read))).flat()).toEqual(["wal", 2, 1, 5000]);
});

it("returns each value that SQLite has as it was bound", async () => {
  const { db } = open(":memory:");
  const values = [1, 2n ** 53n, -(2n ** 63n), 0.5, 1e300, "a", null, true, new Uint8Array([1])];
  const { rows } =
    await sql<object>`select ${sql.join(values.map((value, index) => sql`${value} as ${sql.ref(`v${index}`)}`))}`.execute(
      db,
    );
  expect(Object.values(rows[0] ?? {})).toEqual([...values.slice(0, 7), 1, new Uint8Array([1])]);
  const types = await sql<object>`select typeof(${1}) as one, typeof(${0.5}) as half, ${7} / ${2} as quotient`.execute(
    db,
  );
  expect(types.rows).toEqual([{ one: "integer", half: "real", quotient: 3 }]);
});

it("rejects a value that SQLite does not have", async () => {
  const { db } = open(":memory:");
  for (const value of [{ a: 1 }, {}, [], new Date(0)])
    await expect(sql`select ${value}, ${1}`.execute(db)).rejects.toThrow(/cannot be bound/);
});

it("returns counts, rows and streams", async () => {
  const { db } = open();
  await sql`create table numbers (value)`.execute(db);
  const inserted = await db
    .insertInto("numbers")
    .values([{ value: 1 }, { value: 2 }])
    .executeTakeFirstOrThrow();
  expect(inserted).toMatchObject({ insertId: 2n, numInsertedOrUpdatedRows: 2n });
  const { numDeletedRows } = await db.deleteFrom("numbers").where("value", ">", 5).executeTakeFirstOrThrow();
  expect(numDeletedRows).toBe(0n);
  const streamed = await Array.fromAsync(db.selectFrom("numbers").selectAll().stream());
  expect(streamed).toEqual([{ value: 1 }, { value: 2 }]);
});

it("locks the file from the start of a transaction, and rolls it back", async () => {
  const { db, file } = open();
  await sql`create table numbers (value)`.execute(db);
  const failure = db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("numbers").selectAll().execute();
    using other = new DatabaseSync(file, { timeout: 0 });
    expect(() => other.exec("BEGIN IMMEDIATE")).toThrow("database is locked");
    await transaction.insertInto("numbers").values({ value: 1 }).execute();
    throw new Error("rolled back");
  });
  await expect(failure).rejects.toThrow("rolled back");
  expect(await db.selectFrom("numbers").selectAll().execute()).toEqual([]);
});

it("lets a query fail that waits for the transaction around it, and then goes on with the others in their order", async () => {
  const { db } = open();
  await sql`create table numbers (value)`.execute(db);
  const insert = (value: number, connection = db) => connection.insertInto("numbers").values({ value }).execute();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const deadlock = db.transaction().execute(async (transaction) => {
    await insert(1, transaction);
    await insert(2);
  });
  const failed = expect(deadlock).rejects.toThrow("query with its own object instead of the outer db");
  await vi.advanceTimersByTimeAsync(4999);
  const others = [insert(3), insert(4), db.transaction().execute((transaction) => insert(5, transaction))];
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  await Promise.all(others);
  expect(await db.selectFrom("numbers").selectAll().execute()).toEqual([{ value: 3 }, { value: 4 }, { value: 5 }]);
  expect(vi.getTimerCount()).toBe(0);
});

it("waits for another process that creates the same file", async () => {
  const file = join(testFolder(), "test.db");
  const code = `
    const { DatabaseSync } = require("node:sqlite");
    const { parentPort, workerData } = require("node:worker_threads");
    const database = new DatabaseSync(workerData);
    database.exec("CREATE TABLE numbers (value); BEGIN IMMEDIATE; INSERT INTO numbers VALUES (1)");
    parentPort.postMessage("locked");
    // The main thread is blocked until this transaction ends.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    database.exec("COMMIT");
  `;
  const worker = new Worker(code, { eval: true, workerData: file });
  await once(worker, "message");
  expect(await open(file).db.selectFrom("numbers").selectAll().execute()).toEqual([{ value: 1 }]);
  await once(worker, "exit");
});

it("reports a file that cannot be opened, by its path", async () => {
  const folder = testFolder();
  const failure = open(folder).db.selectFrom("numbers").selectAll().execute();
  await expect(failure).rejects.toThrow(StartupError);
  await expect(failure).rejects.toThrow(`the database ${folder} cannot be opened: unable to open database file.`);
});

it("reports a full disk, and can write again when it has space", async () => {
  const { db } = open();
  await sql`create table numbers (value)`.execute(db);
  await sql`pragma max_page_count = 3`.execute(db);
  const insert = () =>
    db
      .insertInto("numbers")
      .values({ value: "x".repeat(10_000) })
      .execute();
  await expect(insert()).rejects.toThrow("database or disk is full");
  await sql`pragma max_page_count = 100`.execute(db);
  await insert();
  expect(await db.selectFrom("numbers").selectAll().execute()).toHaveLength(1);
});
