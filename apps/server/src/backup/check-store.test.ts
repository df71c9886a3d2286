import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { fillFolder } from "../../test/move/fill-folder.ts";
import { temporaryDirectory } from "../../test/server-process.ts";
import { createProgress } from "../move/progress.ts";
import { connect } from "../sqlite/connect.ts";
import { checkStore } from "./check-store.ts";

const folder = temporaryDirectory();
await fillFolder(folder.path);

function check(plant: (database: DatabaseSync) => void) {
  const database = connect(folder.path);
  onTestFinished(() => {
    database.exec("ROLLBACK");
    database.close();
  });
  database.exec("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  plant(database);
  return checkStore(database, createProgress({ write: () => {} }));
}

it("the strangest store that callers can make is sound", () => {
  const { counts, faults } = check(() => {});
  expect(faults).toEqual([]);
  expect(counts?.pets).toBeGreaterThan(0);
  expect(counts?.orders).toBeGreaterThan(0);
  expect(counts?.keys).toBe(4);
  expect(counts?.outcomes).toBeGreaterThan(0);
});

const faults: [sql: string, fault: RegExp][] = [
  [
    "UPDATE pets SET status = 'eaten' WHERE id = 2",
    /^1 pets are not what the contract allows, the first is 2: \/status breaks the rule "enum"$/,
  ],
  ["UPDATE pets SET name = '' WHERE id = 3", /^1 pets are not .* 3: \/name breaks the rule "minLength"$/],
  ["UPDATE pets SET id = -1 WHERE id = 4", /^1 pets are not .* -1: \/id breaks/],
  ["UPDATE orders SET status = 'lost' WHERE id = 1", /^1 orders are not .* 1: \/status breaks/],
  ["UPDATE orders SET created_at = 9e15 WHERE id = 1", /^1 orders are not .* 1: Invalid time value$/],
  [
    "UPDATE orders SET pet_id = 999999 WHERE id = 1",
    /^1 orders are for pets that are not there, the first is order 1$/,
  ],
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
    /^1 tables would give an id a second time, the first is pets$/,
  ],
  ["UPDATE keys SET plan = 'gold' WHERE rowid = 1", /^1 keys are none that this program issues, the first is key_/],
  ["UPDATE keys SET hash = 'as_live_open' WHERE rowid = 1", /^1 keys are none that this program issues/],
  ["UPDATE keys SET successor_id = 'key_none' WHERE rowid = 1", /^1 keys were rotated to keys that are not there/],
  ["UPDATE idempotent_outcomes SET outcome = '{' WHERE rowid = 1", /^1 kept outcomes are no JSON/],
  [
    "UPDATE idempotent_outcomes SET outcome = '{\"id\":999999}' WHERE rowid = 1",
    /^1 kept outcomes are of pets or orders that are not there/,
  ],
  [
    "INSERT INTO key_usage VALUES ('key_1', 1, 5, NULL, 1, 4, NULL, '[]', NULL)",
    /^1 keys have counters that are none, the first is key_1$/,
  ],
];
it.each(faults)("%s is found", (sql, fault) => {
  const found = check((database) => database.exec(sql)).faults;
  expect(found).toContainEqual(expect.stringMatching(fault));
  expect(found.length).toBeLessThanOrEqual(2);
});

it("what is wrong with the file is told line by line, without SQLite's heading", () => {
  const copy = join(folder.path, "damaged.db");
  copyFileSync(join(folder.path, "store.db"), copy);
  const database = new DatabaseSync(copy, { readOnly: true });
  onTestFinished(() => database.close());
  const { page, size } = database
    .prepare("SELECT rootpage AS page, page_size AS size FROM sqlite_schema, pragma_page_size WHERE name = 'pets'")
    .get() as { page: number; size: number };
  const bytes = readFileSync(copy);
  const start = (page - 1) * size;
  // The pointers to its first two rows trade places (sqlite.org/fileformat2.html, section 1.6).
  const pointers = start + (bytes[start] === 13 ? 8 : 12);
  const [one, other] = [bytes.readUInt16BE(pointers), bytes.readUInt16BE(pointers + 2)];
  bytes.writeUInt16BE(other, pointers);
  bytes.writeUInt16BE(one, pointers + 2);
  writeFileSync(copy, bytes);
  const { faults } = checkStore(database, createProgress({ write: () => {} }));
  expect(faults[0]).toMatch(/^the file: Tree \d+ page \d+ .*: Rowid \d+ out of order$/);
  expect(faults.join("")).not.toMatch(/\*|\n/);
});

it("the folder is removed", () => folder.remove());
