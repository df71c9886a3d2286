import { StoreUnavailableError } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { library } from "../../test/library-store.ts";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { parseDatabase } from "./client-config.ts";
import { openConnectionPool } from "./connection-pool.ts";
import { defineStatement } from "./statements.ts";

const selectBackendId = defineStatement<[id: number]>("process", "SELECT pg_backend_pid()");
const sleep = defineStatement<[]>("wait", "SELECT pg_sleep(0.25)");

describeOnPostgres("a connection", library, (database) => {
  it("stays open with a long queue: early queries succeed, and late ones are rejected", async () => {
    const { url, open } = database();
    await (await open()).close();
    const { query, close } = openConnectionPool(parseDatabase({ url, timeoutMs: 900 }, "library").config, 1, 900);
    const [initialId] = await query(selectBackendId, []);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => query(sleep, [])));
    expect(results[0]?.status).toBe("fulfilled");
    expect(results.at(-1)).toMatchObject({ reason: expect.any(StoreUnavailableError) });
    await expect.poll(() => query(selectBackendId, []).catch(() => [])).toEqual([initialId]);
    await close();
  });
});
