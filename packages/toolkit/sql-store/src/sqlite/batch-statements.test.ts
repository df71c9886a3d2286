import { expect, it, onTestFinished } from "vitest";
import { library, type NewBook } from "../../test/library-store.ts";
import { testFolder } from "../../test/test-folders.ts";
import { defineTable, integer, optional } from "../define-table.ts";
import type { StoreDefinition } from "../store.ts";
import { writeBatch } from "../write-batch.ts";
import type { Write } from "../writes.ts";
import { openDatabase } from "./open-database.ts";
import { isUnavailable } from "./result-codes.ts";
import { prepareWrites, type QueuedWrite } from "./run-writer-thread.ts";
import { inTransaction } from "./statements.ts";

const add = (input: NewBook): QueuedWrite => ({ name: "addBook", input });
const addMomo = add({ title: "Momo", shelf: 1, state: "available" });
const fullCode = 13;

function openWrites(definition: StoreDefinition = library) {
  const database = openDatabase(testFolder(), definition.tables);
  onTestFinished(() => database.close());
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
  const write = prepareWrites(database, definition);
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

it("a write can insert rows that refer to each other in any order", async () => {
  interface Shelf {
    readonly id: number;
    readonly nextId?: number;
  }
  const shelves = defineTable<Shelf>("shelves", { id: integer("id"), nextId: optional(integer("next_id", "shelves")) });
  const addShelves: Write<{ shelves: typeof shelves }, readonly number[], null> = {
    changes: ["shelves.appended"],
    run(nextIds, { shelves }) {
      for (const nextId of nextIds) shelves.insert({ nextId });
      return null;
    },
  };
  const { commit, count } = openWrites({ name: "shelves", tables: { shelves }, writes: { addShelves } });
  expect(await commit([{ name: "addShelves", input: [2, 1] }])).toMatchObject({ failures: [] });
  expect(await commit([{ name: "addShelves", input: [4, 9] }])).toMatchObject({ failures: [[0, { errcode: 787 }]] });
  expect(count("shelves")).toBe(2);
});
