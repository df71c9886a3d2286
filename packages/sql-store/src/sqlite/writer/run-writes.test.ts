import { expect, it, onTestFinished } from "vitest";
import { library, type NewBook } from "../../../test/library-store.ts";
import { testFolder } from "../../../test/test-folders.ts";
import { writeBatch } from "../../write-queue/write-batch.ts";
import { isUnavailable } from "../error-codes.ts";
import { openDatabase } from "../open-database.ts";
import { inTransaction } from "../statements.ts";
import { prepareWrites, type QueuedWrite } from "./run-writes.ts";

const add = (input: NewBook): QueuedWrite => ({ name: "addBook", input });
const addMomo = add({ title: "Momo", shelf: 1, state: "available" });
const fullCode = 13;

function openWrites() {
  const database = openDatabase(testFolder(), library.tables);
  onTestFinished(() => database.close());
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
  const write = prepareWrites(database, library);
  const run = (writes: readonly QueuedWrite[]) => inTransaction(database, () => write(writes));
  return { database, count, commit: (batch: readonly QueuedWrite[]) => writeBatch(batch, run, isUnavailable) };
}

it("a full disk fails the whole batch, and the next batch succeeds when space is free", async () => {
  const { database, count, commit } = openWrites();
  const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages}`);
  const large = add({ title: "n".repeat(10_000), shelf: 1 });
  expect(await commit([addMomo, large, addMomo])).toMatchObject({ failure: { errcode: fullCode } });
  expect(count("books")).toBe(0);
  database.exec(`PRAGMA max_page_count = ${pages + 100}`);
  expect(await commit([addMomo, large])).toMatchObject({ failures: [] });
  expect(count("books")).toBe(2);
});
