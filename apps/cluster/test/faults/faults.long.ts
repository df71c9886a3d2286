import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createStoreClient } from "@animal-store/client";
import { contract } from "@animal-store/contract";
import { type CuttingProxy, startCuttingProxy } from "@animal-store/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, startCluster } from "../topology/start-cluster.ts";
import { compare } from "./journal.ts";
import type { Summary } from "./log-answers.ts";
import { startTraffic } from "./traffic.ts";

// Milliseconds of traffic before a fault, while it lasts, and after it.
const calm = 2000;
const fault = 3000;
const afterwards = 7000;

/** What is demanded of every fault: the figures are in milliseconds. */
const demanded = { slowestFailure: 2000, recovery: 5000 };

describe("under traffic nothing acknowledged is lost, and failures are short", () => {
  const redisFolder = mkdtempSync(join(tmpdir(), "animal-store-redis-"));
  let proxy: CuttingProxy;
  let cluster: Cluster;
  let key: string;
  beforeAll(async () => {
    cluster = await startCluster({
      redisFolder,
      databaseUrl: async (url) => {
        proxy = await startCuttingProxy(url);
        return proxy.url;
      },
    });
    key = (await cluster.createKey("business", "--per-minute", "1000000000", "--per-day", "1000000000")).key;
  });
  afterAll(async () => {
    await cluster?.end();
    await proxy?.close();
    rmSync(redisFolder, { recursive: true, force: true });
  });

  it("when PostgreSQL is killed and started again", async () => {
    await noticed("PostgreSQL killed", async () => {
      await cluster.postgres.kill();
      await wait(fault);
      await cluster.postgres.start();
    });
  });

  it("when PostgreSQL hangs for a while", async () => {
    await noticed("PostgreSQL hangs", async () => {
      await cluster.postgres.hold();
      await wait(fault);
      await cluster.postgres.goOn();
    });
  });

  it("when PostgreSQL ends its connections, again and again", async () => {
    await noticed("connections ended", () => repeatedly(() => cluster.postgres.endConnections()));
  });

  it("when connections are cut, again and again", async () => {
    await noticed("connections cut", () => repeatedly(() => proxy.cutAll()));
  });

  it("when the answers of commits are lost", async () => {
    await noticed("commits unanswered", () => repeatedly(() => proxy.cutAtAnswer("COMMIT")));
  });

  it("when Redis is killed and comes back empty", async () => {
    await withoutRedis("Redis killed, empty", async () => {
      await cluster.redis.kill();
      await wait(fault);
      rmSync(join(redisFolder, "appendonlydir"), { recursive: true, force: true });
      await cluster.redis.restart();
    });
  });

  it("when Redis is killed and comes back with its data", async () => {
    await withoutRedis("Redis killed, with data", async () => {
      await cluster.redis.kill();
      await wait(fault);
      await cluster.redis.restart();
    });
  });

  it("when Redis hangs for a while", async () => {
    await withoutRedis("Redis hangs", async () => {
      cluster.redis.pause();
      await wait(fault);
      cluster.redis.resume();
    });
  });

  it("when one server is killed and started again", async () => {
    await through("server killed", async () => {
      await cluster.servers[1]?.end("SIGKILL");
      await wait(fault);
      await cluster.servers[1]?.start();
    });
  });

  it("when all servers are restarted, one after the other", async () => {
    await unnoticed("rolling restart", async () => {
      for (const server of cluster.servers) {
        expect(await server.end("SIGTERM")).toBe(0);
        await server.start();
      }
    });
  });

  async function repeatedly(cut: () => unknown): Promise<void> {
    for (let time = 0; time < 10; time += 1) {
      await cut();
      await wait(fault / 10);
    }
  }

  /** A fault that failed no request did not strike. */
  async function noticed(name: string, happen: () => Promise<void>): Promise<void> {
    expect((await through(name, happen)).failures).toBeGreaterThan(0);
  }

  /** Callers notice nothing, and every server does. */
  async function withoutRedis(name: string, happen: () => Promise<void>): Promise<void> {
    const said = () => cluster.servers.map(({ stderr }) => stderr().split("Redis is away").length);
    const before = said();
    await unnoticed(name, happen);
    expect(said()).toEqual(before.map((times) => times + 1));
  }

  async function unnoticed(name: string, happen: () => Promise<void>): Promise<void> {
    expect((await through(name, happen)).failures).toBe(0);
  }

  async function through(name: string, happen: () => Promise<void>): Promise<Summary> {
    const traffic = startTraffic(cluster, key);
    await wait(calm);
    const begun = traffic.answers.now();
    await happen();
    const ended = traffic.answers.now();
    await wait(afterwards);
    await traffic.stop();
    const summary = traffic.answers.since(begun, ended);
    const store = createStoreClient({ baseUrl: cluster.balancer.origin + contract.basePath, key });
    const pets = await Array.fromAsync(store.listAllPets({ limit: 100 }));
    const orders = await Array.fromAsync(store.listAllOrders({ limit: 100 }));
    const { added, ordered } = traffic.journal;
    console.log(describeRun(name, summary, { pets: added.size, orders: ordered.size }));
    expect(compare(traffic.journal, { pets, orders })).toEqual([]);
    expect(summary.unfit).toEqual({});
    expect(summary.slowestFailure).toBeLessThanOrEqual(demanded.slowestFailure);
    expect(summary.recovery).toBeLessThanOrEqual(demanded.recovery);
    expect(summary.afterwards).toBeGreaterThan(100);
    return summary;
  }
});

function describeRun(name: string, summary: Summary, acknowledged: { pets: number; orders: number }): string {
  const { requests, failures, slowestFailure, slowest, recovery } = summary;
  return `${name}: ${acknowledged.pets} pets and ${acknowledged.orders} orders acknowledged; ${requests} requests, ${failures} failed, the slowest failure took ${slowestFailure} ms, the slowest answer ${slowest} ms; recovered after ${recovery} ms`;
}
