import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { fillFolder } from "../../../test/fill-folder.ts";
import { checkedLibrary, library } from "../../../test/library-store.ts";
import { sharedFolder, testFolder } from "../../../test/test-folders.ts";
import { connect } from "../connect.ts";
import { openDatabase } from "../open-database.ts";
import { prepareWrites } from "../run-writer-thread.ts";
import { checkStore } from "./check-store.ts";

const folder = sharedFolder();
await fillFolder(folder);
const emptyFolder = sharedFolder();
openDatabase(emptyFolder, library.tables).close();

function checkAfter(change: (database: DatabaseSync) => void, dataDirectory = folder) {
  const database = connect(dataDirectory);
  onTestFinished(() => {
    database.exec("ROLLBACK");
    database.close();
  });
  database.exec("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  change(database);
  return checkStore(database, checkedLibrary, () => {});
}

const noProblems = { corruption: [], violations: [] };

it("accepts a store with unusual but valid data", () => {
  const { counts, ...problems } = checkAfter(() => {});
  expect(problems).toEqual(noProblems);
  expect(counts?.books).toBeGreaterThan(0);
  expect(counts?.loans).toBeGreaterThan(0);
  expect(counts?.keys).toBe(4);
  expect(counts?.["idempotency records"]).toBeGreaterThan(0);
});

it("accepts a store whose only write had an idempotency claim", () => {
  const claim = { scope: "s", fingerprint: "f", now: 0, expiresAt: 1 };
  const { counts, ...problems } = checkAfter((database) => {
    prepareWrites(database, library)([{ name: "addBook", input: { title: "Momo", shelf: 1 }, claim }]);
  }, emptyFolder);
  expect(counts).toMatchObject({ books: 1, loans: 0, "idempotency records": 1 });
  expect(problems).toEqual(noProblems);
});

const violations: [sql: string, violation: RegExp][] = [
  [
    "UPDATE books SET state = 'burnt' WHERE id = 2",
    /^1 books are not valid by the contract, the first is 2: \/state violates the rule "enum"$/,
  ],
  ["UPDATE books SET title = '' WHERE id = 3", /^1 books are not .* 3: \/title violates the rule "minLength"$/],
  ["UPDATE books SET id = -1 WHERE id = 4", /^1 books are not .* -1: \/id violates/],
  ["UPDATE loans SET state = 'lost' WHERE id = 1", /^1 loans are not .* 1: \/state violates/],
  ["UPDATE loans SET created_at = 9e15 WHERE id = 1", /^1 loans are not .* 1: Invalid time value$/],
  ["UPDATE loans SET book_id = 999999 WHERE id = 1", /^1 loans refer to books that do not exist, the first is 1$/],
  [
    "UPDATE books SET state = NULL WHERE id = (SELECT book_id FROM loans WHERE id = 1)",
    /^1 loans are of books that are still available, the first is 1$/,
  ],
  [
    "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'books'",
    /^1 tables would assign an id a second time, the first is books$/,
  ],
  [
    "UPDATE sqlite_sequence SET seq = 0 WHERE name = 'loans'",
    /^1 tables would assign an id a second time, the first is loans$/,
  ],
  ["UPDATE keys SET plan = 'gold' WHERE rowid = 1", /^1 keys are not keys that this program issues, the first is key_/],
  ["UPDATE keys SET scopes = 'read,burn' WHERE rowid = 1", /^1 keys are not keys that this program issues/],
  ["UPDATE keys SET scopes = '' WHERE rowid = 1", /^1 keys are not keys that this program issues/],
  ["UPDATE keys SET hash = 'lib_live_open' WHERE rowid = 1", /^1 keys are not keys that this program issues/],
  ["UPDATE idempotency_records SET outcome = '{' WHERE rowid = 1", /^1 idempotency records are not JSON/],
  [
    "INSERT INTO key_log (at, operator, action, key_id, changes, position) VALUES (0, 'ann', 'set', 'key_1', '{', 99)",
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

it.each<[scopes: string[], stored: string]>([
  [["read", "write", "order"], "read,order"],
  [["read", "write", "order"], "read,write,order"],
  [[], ""],
])("accepts keys of a contract with the scopes %j and no plan that have the scopes %j", (scopes, stored) => {
  const database = openDatabase(testFolder(), library.tables);
  onTestFinished(() => database.close());
  database.exec(`INSERT INTO keys (id, hash, plan, created_at, scopes, lineage_id)
    VALUES ('key_1', '${"0".repeat(64)}', 'none', 0, '${stored}', 'key_1')`);
  const checked = { ...checkedLibrary, plans: [], scopes };
  expect(checkStore(database, checked, () => {})).toMatchObject({ violations: [] });
});

const deletedByHand = [
  "DELETE FROM books WHERE id = (SELECT min(id) FROM books WHERE title = 'a\tb')",
  "DELETE FROM books WHERE id = (SELECT max(id) FROM books)",
  "DELETE FROM loans",
  "DELETE FROM keys WHERE id = (SELECT max(successor_id) FROM keys)",
  "DELETE FROM keys",
  "DELETE FROM idempotency_records",
  "DELETE FROM loans; DELETE FROM books",
];
it.each(deletedByHand)("accepts a store after %s", (sql) => {
  const problems = checkAfter((database) => database.exec(sql));
  expect(problems).toMatchObject({ corruption: [], violations: [] });
});

it("reports corruption of the file line by line, without SQLite's heading", () => {
  const copy = join(folder, "corrupt.db");
  copyFileSync(join(folder, "store.db"), copy);
  const database = new DatabaseSync(copy, { readOnly: true });
  onTestFinished(() => database.close());
  const { page, size } = database
    .prepare("SELECT rootpage AS page, page_size AS size FROM sqlite_schema, pragma_page_size WHERE name = 'books'")
    .get() as { page: number; size: number };
  const bytes = readFileSync(copy);
  const start = (page - 1) * size;
  const pointersOffset = start + (bytes[start] === 13 ? 8 : 12);
  const [firstPointer, secondPointer] = [bytes.readUInt16BE(pointersOffset), bytes.readUInt16BE(pointersOffset + 2)];
  bytes.writeUInt16BE(secondPointer, pointersOffset);
  bytes.writeUInt16BE(firstPointer, pointersOffset + 2);
  writeFileSync(copy, bytes);
  const { corruption } = checkStore(database, checkedLibrary, () => {});
  expect(corruption[0]).toMatch(/^the file: Tree \d+ page \d+ .*: Rowid \d+ out of order$/);
  expect(corruption.join("")).not.toMatch(/\*|\n/);
});
