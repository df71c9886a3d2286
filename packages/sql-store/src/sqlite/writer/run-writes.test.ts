import type { NewPet } from "@animal-store/api-platform";
import { expect, it, onTestFinished } from "vitest";
import { testFolder } from "../../../test/server-process.ts";
import { writeBatch } from "../../write-queue/write-batch.ts";
import { isUnavailable } from "../error-codes.ts";
import { openDatabase } from "../open-database.ts";
import { inTransaction } from "../statements.ts";
import { prepareWrites, type Write } from "./writes.ts";

const add = (pet: NewPet): Write => ({ command: { kind: "createPet", pet } });
const addRex = add({ name: "Rex", categoryId: 1, status: "available" });
const fullCode = 13;

function openWrites() {
  const database = openDatabase(testFolder());
  onTestFinished(() => database.close());
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
  const write = prepareWrites(database);
  const run = (writes: readonly Write[]) => inTransaction(database, () => write(writes));
  return { database, count, commit: (batch: readonly Write[]) => writeBatch(batch, run, isUnavailable) };
}

it("a full disk fails the whole batch, and the next batch succeeds when space is free", async () => {
  const { database, count, commit } = openWrites();
  const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages}`);
  const large = add({ name: "n".repeat(10_000), categoryId: 1 });
  expect(await commit([addRex, large, addRex])).toMatchObject({ failure: { errcode: fullCode } });
  expect(count("pets")).toBe(0);
  database.exec(`PRAGMA max_page_count = ${pages + 100}`);
  expect(await commit([addRex, large])).toMatchObject({ failures: [] });
  expect(count("pets")).toBe(2);
});
