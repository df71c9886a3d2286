import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createStoreClient } from "@animal-store/client";
import { contract } from "@animal-store/contract";
import { type DisconnectingProxy, startDisconnectingProxy } from "@animal-store/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, type ClusterServer, startCluster } from "../topology/start-cluster.ts";
import { compare, startTraffic } from "./traffic.ts";

const calmMs = 2000;
const faultMs = 3000;
const afterwardsMs = 7000;
const maxFailureMs = 2000;
const maxRecoveryMs = 5000;

const redisFolder = mkdtempSync(join(tmpdir(), "animal-store-redis-"));
let proxy: DisconnectingProxy;
let cluster: Cluster;
let key: string;
beforeAll(async () => {
  cluster = await startCluster({
    redisFolder,
    databaseUrl: async (url) => {
      proxy = await startDisconnectingProxy(url);
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

type Act = () => unknown;

describe("under traffic nothing acknowledged is lost, and failures are short", () => {
  // A fault that fails no request did not strike.
  it.each<[name: string, begin: Act, end: Act]>([
    ["PostgreSQL is killed and started again", () => cluster.postgres.kill(), () => cluster.postgres.start()],
    ["PostgreSQL hangs for a while", () => cluster.postgres.hold(), () => cluster.postgres.goOn()],
  ])("when %s", async (name, begin, end) => {
    expect((await through(name, () => lasting(begin, end))).failures).toBeGreaterThan(0);
  });

  it.each<[name: string, cut: Act]>([
    ["PostgreSQL ends its connections, again and again", () => cluster.postgres.endConnections()],
    ["connections are cut, again and again", () => proxy.cutAll()],
    ["the answers of commits are lost", () => proxy.disconnectAtReply("COMMIT")],
  ])("when %s", async (name, cut) => {
    expect((await through(name, () => repeated(cut))).failures).toBeGreaterThan(0);
  });

  it.each<[name: string, begin: Act, end: Act]>([
    ["Redis is killed and comes back empty", () => cluster.redis.kill(), restartRedisEmpty],
    ["Redis is killed and comes back with its data", () => cluster.redis.kill(), () => cluster.redis.restart()],
    ["Redis hangs for a while", () => cluster.redis.pause(), () => cluster.redis.resume()],
  ])("when %s, which every server notices, and no client", async (name, begin, end) => {
    const logged = () => cluster.servers.map(({ stderr }) => stderr().split("Redis is away").length);
    const before = logged();
    expect((await through(name, () => lasting(begin, end))).failures).toBe(0);
    expect(logged()).toEqual(before.map((times) => times + 1));
  });

  it("when one server is killed and started again", async () => {
    const server = cluster.servers[1] as ClusterServer;
    await through("server killed", () => lasting(() => server.end("SIGKILL"), server.start));
  });

  it("when all servers are restarted, one after the other, which no client notices", async () => {
    const restartInTurn = async () => {
      for (const server of cluster.servers) {
        expect(await server.end("SIGTERM")).toBe(0);
        await server.start();
      }
    };
    expect((await through("rolling restart", restartInTurn)).failures).toBe(0);
  });
});

async function lasting(begin: Act, end: Act): Promise<void> {
  await begin();
  await wait(faultMs);
  await end();
}

async function repeated(cut: Act): Promise<void> {
  for (let time = 0; time < 10; time += 1) {
    await cut();
    await wait(faultMs / 10);
  }
}

function restartRedisEmpty(): Promise<void> {
  rmSync(join(redisFolder, "appendonlydir"), { recursive: true, force: true });
  return cluster.redis.restart();
}

async function through(name: string, cause: Act) {
  const traffic = startTraffic(cluster, key);
  await wait(calmMs);
  const startedAt = traffic.answers.now();
  await cause();
  const endedAt = traffic.answers.now();
  await wait(afterwardsMs);
  await traffic.stop();
  const summary = traffic.answers.since(startedAt, endedAt);
  const store = createStoreClient({ baseUrl: cluster.balancer.origin + contract.basePath, key });
  const pets = await Array.fromAsync(store.listAllPets({ limit: 100 }));
  const orders = await Array.fromAsync(store.listAllOrders({ limit: 100 }));
  const { added, ordered } = traffic.journal;
  console.log(`${name}: ${added.size} pets and ${ordered.size} orders acknowledged, ${JSON.stringify(summary)}`);
  expect(compare(traffic.journal, { pets, orders })).toEqual([]);
  expect(summary.unfit).toEqual([]);
  expect(summary.slowestFailure).toBeLessThanOrEqual(maxFailureMs);
  expect(summary.recovery).toBeLessThanOrEqual(maxRecoveryMs);
  expect(summary.afterwards).toBeGreaterThan(100);
  return summary;
}
