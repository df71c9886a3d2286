import { StoreUnavailableError } from "@animal-store/api-platform";
import { beforeEach, expect, inject, it, onTestFinished } from "vitest";
import { library } from "../../test/library-store.ts";
import { readAllIds, startTraffic } from "../../test/postgres/check-durability.ts";
import { startDisconnectingProxy } from "../../test/postgres/disconnecting-proxy.ts";
import { startPostgres } from "../../test/postgres/start-postgres.ts";
import { createTestDatabase, describeOnPostgres } from "../../test/postgres/test-database.ts";
import { unwrapOutcome } from "../../test/unwrap-outcome.ts";
import { writeLock } from "./migrate.ts";

const momo = { title: "Momo", shelf: 1 };
const firstPage = { after: 0, limit: 1000 };
const timeout = 800;

/** Expects that each failure was a `StoreUnavailableError` within 2 s, and that each acknowledged write is stored. */
async function expectNothingLost(url: string, { acknowledged, failures }: ReturnType<typeof startTraffic>) {
  for (const { error, after } of failures) {
    expect(error).toBeInstanceOf(StoreUnavailableError);
    expect(after).toBeLessThan(2000);
  }
  expect([...acknowledged.difference(await readAllIds(url))]).toEqual([]);
}

describeOnPostgres("under traffic", library, (database) => {
  beforeEach(async () => {
    await (await database().open()).close();
    await database().truncate();
  });

  it("replaces terminated connections, and loses no acknowledged write", async () => {
    const { store, close } = await database().open({ timeoutMs: timeout });
    const traffic = startTraffic(store);
    const { failures } = traffic;
    const terminateConnections = async () => {
      await database().adminSession.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      return failures.length;
    };
    for (let times = 0; times < 3; times += 1) {
      await traffic.untilAcknowledged(20);
      await expect.poll(terminateConnections).toBeGreaterThan(failures.length);
    }
    await traffic.untilAcknowledged(20);
    await traffic.stop();
    await expectNothingLost(database().url, traffic);
    await close();
  });

  it("rejects a write whose acknowledgement is lost, and replays it for a retry with the same idempotency key", async () => {
    const proxy = await startDisconnectingProxy(database().url);
    const { store, close } = await database().open({ url: proxy.url, timeoutMs: timeout });
    const claim = { scope: "one", fingerprint: "body", now: 0, expiresAt: 3_600_000 };
    proxy.disconnectAtResponse("COMMIT");
    await expect(store.writes.addBook(momo, claim)).rejects.toThrow(StoreUnavailableError);
    await expect.poll(() => store.tables.books.list(firstPage)).toHaveLength(1);
    expect(await store.writes.addBook(momo, claim)).toEqual({ outcome: { id: 1, ...momo }, isReplay: true });
    await close();
    await proxy.close();
  });

  it("rejects writes that wait too long for the lock of another session, and reads succeed", async () => {
    const { store, close } = await database().open({ timeoutMs: 100 });
    const { adminSession: admin } = database();
    await admin.query("SELECT pg_advisory_lock($1, $2)", writeLock);
    const startedAt = performance.now();
    const writing = Promise.allSettled(Array.from({ length: 300 }, async () => store.writes.addBook(momo)));
    expect(await store.tables.books.list(firstPage)).toEqual([]);
    const results = await writing;
    expect(performance.now() - startedAt).toBeLessThan(2000);
    for (const result of results) expect(result).toMatchObject({ reason: { name: "StoreUnavailableError" } });
    expect((await admin.query("SELECT FROM books")).rowCount).toBe(0);
    await admin.query("SELECT pg_advisory_unlock($1, $2)", writeLock);
    // Connecting can take longer than this short timeout.
    const add = () => unwrapOutcome(Promise.resolve(store.writes.addBook(momo))).catch(() => undefined);
    await expect.poll(add).toMatchObject(momo);
    await close();
  });

  it("waits at startup for a connection that takes longer than the query timeout", async () => {
    const proxy = await startDisconnectingProxy(database().url, 700);
    const { store, close } = await database().open({ url: proxy.url, timeoutMs: 400 });
    expect(await store.keys.list()).toEqual([]);
    await close();
    await proxy.close();
  });

  it("accepts a result that arrived in time while the process was busy", async () => {
    const { store, close } = await database().open({ timeoutMs: 300 });
    await store.writes.addBook(momo);
    const reading = store.tables.books.list(firstPage);
    setImmediate(() => {
      for (const startedAt = performance.now(); performance.now() - startedAt < 1200; );
    });
    expect(await reading).toEqual([{ id: 1, ...momo }]);
    await close();
  });
});

it.skipIf(!inject("postgresUrl"))(
  "a killed or stalled PostgreSQL fails calls within 2 s, works again within 5 s, and does not block the exit",
  async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const { open, url } = await createTestDatabase(server.url, library);
    const { store, close } = await open({ timeoutMs: timeout });
    const traffic = startTraffic(store);
    for (const [fail, recover] of [
      [server.kill, server.start],
      [server.pause, server.resume],
    ] as const) {
      await traffic.untilAcknowledged(20);
      const failureCount = traffic.failures.length;
      await fail();
      await expect.poll(() => traffic.failures.length).toBeGreaterThan(failureCount + 6);
      await recover();
      const recoveredAt = performance.now();
      await traffic.untilAcknowledged(5);
      expect(performance.now() - recoveredAt).toBeLessThan(5000);
    }
    await traffic.stop();
    await expectNothingLost(url, traffic);

    await server.pause();
    const reading = expect(store.tables.books.list(firstPage)).rejects.toThrow(StoreUnavailableError);
    const startedAt = performance.now();
    await close();
    expect(performance.now() - startedAt).toBeLessThan(2000);
    await reading;
  },
);
