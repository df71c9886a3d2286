import type { NewPet } from "@animal-store/service";
import { expect, it, onTestFinished } from "vitest";
import { temporaryDirectory } from "../../../test/server-process.ts";
import { writeBatch } from "../../write-queue/write-batch.ts";
import { isAway } from "../is-away.ts";
import { openDatabase } from "../open-database.ts";
import { inTransaction } from "../statements.ts";
import { createWrites, type Write } from "./writes.ts";

const add = (pet: NewPet): Write => ({ command: { kind: "createPet", pet } });
const addRex = add({ name: "Rex", categoryId: 1, status: "available" });
// SQLite's primary result code FULL (sqlite.org/rescode.html).
const full = 13;

function open() {
  const folder = temporaryDirectory();
  const database = openDatabase(folder.path);
  onTestFinished(() => {
    database.close();
    folder.remove();
  });
  const count = (table: string) => database.prepare(`SELECT count(*) AS rows FROM ${table}`).get()?.rows;
  const write = createWrites(database);
  const run = (writes: readonly Write[]) => inTransaction(database, () => write(writes));
  return { database, count, commit: (batch: readonly Write[]) => writeBatch(batch, run, isAway) };
}

it("a write that fails leaves nothing behind, and those around it are done", async () => {
  const { database, count, commit } = open();
  const beyondInt64 = 2n ** 64n;
  // The pet is reserved and the order placed before the claim turns out to be impossible.
  const impossible = { scope: "one", fingerprint: "body", now: 0, expiresAt: Number.NaN };
  const answer = await commit([
    addRex,
    add({ name: "Tom", categoryId: beyondInt64 }),
    { command: { kind: "createOrder", petId: 1, createdAt: 0, claim: impossible } },
    addRex,
  ]);
  expect(answer).toMatchObject({
    results: { 0: { outcome: { id: 1 } }, 3: { outcome: { id: 2 } } },
    failures: [
      [1, { code: "ERR_INVALID_ARG_VALUE" }],
      [2, { code: "ERR_SQLITE_ERROR", message: expect.stringMatching(/NOT NULL/) }],
    ],
  });
  expect([count("pets"), count("orders"), count("idempotent_outcomes")]).toEqual([2, 0, 0]);
  expect(database.prepare("SELECT status FROM pets WHERE id = 1").get()).toEqual({ status: "available" });
});

it("a full disk fails the whole batch, and the next one is done when there is room", async () => {
  const { database, count, commit } = open();
  const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages}`);
  const large = add({ name: "n".repeat(10_000), categoryId: 1 });
  expect(await commit([addRex, large, addRex])).toMatchObject({ failure: { errcode: full } });
  expect(count("pets")).toBe(0);
  database.exec(`PRAGMA max_page_count = ${pages + 100}`);
  expect(await commit([addRex, large])).toMatchObject({ failures: [] });
  expect(count("pets")).toBe(2);
});
