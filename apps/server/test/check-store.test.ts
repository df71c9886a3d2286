import type { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { checkStore } from "../src/backup/check-store.ts";
import { createProgress } from "../src/migrate-store/progress.ts";
import { connect } from "../src/sqlite/connect.ts";
import { fillFolder } from "./fill-folder.ts";
import { sharedFolder } from "./server-process.ts";

const folder = sharedFolder();
await fillFolder(folder);

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

it("accepts a store with unusual but valid data", () => {
  expect(checkAfter(() => {})).toMatchObject({ corruption: [], violations: [], notices: [] });
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
  [
    "INSERT INTO orders (pet_id, status, created_at) SELECT pet_id, status, 0 FROM orders WHERE id = 1",
    /^1 pets are ordered more than once/,
  ],
  [
    "UPDATE pets SET status = NULL WHERE id = (SELECT pet_id FROM orders WHERE id = 1)",
    /^1 orders are for pets that can still be ordered, the first is 1$/,
  ],
];
it.each(violations)("reports a violated consistency rule after %s", (sql, violation) => {
  const { corruption, violations } = checkAfter((database) => database.exec(sql));
  expect(violations).toContainEqual(expect.stringMatching(violation));
  expect(violations.length).toBeLessThanOrEqual(2);
  expect(corruption).toEqual([]);
});
