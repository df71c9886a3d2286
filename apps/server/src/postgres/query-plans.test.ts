import { afterAll, beforeAll, expect, it } from "vitest";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import type { Connections } from "./connections.ts";
import { createPostgresKeyStore } from "./postgres-key-store.ts";
import { createPostgresOrderStore } from "./postgres-order-store.ts";
import { createPostgresPetStore } from "./postgres-pet-store.ts";
import { createUntoldWriters } from "./untold-writers.ts";
import { batchValues, writeBatch } from "./writer/batch-call.ts";
import type { PostgresWriter } from "./writer/postgres-writer.ts";

/** What the stores ask, by name. */
async function recordQueries(): Promise<Map<string, { text: string; values: readonly unknown[] }>> {
  const queries = new Map<string, { text: string; values: readonly unknown[] }>();
  const connections: Connections = {
    async query({ name, text }, values) {
      queries.set(name, { text, values });
      return [];
    },
    connected: async () => {},
    close: async () => {},
  };
  const refuse = () => Promise.reject(new Error("nothing is written here"));
  const noWriter: PostgresWriter = { addPet: refuse, placeOrder: refuse, probe: refuse, stop: refuse };
  const pets = createPostgresPetStore(connections, noWriter, undefined);
  const keys = createPostgresKeyStore(connections);
  await Promise.all([
    pets.find(7),
    pets.list({ status: undefined, after: 7, limit: 21 }),
    pets.list({ status: "sold", after: 7, limit: 21 }),
    createPostgresOrderStore(connections, noWriter, undefined).list({ after: 7, limit: 21 }),
    keys.find("key_7"),
    keys.findByHashes(["hash 7", "hash 8"]),
    keys.recordUses([{ id: "key_7", at: 7 }]),
    createUntoldWriters(connections).isAnyoneUntold(),
  ]);
  return queries;
}

describeOnPostgres("the plan for any parameters", (database) => {
  let queries: Awaited<ReturnType<typeof recordQueries>>;
  beforeAll(async () => {
    await (await database().open()).close();
    queries = await recordQueries();
    const { other } = database();
    // Few animals are sold, and they come last: from the others a search by id alone would have to find its way.
    await other.query(
      `INSERT INTO pets SELECT id, 'name', 1, CASE WHEN id > 19900 THEN 'sold' ELSE 'available' END FROM generate_series(1, 20000) AS id;
       INSERT INTO orders SELECT id, id, 'placed', id FROM generate_series(1, 5000) AS id;
       INSERT INTO keys (id, hash, plan, created_at, lineage_id) SELECT 'key_' || id, 'hash ' || id, 'pro', id, 'key_' || id FROM generate_series(1, 5000) AS id`,
    );
    // As it is before it was ever vacuumed: what is in an index alone has to be looked up in the table too.
    await other.query("ANALYZE pets, orders, keys");
    await other.query("SET plan_cache_mode = force_generic_plan");
  });
  afterAll(async () => {
    await database().other.query("RESET plan_cache_mode");
  });

  async function planOf(name: string): Promise<string> {
    const { text = "", values = [] } = queries.get(name) ?? {};
    const { other } = database();
    await other.query(`PREPARE ${name} AS ${text}`);
    const literal = (value: unknown) => other.escapeLiteral(Array.isArray(value) ? `{${value}}` : String(value));
    const { rows } = await other.query(`EXPLAIN EXECUTE ${name}(${values.map(literal)})`);
    return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
  }

  it.each([
    ["page_of_pets", "Index Scan using pets_pkey on pets"],
    ["page_of_pets_of_a_status", "Scan using pets_by_status on pets"],
    ["page_of_orders", "Index Scan using orders_pkey on orders"],
    ["pets_by_id", "pets_pkey"],
    ["key_by_id", "Index Scan using keys_pkey on keys"],
    ["keys_by_hash", "keys_hash_key"],
    ["record_uses", "keys_pkey"],
  ])("%s is a search in an index, without a sort of what it finds", async (name, search) => {
    const plan = await planOf(name);
    expect(plan).toContain(search);
    expect(plan).not.toMatch(/Seq Scan/);
    if (name.startsWith("page")) expect(plan).not.toContain("Sort");
  });

  it("a page of a status is read from the index alone, once there was time to vacuum", async () => {
    await database().other.query("VACUUM ANALYZE pets");
    await database().other.query("DEALLOCATE ALL");
    expect(await planOf("page_of_pets_of_a_status")).toContain("Index Only Scan using pets_by_status on pets");
  });

  it("a page deep in a status reads no more than it shows", async () => {
    const { text = "" } = queries.get("page_of_pets_of_a_status") ?? {};
    const { other } = database();
    await other.query(`PREPARE deep AS ${text}`);
    const { rows } = await other.query("EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE deep('sold', 19950, 21)");
    const [{ Plan: plan }] = rows[0]["QUERY PLAN"];
    expect(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]).toBeLessThan(10);
  });

  it("a batch of writes looks everything up in indexes, also before anybody counted what there is", async () => {
    const { other } = database();
    await other.query(
      `INSERT INTO idempotent_outcomes SELECT 'old ' || id, '', '{}', id % 2000 FROM generate_series(1, 20000) AS id`,
    );
    const claim = { scope: "new", fingerprint: "", now: 1000, expiresAt: 2000 };
    const batch = [
      { pet: { name: "Rex", categoryId: 1 }, claim: undefined },
      { pet: { name: "Rex", categoryId: 1 }, claim },
      { petId: 7, createdAt: 0, claim: { ...claim, scope: "newer" } },
    ];
    // What is told of a transaction begins with what was not told of those before.
    await other.query("SELECT pg_stat_force_next_flush()");
    await other.query("BEGIN");
    await other.query(writeBatch.text, batchValues(batch));
    const { rows } = await other.query(
      "SELECT relname AS name, seq_scan AS scans, n_tup_ins AS added, n_tup_del AS gone FROM pg_stat_xact_user_tables ORDER BY relname",
    );
    await other.query("ROLLBACK");
    expect(rows.filter(({ added }) => added > 0)).toEqual([
      { name: "idempotent_outcomes", scans: "0", added: "2", gone: "4" },
      { name: "orders", scans: "0", added: "1", gone: "0" },
      { name: "pets", scans: "0", added: "2", gone: "0" },
    ]);
  });

  it("the greatest id is the last entry of an index", async () => {
    const { rows } = await database().other.query("EXPLAIN SELECT coalesce(max(id), 0) FROM pets");
    expect(JSON.stringify(rows)).toMatch(/Index Only Scan Backward using pets_pkey/);
  });
});
