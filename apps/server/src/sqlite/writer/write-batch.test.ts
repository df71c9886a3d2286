import { expect, it, onTestFinished } from "vitest";
import { temporaryDirectory } from "../../../test/server-process.ts";
import { openDatabase } from "../open-database.ts";
import { createWriteBatch } from "./write-batch.ts";
import type { Write } from "./writes.ts";

const addRex: Write = ["addPet", { name: "Rex", categoryId: 1, status: "available" }, undefined];
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
  return { database, count, writeBatch: createWriteBatch(database) };
}

it("a write that fails leaves nothing behind, and those around it are done", () => {
  const { database, count, writeBatch } = open();
  const beyondInt64 = 2n ** 64n;
  // The pet is reserved and the order placed before the claim turns out to be impossible.
  const impossible = { scope: "one", fingerprint: "body", now: 0, expiresAt: Number.NaN };
  const answer = writeBatch([
    addRex,
    ["addPet", { name: "Tom", categoryId: beyondInt64 }, undefined],
    ["placeOrder", 1, 0, impossible],
    addRex,
  ]);
  expect(answer).toMatchObject({
    results: [{ outcome: { id: 1 } }, undefined, undefined, { outcome: { id: 2 } }],
    failures: [
      [1, { code: "ERR_INVALID_ARG_VALUE" }],
      [2, { code: "ERR_SQLITE_ERROR", message: expect.stringMatching(/NOT NULL/) }],
    ],
  });
  expect([count("pets"), count("orders"), count("idempotent_outcomes")]).toEqual([2, 0, 0]);
  expect(database.prepare("SELECT status FROM pets WHERE id = 1").get()).toEqual({ status: "available" });
});

it("a full disk fails the whole batch, and the next one is done when there is room", () => {
  const { database, count, writeBatch } = open();
  const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
  database.exec(`PRAGMA max_page_count = ${pages}`);
  const large: Write = ["addPet", { name: "n".repeat(10_000), categoryId: 1 }, undefined];
  expect(writeBatch([addRex, large, addRex])).toMatchObject({ failure: { errcode: full } });
  expect(count("pets")).toBe(0);
  database.exec(`PRAGMA max_page_count = ${pages + 100}`);
  expect(writeBatch([addRex, large])).toMatchObject({ failures: [] });
  expect(count("pets")).toBe(2);
});
