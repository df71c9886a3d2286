import { petFilters } from "@animal-store/api-platform";
import { beforeAll, expect, it } from "vitest";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { petTable } from "../tables/tables.ts";
import type { ConnectionPool, Query } from "./connection-pool.ts";
import { createPostgresKeyStore } from "./postgres-key-store.ts";
import { createPostgresOrderStore, createPostgresPetStore } from "./postgres-stores.ts";
import { createPostgresWriter } from "./postgres-writer.ts";

const filterColumns = petFilters.map((name) => petTable.columnOf[name].name);

async function recordQueries(): Promise<Map<string, { text: string; values: readonly unknown[] }>> {
  const queries = new Map<string, { text: string; values: readonly unknown[] }>();
  const rows: Record<string, unknown[][]> = { write_state: [[1, 1, 1000]], lock_pets: [[7, "Rex", 1, null]] };
  const query: Query = async ({ name, text }, values) => {
    queries.set(name, { text, values });
    return (rows[name] ?? []) as never[];
  };
  const connections: ConnectionPool = {
    query,
    transaction: (work) => work(query),
    waitUntilConnected: async () => {},
    close: async () => {},
  };
  const writer = createPostgresWriter({ connections, timeoutMs: 1000 });
  const pets = createPostgresPetStore(connections, writer);
  const orders = createPostgresOrderStore(connections, writer);
  const keys = createPostgresKeyStore(connections, connections);
  await Promise.all([
    pets.find(7),
    pets.list({ after: 7, limit: 21 }),
    ...petFilters.map((name) => pets.list({ filter: { [name]: 7 } as object, after: 7, limit: 21 })),
    orders.list({ after: 7, limit: 21 }),
    orders.place(7, 0, { scope: "new", fingerprint: "", now: 1000, expiresAt: 2000 }),
    keys.find("key_7"),
    keys.findByHashes(["hash 7", "hash 8"]),
    keys.saveLastUsed([{ id: "key_7", at: 7 }]),
  ]);
  return queries;
}

describeOnPostgres("query plans for generic parameters", (database) => {
  let queries: Awaited<ReturnType<typeof recordQueries>>;
  beforeAll(async () => {
    await (await database().open()).close();
    queries = await recordQueries();
    const { adminSession: admin } = database();
    // Few pets are sold, and they come last, so a scan by id would read many other rows.
    await admin.query(
      `INSERT INTO pets SELECT id, 'name', 1, CASE WHEN id > 19900 THEN 'sold' ELSE 'available' END FROM generate_series(1, 20000) AS id;
       INSERT INTO orders SELECT id, id, 'placed', id FROM generate_series(1, 5000) AS id;
       INSERT INTO idempotent_outcomes SELECT 'old ' || id, '', '{}', id % 2000 FROM generate_series(1, 20000) AS id;
       INSERT INTO keys (id, hash, plan, created_at, lineage_id) SELECT 'key_' || id, 'hash ' || id, 'pro', id, 'key_' || id FROM generate_series(1, 5000) AS id`,
    );
    // Runs no VACUUM and, for idempotency records, no ANALYZE, as in a new database.
    await admin.query("ANALYZE pets, orders, keys");
    await admin.query("SET plan_cache_mode = force_generic_plan");
  });

  async function explain(name: string): Promise<string> {
    const { text = "", values = [] } = queries.get(name) ?? {};
    const { adminSession: admin } = database();
    await admin.query(`PREPARE ${name} AS ${text}`);
    const toLiteral = (value: unknown) => admin.escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value));
    const { rows } = await admin.query(`EXPLAIN EXECUTE ${name}(${values.map(toLiteral)})`);
    return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
  }

  it.each<[name: string, expectedPlan: string | RegExp]>([
    ["page_of_pets", "Index Scan using pets_pkey on pets"],
    ...filterColumns.map((column): [string, string] => [
      `page_of_pets_by_${column}`,
      `Scan using pets_by_${column} on pets`,
    ]),
    ["page_of_orders", "Index Scan using orders_pkey on orders"],
    ["pets_by_id", "pets_pkey"],
    ["lock_pets", "pets_pkey"],
    ["reserve_pets", "pets_pkey"],
    ["records", "idempotent_outcomes_pkey"],
    ["delete_expired", /_by_expiry[\s\S]*_pkey/],
    ["key_by_id", "Index Scan using keys_pkey on keys"],
    ["keys_by_hash", "keys_hash_key"],
    ["record_uses", "keys_pkey"],
  ])("%s searches an index and does not sort", async (name, expectedPlan) => {
    const plan = await explain(name);
    expect(plan).toMatch(expectedPlan);
    expect(plan).not.toMatch(/Seq Scan/);
    if (name.startsWith("page")) expect(plan).not.toContain("Sort");
  });

  it.each(filterColumns)("a page of one %s is an index-only scan after VACUUM", async (column) => {
    await database().adminSession.query("VACUUM ANALYZE pets");
    await database().adminSession.query("DEALLOCATE ALL");
    expect(await explain(`page_of_pets_by_${column}`)).toContain(`Index Only Scan using pets_by_${column} on pets`);
  });

  it("a deep page of a status reads only its rows", async () => {
    const { text = "" } = queries.get("page_of_pets_by_status") ?? {};
    const { adminSession: admin } = database();
    await admin.query(`PREPARE deep AS ${text}`);
    const { rows } = await admin.query("EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE deep('sold', 19950, 21)");
    const [{ Plan: plan }] = rows[0]["QUERY PLAN"];
    expect(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]).toBeLessThan(10);
  });

  it("max(id) reads the last entry of an index", async () => {
    const { rows } = await database().adminSession.query("EXPLAIN SELECT coalesce(max(id), 0) FROM pets");
    expect(JSON.stringify(rows)).toMatch(/Index Only Scan Backward using pets_pkey/);
  });
});
