import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createTestClock } from "@animal-store/api-platform/testing";
import { expect, it } from "vitest";
import { testFolder } from "../../test/test-folders.ts";
import { checkStore } from "../backup/check-store.ts";
import { createProgress } from "../migrate-store/progress.ts";
import { tableMappings(library.tables) } from "../migrate-store/table-mappings.ts";
import { usageTable } from "../tables/tables.ts";
import { migrations } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";
import { createSqliteKeyStore } from "./sqlite-key-store.ts";

const hash = (digit: string) => digit.repeat(64);

it.each([...tableMappings(library.tables), usageTable])("a store has the declared columns of $name", ({ name, columns }) => {
  const database = openDatabase(testFolder());
  const actual = database.prepare("SELECT name, type FROM pragma_table_info(?)").all(name);
  const declared = columns.map((column) => ({
    name: column.name,
    type: column.type === "bigint" ? "INTEGER" : "TEXT",
  }));
  expect(actual).toEqual(expect.arrayContaining(declared));
  database.close();
});

function createOldStore(folder: string): void {
  const database = new DatabaseSync(join(folder, "store.db"));
  for (const migration of migrations.slice(0, 2)) database.exec(migration);
  database.exec(`PRAGMA user_version = 2;
    INSERT INTO keys (id, hash, plan, created_at, successor_id) VALUES
      ('key_c', '${hash("c")}', 'member', 3, NULL), ('key_a', '${hash("a")}', 'member', 1, 'key_b'),
      ('key_b', '${hash("b")}', 'member', 2, 'key_c'), ('key_d', '${hash("d")}', 'reader', 4, NULL),
      ('key_e', '${hash("e")}', 'reader', 5, 'key_f'), ('key_f', '${hash("f")}', 'reader', 6, 'key_e')`);
  database.close();
}

it("migrates an older store to scopes, lineages and an append-only key log", async () => {
  const folder = testFolder();
  createOldStore(folder);
  const database = openDatabase(folder);
  const store = createSqliteKeyStore(database);
  const keys = await store.list();
  // Keys that are successors of each other are corrupt data. Each gets a separate lineage.
  expect(keys.map(({ id, lineageId }) => [id, lineageId])).toEqual([
    ...["key_a", "key_b", "key_c"].map((id) => [id, "key_a"]),
    ...["key_d", "key_e", "key_f"].map((id) => [id, id]),
  ]);
  for (const key of keys) expect(key).toMatchObject({ scopes: ["read", "write"], unbannedAt: null });
  const keyRing = createKeyRing(store, createTestClock());
  await keyRing.set("key_d", { plan: "member" });
  expect(await keyRing.log()).toHaveLength(1);
  for (const sql of [
    "UPDATE key_log SET operator = ''",
    "DELETE FROM key_log",
    "INSERT OR REPLACE INTO key_log VALUES (1, 0, '', '', '', '{}')",
  ])
    expect(() => database.exec(sql)).toThrow("key_log is append-only");
  expect(checkStore(database, createProgress({ write: () => {} }))).toMatchObject({ corruption: [], violations: [] });
  database.close();
});
