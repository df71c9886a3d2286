import { connect, openDatabase, testFolder } from "@animal-store/sql-store/testing";
import { expect, it } from "vitest";
import { openTestStore } from "./open-test-stores.ts";

// The tables as version 1.0.0 created them.
const formerTables = `
  CREATE TABLE pets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    status TEXT
  ) STRICT;
  CREATE INDEX pets_by_status ON pets (status, id, name, category_id);
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    pet_id INTEGER NOT NULL REFERENCES pets (id),
    status TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;`;

const readSchema = (folder: string) => {
  const database = connect(folder);
  const rows = database.prepare("SELECT name, sql FROM sqlite_schema WHERE tbl_name IN ('pets', 'orders')").all();
  database.close();
  return rows;
};

it("opens the store of an older version without a change of its tables, and continues its ids", async () => {
  const folder = testFolder();
  const database = openDatabase(folder, {});
  database.exec(`${formerTables};
    INSERT INTO pets VALUES (1, 'Rex', 9223372036854775807, 'pending'), (3, 'Tom', 1, NULL);
    INSERT INTO orders VALUES (2, 1, 'placed', 0);
    DELETE FROM pets WHERE id = 3`);
  database.close();
  const schemaBefore = readSchema(folder);
  const { store, close } = openTestStore(folder);
  expect(await store.tables.pets.find(1)).toEqual({
    id: 1,
    name: "Rex",
    categoryId: 2n ** 63n - 1n,
    status: "pending",
  });
  expect(await store.tables.orders.find(2)).toEqual({
    id: 2,
    petId: 1,
    status: "placed",
    createdAt: "1970-01-01T00:00:00.000Z",
  });
  expect(await store.writes.createPet({ name: "Tom", categoryId: 1 })).toMatchObject({ outcome: { id: 4 } });
  expect(await store.writes.createOrder({ petId: 4, createdAt: 0 })).toMatchObject({ outcome: { order: { id: 3 } } });
  await close();
  expect(readSchema(folder)).toEqual(schemaBefore);
});
