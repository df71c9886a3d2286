import { StoreUnavailableError } from "@animal-store/service";
import { expect, it } from "vitest";
import { describeOnPostgres } from "../../test/postgres/test-database.ts";
import { clientConfig } from "./client-config.ts";
import { openConnectionPool } from "./connection-pool.ts";
import { statement } from "./statement.ts";

const process = statement<[id: number]>("process", "SELECT pg_backend_pid()");
const wait = statement<[]>("wait", "SELECT pg_sleep(0.25)");

describeOnPostgres("a connection", (database) => {
  it("whose line is long is not cut: who waits too long is refused, and those before are answered", async () => {
    const { url, open } = database();
    await (await open()).close();
    const { query, close } = openConnectionPool({
      config: clientConfig({ url, timeout: 900 }),
      count: 1,
      timeout: 900,
    });
    const [before] = await query(process, []);
    const asked = await Promise.allSettled(Array.from({ length: 8 }, () => query(wait, [])));
    expect(asked[0]?.status).toBe("fulfilled");
    expect(asked.at(-1)).toMatchObject({ reason: expect.any(StoreUnavailableError) });
    await expect.poll(() => query(process, []).catch(() => [])).toEqual([before]);
    await close();
  });
});
