import { openPostgresStore } from "@animal-store/sql-store/postgres";
import { describeOnPostgres } from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { beforeEach, expect, it } from "vitest";

// The tables as version 1.0.0 created them.
const formerTables = `
  CREATE TABLE pets (
    id bigint PRIMARY KEY,
    name text COLLATE "C" NOT NULL,
    category_id bigint NOT NULL,
    status text COLLATE "C"
  );
  CREATE INDEX pets_by_status ON pets (status, id) INCLUDE (name, category_id);
  CREATE TABLE orders (
    id bigint PRIMARY KEY,
    pet_id bigint NOT NULL REFERENCES pets (id),
    status text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL
  );`;
const rows = "INSERT INTO pets VALUES (1, 'Rex', 1), (3, 'Tom', 1); INSERT INTO orders VALUES (2, 1, 'placed', 0);";
const sequences = "CREATE SEQUENCE last_pet_id MINVALUE 0 START 0; CREATE SEQUENCE last_order_id MINVALUE 0 START 0;";
describeOnPostgres("a database of an older version", definition, (database) => {
  beforeEach(async () => {
    const { url, adminSession: admin } = database();
    await admin.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    const commonTables = { ...definition, tables: {}, writes: {} };
    await (await openPostgresStore({ definition: commonTables, url, timeoutMs: 5000, readConnections: 1 })).close();
    await admin.query(formerTables);
  });

  it.each([
    ["with sequences", `${rows} ${sequences} SELECT setval('last_pet_id', 5), setval('last_order_id', 6)`, [6, 7]],
    ["without rows", "", [1, 1]],
    ["with rows", rows, [4, 3]],
  ])("is opened %s without a change of its tables, and continues its ids", async (_, sql, [petId, orderId]) => {
    const { adminSession: admin } = database();
    await admin.query(sql);
    const readSchema = async () =>
      (
        await admin.query(
          `SELECT table_name, column_name, data_type, collation_name, is_nullable FROM information_schema.columns
             WHERE table_name IN ('pets', 'orders') ORDER BY table_name, ordinal_position`,
        )
      ).rows;
    const readIndexes = async () =>
      (await admin.query("SELECT indexdef FROM pg_indexes WHERE tablename IN ('pets', 'orders') ORDER BY 1")).rows;
    const schemaBefore = [await readSchema(), await readIndexes()];
    const { store, close } = await database().open();
    expect(await store.writes.createPet({ name: "Tom", categoryId: 1 })).toMatchObject({ outcome: { id: petId } });
    const order = await store.writes.createOrder({ petId: petId as number, createdAt: 0 });
    expect(order).toMatchObject({ outcome: { order: { id: orderId } } });
    await close();
    expect([await readSchema(), await readIndexes()]).toEqual(schemaBefore);
  });
});
