import { type Stores, StoreUnavailable } from "@animal-store/service";
import { outcomeOf } from "@animal-store/service/testing";
import { beforeEach, describe, expect, inject, it, onTestFinished } from "vitest";
import { startCuttingProxy } from "../../test/postgres/cutting-proxy.ts";
import { startPostgres, type TestPostgres } from "../../test/postgres/start-postgres.ts";
import { createTestDatabase, describeOnPostgres } from "../../test/postgres/test-database.ts";
import { writeLock } from "./migrations.ts";

const rex = { name: "Rex", categoryId: 1 };
const all = { after: 0, limit: 1000 };
// Milliseconds, as by default.
const timeout = 800;

/** Writes and reads as fast as they go, until it is stopped. @returns which pets were acknowledged, and everything that failed */
function startTraffic({ pets }: Stores) {
  const acknowledged: number[] = [];
  const failures: { error: unknown; after: number }[] = [];
  let isOver = false;
  const repeat = async (ask: () => Promise<void>) => {
    while (!isOver) {
      const begun = performance.now();
      await ask().catch((error: unknown) => failures.push({ error, after: performance.now() - begun }));
      await new Promise((turn) => setImmediate(turn));
    }
  };
  const add = async () => void acknowledged.push((await outcomeOf(Promise.resolve(pets.add(rex)))).id);
  const read = async () => void (await Promise.all([pets.list(all), pets.find(1)]));
  const running = Promise.all([repeat(add), repeat(add), repeat(add), repeat(read), repeat(read)]);
  return {
    acknowledged,
    failures,
    async stop() {
      isOver = true;
      await running;
    },
  };
}

async function expectNothingLost(stores: Stores, traffic: ReturnType<typeof startTraffic>): Promise<void> {
  for (const { error, after } of traffic.failures) {
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(after).toBeLessThan(2000);
  }
  expect(new Set(traffic.acknowledged).size).toBe(traffic.acknowledged.length);
  const find = () => Promise.all(traffic.acknowledged.map(async (id) => stores.pets.find(id))).catch(() => undefined);
  await expect.poll(find).toEqual(traffic.acknowledged.map((id) => ({ id, ...rex })));
}

describeOnPostgres("under traffic", (database) => {
  beforeEach(async () => {
    await (await database().open()).close();
    await database().empty();
  });

  it("connections that are cut come back, and no acknowledged write is lost", async () => {
    const { stores, close } = await database().open({ timeout });
    const traffic = startTraffic(stores);
    const { acknowledged, failures } = traffic;
    const expectMoreWritten = () => expect.poll(() => acknowledged.length).toBeGreaterThan(acknowledged.length + 20);
    const cut = async () => {
      await database().other.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      return failures.length;
    };
    for (let times = 0; times < 3; times += 1) {
      await expectMoreWritten();
      // It may meet a moment in which nothing is under way.
      await expect.poll(cut).toBeGreaterThan(failures.length);
    }
    await expectMoreWritten();
    await traffic.stop();
    await expectNothingLost(stores, traffic);
    await close();
  });

  it("a write whose acknowledgement is lost is no success, may be committed yet, and its claim finds what it came to", async () => {
    const proxy = await startCuttingProxy(database().url);
    const { stores, close } = await database().open({ url: proxy.url, timeout });
    const claim = { scope: "one", fingerprint: "body", now: 0, expiresAt: 3_600_000 };
    proxy.cutAtAnswer("COMMIT");
    await expect(stores.pets.add(rex, claim)).rejects.toThrow(StoreUnavailable);
    await expect.poll(() => stores.pets.list(all)).toHaveLength(1);
    expect(await stores.pets.add(rex, claim)).toEqual({ outcome: { id: 1, ...rex }, isReplay: true });
    await close();
    await proxy.close();
  });

  it("writes that wait for the lock of another are refused in time, and reads go on", async () => {
    const { stores, close } = await database().open({ timeout: 100 });
    const { other } = database();
    await other.query("SELECT pg_advisory_lock($1, $2)", writeLock);
    const begun = performance.now();
    const writing = Promise.allSettled(Array.from({ length: 300 }, async () => stores.pets.add(rex)));
    expect(await stores.pets.list(all)).toEqual([]);
    const refused = await writing;
    expect(performance.now() - begun).toBeLessThan(2000);
    for (const each of refused) expect(each).toMatchObject({ reason: { name: "StoreUnavailable" } });
    expect((await other.query("SELECT FROM pets")).rowCount).toBe(0);
    await other.query("SELECT pg_advisory_unlock($1, $2)", writeLock);
    // On a busy machine a connection may take longer than this short time.
    const add = () => outcomeOf(Promise.resolve(stores.pets.add(rex))).catch(() => undefined);
    await expect.poll(add).toMatchObject(rex);
    await close();
  });

  it("connections may take longer than answers: whoever opens the stores waits for one", async () => {
    const proxy = await startCuttingProxy(database().url, 700);
    const { stores, close } = await database().open({ url: proxy.url, timeout: 400 });
    expect(await stores.keys.list()).toEqual([]);
    await close();
    await proxy.close();
  });

  it("an answer that came while this process was busy is in time", async () => {
    const { stores, close } = await database().open({ timeout: 100 });
    await stores.pets.add(rex);
    const reading = stores.pets.list(all);
    // Once it was sent.
    setImmediate(() => {
      for (const begun = performance.now(); performance.now() - begun < 400; );
    });
    expect(await reading).toEqual([{ id: 1, ...rex }]);
    await close();
  });
});

describe.skipIf(!inject("postgresUrl"))("a PostgreSQL", () => {
  const faults: [
    what: string,
    strike: (server: TestPostgres) => Promise<void>,
    mend: (server: TestPostgres) => unknown,
  ][] = [
    ["that is killed", (server) => server.kill(), (server) => server.start()],
    ["that hangs", (server) => server.hold(), (server) => server.goOn()],
  ];
  it.each(faults)("%s costs answers within two seconds, and within five it serves again", async (_, strike, mend) => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const { open, drop } = await createTestDatabase(server.url);
    const { stores, close } = await open({ timeout });
    const traffic = startTraffic(stores);
    await expect.poll(() => traffic.acknowledged.length).toBeGreaterThan(20);
    await strike(server);
    await expect.poll(() => traffic.failures.length).toBeGreaterThan(6);
    const before = traffic.acknowledged.length;
    await mend(server);
    const mended = performance.now();
    await expect.poll(() => traffic.acknowledged.length).toBeGreaterThan(before + 5);
    expect(performance.now() - mended).toBeLessThan(5000);
    await traffic.stop();
    await expectNothingLost(stores, traffic);
    await close();
    await drop().catch(() => {});
  });

  it("that hangs does not keep a process from ending", async () => {
    const server = await startPostgres();
    onTestFinished(() => server.stop());
    const { open } = await createTestDatabase(server.url);
    const { stores, close } = await open({ timeout: 100 });
    await stores.pets.list(all);
    await server.hold();
    const reading = expect(stores.pets.list(all)).rejects.toThrow(StoreUnavailable);
    const begun = performance.now();
    await close();
    expect(performance.now() - begun).toBeLessThan(2000);
    await reading;
  });
});
