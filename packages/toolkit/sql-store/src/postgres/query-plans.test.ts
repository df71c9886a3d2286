import { beforeAll, expect, it } from "vitest";
import { library } from "../../test/library-store.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { type ConnectionPool, plannerSettings } from "./connection-pool.ts";
import { createKeyStore } from "./key-store.ts";
import { createReader } from "./reader.ts";
import type { Query } from "./statements.ts";
import { createWriter } from "./writer.ts";

const filterColumns = library.tables.books.filters.map(({ name }) => name);

async function recordQueries(): Promise<Map<string, { text: string; values: readonly unknown[] }>> {
  const queries = new Map<string, { text: string; values: readonly unknown[] }>();
  const rows: Record<string, unknown[][]> = {
    lock: [[1000]],
    last_id_of_loans: [[1]],
    last_id_of_books: [[1]],
    lock_books: [7, 8].map((id) => [id, "Momo", 1, null]),
  };
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
  const writer = createWriter({ definition: library, connections, timeoutMs: 1000 });
  const books = createReader(connections, library.tables.books, setImmediate);
  const loans = createReader(connections, library.tables.loans, setImmediate);
  const keys = createKeyStore(connections, connections);
  await Promise.all([
    books.find(7),
    ...(["asc", "desc"] as const).flatMap((order) =>
      [{ member: "none" }, ...library.tables.books.filters].flatMap(({ member }) =>
        [undefined, [7, 2n ** 60n]].map((ids) =>
          books.list({ filter: { [member]: "lost" } as object, ids, order, after: 7, limit: 21 }),
        ),
      ),
    ),
    loans.list({ after: 7, limit: 21 }),
    writer.write({
      name: "lendBook",
      input: { bookId: 7, createdAt: 0 },
      claim: { scope: "new", fingerprint: "", now: 1000, expiresAt: 2000 },
    }),
    writer.write({ name: "removeBook", input: { bookId: 8 } }),
    keys.find("key_7"),
    keys.findByHashes(["hash 7", "hash 8"]),
    keys.saveLastUsed([{ id: "key_7", at: 7 }]),
  ]);
  return queries;
}

describeOnPostgres("query plans for generic parameters", library, (database) => {
  let queries: Awaited<ReturnType<typeof recordQueries>>;
  beforeAll(async () => {
    await (await database().open()).close();
    queries = await recordQueries();
    const { adminSession: admin } = database();
    // Few books are lost, and they come last, so a scan by id would read many other rows.
    await admin.query(
      `INSERT INTO books SELECT id, 'title', 1, CASE WHEN id > 19900 THEN 'lost' ELSE 'available' END FROM generate_series(1, 20000) AS id;
       INSERT INTO loans SELECT id, id, 'open', id FROM generate_series(1, 5000) AS id;
       INSERT INTO idempotency_records SELECT 'old ' || id, '', '{}', id % 2000 FROM generate_series(1, 20000) AS id;
       INSERT INTO keys (id, hash, plan, created_at, scopes, lineage_id) SELECT 'key_' || id, 'hash ' || id, 'member', id, 'read', 'key_' || id FROM generate_series(1, 5000) AS id`,
    );
    // Runs no VACUUM and, for idempotency records, no ANALYZE, as in a new database.
    await admin.query("ANALYZE books, loans, keys");
    for (const setting of plannerSettings) await admin.query(`SET ${setting}`);
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
    ["page_of_books", "Index Scan using books_pkey on books"],
    ["page_of_books_desc", "Index Scan Backward using books_pkey on books"],
    ...filterColumns.flatMap((column): [string, string][] => [
      [`page_of_books_by_${column}`, `Scan using books_by_${column} on books`],
      [`page_of_books_by_${column}_desc`, `Scan Backward using books_by_${column} on books`],
      [`page_of_books_by_${column}_by_ids`, "on books"],
      [`page_of_books_by_${column}_by_ids_desc`, "on books"],
    ]),
    ["page_of_books_by_ids", "Index Scan using books_pkey on books"],
    ["page_of_books_by_ids_desc", "Index Scan Backward using books_pkey on books"],
    ["page_of_loans", "Index Scan using loans_pkey on loans"],
    ["books_by_id", "books_pkey"],
    ["lock_books", "books_pkey"],
    ["update_books", "books_pkey"],
    ["delete_books", "books_pkey"],
    ["records", "idempotency_records_pkey"],
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

  // The servers of a new database prepare their statements while its tables are small.
  it("every statement that was planned in a new database searches indexes, also of small tables", async () => {
    const { adminSession: admin } = database();
    await admin.query("BEGIN; DEALLOCATE ALL");
    await admin.query("TRUNCATE books, loans, idempotency_records, keys; ANALYZE");
    for (const [name, { text }] of queries)
      if (text.includes("WHERE")) expect(await explain(name), name).not.toContain("Seq Scan");
    await admin.query("ROLLBACK; DEALLOCATE ALL");
  });

  it.each(filterColumns)("a page of one %s is an index-only scan after VACUUM", async (column) => {
    await database().adminSession.query("VACUUM ANALYZE books");
    await database().adminSession.query("DEALLOCATE ALL");
    expect(await explain(`page_of_books_by_${column}`)).toContain(`Index Only Scan using books_by_${column} on books`);
  });

  it.each([
    ["page_of_books_by_state", "'lost', 19950"],
    ["page_of_books_by_state_desc", "'available', 19950"],
    ["page_of_books_by_state_by_ids", "'lost', '{19960,19970}', 0"],
  ])("%s reads only its rows", async (name, values) => {
    const { text = "" } = queries.get(name) ?? {};
    const { adminSession: admin } = database();
    await admin.query(`DEALLOCATE ALL; PREPARE deep AS ${text}`);
    const { rows } = await admin.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE deep(${values}, 21)`);
    const [{ Plan: plan }] = rows[0]["QUERY PLAN"];
    expect(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]).toBeLessThan(10);
  });

  it("max(id) reads the last entry of an index", async () => {
    const { rows } = await database().adminSession.query("EXPLAIN SELECT coalesce(max(id), 0) FROM books");
    expect(JSON.stringify(rows)).toMatch(/Index Only Scan Backward using books_pkey/);
  });
});
