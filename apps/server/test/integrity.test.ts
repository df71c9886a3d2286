import { checkStore } from "@animal-store/sql-store/sqlite";
import { connect, sharedFolder } from "@animal-store/sql-store/testing";
import { expect, it } from "vitest";
import { fillFolder } from "./fill-folder.ts";
import { checkedStore } from "./open-test-stores.ts";

const folder = sharedFolder();
await fillFolder(folder);

/** Checks the store after a change by hand, which is rolled back. */
function checkAfter(sql: string) {
  const database = connect(folder);
  try {
    database.exec(`PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE; ${sql}`);
    return checkStore(database, checkedStore, () => {});
  } finally {
    database.close();
  }
}

it("accepts a store with unusual but valid data", () => {
  const counts = { pets: 112, orders: 1, keys: 4, "idempotency records": 16 };
  expect(checkAfter("")).toEqual({ counts, corruption: [], violations: [] });
});

it.each([
  [
    "UPDATE pets SET status = 'eaten' WHERE id = 2",
    '1 pets are not valid by the contract, the first is 2: /status violates the rule "enum"',
  ],
  [
    "UPDATE pets SET name = '' WHERE id = 3",
    '1 pets are not valid by the contract, the first is 3: /name violates the rule "minLength"',
  ],
  [
    "UPDATE pets SET id = -1 WHERE id = 4",
    '1 pets are not valid by the contract, the first is -1: /id violates the rule "int64"',
  ],
  [
    "UPDATE orders SET status = 'lost'",
    '1 orders are not valid by the contract, the first is 1: /status violates the rule "enum"',
  ],
  ["UPDATE orders SET created_at = 9e15", "1 orders are not valid by the contract, the first is 1: Invalid time value"],
  ["UPDATE orders SET pet_id = 999999", "1 orders refer to pets that do not exist, the first is 1"],
  [
    "INSERT INTO orders (pet_id, status, created_at) SELECT pet_id, status, 0 FROM orders",
    "1 pets are ordered more than once, the first is 1",
  ],
  ["UPDATE pets SET status = NULL WHERE id = 1", "1 orders are for pets that can still be ordered, the first is 1"],
  [
    "UPDATE sqlite_sequence SET seq = 1 WHERE name = 'pets'",
    "1 tables would assign an id a second time, the first is pets",
  ],
])("reports a violated consistency rule after %s", (sql, violation) => {
  expect(checkAfter(sql)).toMatchObject({ corruption: [], violations: [violation] });
});

it.each([
  "DELETE FROM pets WHERE id = (SELECT max(id) FROM pets)",
  "DELETE FROM orders",
  "DELETE FROM orders; DELETE FROM pets",
])("accepts a store after %s", (sql) => {
  expect(checkAfter(sql)).toMatchObject({ corruption: [], violations: [] });
});
