import { createTestDatabase, describeOnPostgres, startPostgres, writeLock } from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { startReadinessTarget } from "../start-target.ts";

const readyResult = { status: 200 };
const startupError = (setting: string) =>
  `has ${setting} off, so a crash of its machine can lose acknowledged writes. Turn it on`;
const notReady = (...reasons: string[]) => ({ status: 503, reasons: reasons.map((reason) => `store: ${reason}`) });

describeOnPostgres("/readyz on PostgreSQL", definition, (database) => {
  it("is 503 while the database is read-only, and recovers without a client write", async () => {
    const { post, ready, stop } = await startReadinessTarget(await database().open());
    const { adminSession: admin, url } = database();
    const databaseName = new URL(url).pathname.slice(1);
    const endOtherConnections = () =>
      admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
    await admin.query(`ALTER DATABASE ${databaseName} SET default_transaction_read_only = on`);
    await endOtherConnections();
    await expect.poll(post).toBe(503);
    await expect.poll(ready).toEqual(notReady("writes fail: the database is read-only"));
    await admin.query(`ALTER DATABASE ${databaseName} RESET default_transaction_read_only`);
    await endOtherConnections();
    await expect.poll(ready).toEqual(readyResult);
    expect(await post()).toBe(201);
    await stop();
  });

  it("is 503 while another session holds the writer lock", async () => {
    const { post, ready, stop } = await startReadinessTarget(await database().open({ timeoutMs: 500 }));
    const { adminSession: admin } = database();
    expect(await ready()).toEqual(readyResult);
    await admin.query("SELECT pg_advisory_lock($1, $2)", writeLock);
    expect(await post()).toBe(503);
    // On a busy machine, the statement timeout can fire before the lock timeout.
    await expect
      .poll(ready, { timeout: 10_000 })
      .toEqual(notReady("writes fail: another session holds a lock for too long"));
    await admin.query("SELECT pg_advisory_unlock($1, $2)", writeLock);
    await expect.poll(ready).toEqual(readyResult);
    await stop();
  });
});

describe.skipIf(!inject("postgresUrl"))("/readyz on a dedicated PostgreSQL", () => {
  it("is 503 while PostgreSQL is down or has fsync off, and startup rejects fsync off", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const { url, open } = await createTestDatabase(server.url, definition);
    const { post, ready, stop } = await startReadinessTarget(await open());
    expect(await post()).toBe(201);
    await server.kill();
    expect(await post()).toBe(503);
    await expect
      .poll(ready)
      .toEqual(notReady("reads fail: PostgreSQL cannot be reached", "writes fail: PostgreSQL cannot be reached"));
    await server.start();
    await expect.poll(ready).toEqual(readyResult);

    const adminDatabase = await createTestDatabase(url, definition);
    await adminDatabase.adminSession.query("ALTER SYSTEM SET fsync = off");
    await adminDatabase.adminSession.query("SELECT pg_reload_conf()");
    await expect.poll(post).toBe(503);
    expect(await ready()).toEqual(
      notReady("writes fail: PostgreSQL has fsync off, so a crash of its machine could lose acknowledged writes"),
    );
    // New connections are checked too, including read-only ones.
    await server.endConnections();
    await expect(open()).rejects.toThrow(startupError("fsync"));
    const fsyncProblem = "PostgreSQL has fsync off, so a crash of its machine could lose acknowledged writes";
    await expect.poll(ready).toEqual(notReady(`reads fail: ${fsyncProblem}`, `writes fail: ${fsyncProblem}`));
    const secondDatabase = await createTestDatabase(url, definition);
    await secondDatabase.adminSession.query("ALTER SYSTEM RESET fsync");
    await secondDatabase.adminSession.query("ALTER SYSTEM SET full_page_writes = off");
    await secondDatabase.adminSession.query("SELECT pg_reload_conf()");
    await expect.poll(() => open().catch(String)).toContain(startupError("full_page_writes"));
    await secondDatabase.adminSession.query("ALTER SYSTEM RESET full_page_writes");
    await secondDatabase.adminSession.query("SELECT pg_reload_conf()");
    await expect.poll(ready).toEqual(readyResult);
    await stop();
  });
});
