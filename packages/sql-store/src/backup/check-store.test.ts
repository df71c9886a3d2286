import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { fillFolder } from "../../test/fill-folder.ts";
import { sharedFolder } from "../../test/server-process.ts";
import { createProgress } from "../migrate-store/progress.ts";
import { connect } from "../sqlite/connect.ts";
import { openDatabase } from "../sqlite/open-database.ts";
import { prepareWrites } from "../sqlite/writer/writes.ts";
import { checkStore } from "./check-store.ts";

const folder = sharedFolder();
await fillFolder(folder);
const emptyFolder = sharedFolder();
openDatabase(emptyFolder).close();

function checkAfter(change: (database: DatabaseSync) => void, dataDirectory = folder) {
  const database = connect(dataDirectory);
  onTestFinished(() => {
    database.exec("ROLLBACK");
    database.close();
  });
  database.exec("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  change(database);
  return checkStore(database, createProgress({ write: () => {} }));
}

const noProblems = { corruption: [], violations: [], notices: [] };

it("accepts a store with unusual but valid data", () => {
  const { counts, ...problems } = checkAfter(() => {});
  expect(problems).toEqual(noProblems);
  expect(counts?.pets).toBeGreaterThan(0);
  expect(counts?.orders).toBeGreaterThan(0);
  expect(counts?.keys).toBe(4);
  expect(counts?.idempotencyRecords).toBeGreaterThan(0);
});

it("accepts a store whose only write was one POST with an Idempotency-Key", () => {
  const claim = { scope: "s", fingerprint: "f", now: 0, expiresAt: 1 };
  const { counts, ...problems } = checkAfter((database) => {
    prepareWrites(database)([{ command: { kind: "createPet", pet: { name: "Rex", categoryId: 1 }, claim } }]);
  }, emptyFolder);
  expect(counts).toMatchObject({ pets: 1, orders: 0, idempotencyRecords: 1 });
  expect(problems).toEqual(noProblems);
});

const violations: [sql: string, violation: RegExp][] = [
  [
    "UPDATE pets SET status = 'eaten' WHERE id = 2",
    /^1 pets are not valid by the contract, the first is 2: \/status violates the rule "enum"$/,
  ],
  ["UPDATE pets SET name = '' WHERE id = 3", /^1 pets are not .* 3: \/name violates the rule "minLength"$/],
  ["UPDATE pets SET id = -1 WHERE id = 4", /^1 pets are not .* -1: \/id violates/],
  ["UPDATE orders SET status = 'lost' WHERE id = 1", /^1 orders are not .* 1: \/status violates/],
  ["UPDATE orders SET created_at = 9e15 WHERE id = 1", /^1 orders are not .* 1: Invalid time value$/],
  ["UPDATE orders SET pet_id = 999999 WHERE id = 1", /^1 orders refer to pets that do not exist, the first is 1$/],
  [
    "INSERT INTO orders (pet_id, status, created_at) SELECT pet_id, status, 0 FROM orders WHERE id = 1",
    /^1 pets are ordered more than once/,
  ],
  [
    "UPDATE pets SET status = NULL WHERE id = (SELECT pet_id FROM orders WHERE id = 1)",
    /^1 orders are for pets that can still be ordered, the first is 1$/,
  ],
  [
    "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'pets'",
    /^1 tables would assign an id a second time, the first is pets$/,
  ],
  [
    "UPDATE sqlite_sequence SET seq = 0 WHERE name = 'orders'",
    /^1 tables would assign an id a second time, the first is orders$/,
  ],
  ["UPDATE keys SET plan = 'gold' WHERE rowid = 1", /^1 keys are not keys that this program issues, the first is key_/],
  ["UPDATE keys SET hash = 'as_live_open' WHERE rowid = 1", /^1 keys are not keys that this program issues/],
  ["UPDATE idempotent_outcomes SET outcome = '{' WHERE rowid = 1", /^1 idempotency records are not JSON/],
  [
    "INSERT INTO key_log VALUES (99, 0, 'ann', 'set', 'key_1', '{')",
    /^1 key log entries are not JSON, the first is 99$/,
  ],
  [
    "INSERT INTO key_usage VALUES ('key_1', 1, 5, NULL, 1, 4, NULL, '[]', NULL)",
    /^1 keys have invalid usage counters, the first is key_1$/,
  ],
];
it.each(violations)("reports a violated consistency rule after %s", (sql, violation) => {
  const { corruption, violations } = checkAfter((database) => database.exec(sql));
  expect(violations).toContainEqual(expect.stringMatching(violation));
  expect(violations.length).toBeLessThanOrEqual(2);
  expect(corruption).toEqual([]);
});

const deletedByHand: [sql: string, notices: RegExp[]][] = [
  ["DELETE FROM pets WHERE id = (SELECT min(id) FROM pets WHERE name = 'a\tb')", []],
  ["DELETE FROM pets WHERE id = (SELECT max(id) FROM pets)", [/^1 idempotency records are for pets or orders/]],
  ["DELETE FROM orders", [/^1 idempotency records are for pets or orders that do not exist/]],
  [
    "DELETE FROM keys WHERE id = (SELECT max(successor_id) FROM keys)",
    [/^1 rotated keys have a successor that does not exist, the first is key_/],
  ],
  ["DELETE FROM keys", []],
  ["DELETE FROM idempotent_outcomes", []],
  ["DELETE FROM orders; DELETE FROM pets", [/^13 idempotency records are for pets or orders that do not exist/]],
];
it.each(deletedByHand)("accepts a store after %s", (sql, notices) => {
  const problems = checkAfter((database) => database.exec(sql));
  expect(problems).toMatchObject({ corruption: [], violations: [] });
  expect(problems.notices).toEqual(notices.map((notice) => expect.stringMatching(notice)));
});

it("reports corruption of the file line by line, without SQLite's heading", () => {
  const copy = join(folder, "corrupt.db");
  copyFileSync(join(folder, "store.db"), copy);
  const database = new DatabaseSync(copy, { readOnly: true });
  onTestFinished(() => database.close());
  const { page, size } = database
    .prepare("SELECT rootpage AS page, page_size AS size FROM sqlite_schema, pragma_page_size WHERE name = 'pets'")
    .get() as { page: number; size: number };
  const bytes = readFileSync(copy);
  const start = (page - 1) * size;
  const pointersOffset = start + (bytes[start] === 13 ? 8 : 12);
  const [firstPointer, secondPointer] = [bytes.readUInt16BE(pointersOffset), bytes.readUInt16BE(pointersOffset + 2)];
  bytes.writeUInt16BE(secondPointer, pointersOffset);
  bytes.writeUInt16BE(firstPointer, pointersOffset + 2);
  writeFileSync(copy, bytes);
  const { corruption } = checkStore(database, createProgress({ write: () => {} }));
  expect(corruption[0]).toMatch(/^the file: Tree \d+ page \d+ .*: Rowid \d+ out of order$/);
  expect(corruption.join("")).not.toMatch(/\*|\n/);
});
