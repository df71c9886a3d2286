import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createStoreClient } from "@animal-store/client";
import { contract } from "@animal-store/contract";
import { type DisconnectingProxy, startDisconnectingProxy } from "@animal-store/sql-store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cluster, type ClusterServer, startCluster } from "../topology/start-cluster.ts";
import { findInconsistencies, startTraffic } from "./traffic.ts";

const beforeFaultMs = 2000;
const faultMs = 3000;
const afterFaultMs = 7000;
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

type Action = () => unknown;

describe("no acknowledged write is lost, and failures are short,", () => {
  // If no request fails, the fault was not injected.
  it.each<[name: string, begin: Action, end: Action]>([
    ["PostgreSQL is killed and restarted", () => cluster.postgres.kill(), () => cluster.postgres.start()],
    ["PostgreSQL stalls for 3 s", () => cluster.postgres.pause(), () => cluster.postgres.resume()],
  ])("when %s", async (name, begin, end) => {
    expect((await runWithTraffic(name, () => injectOnce(begin, end))).failures).toBeGreaterThan(0);
  });

  it.each<[name: string, injectFault: Action]>([
    ["PostgreSQL terminates its connections repeatedly", () => cluster.postgres.endConnections()],
    ["connections to PostgreSQL break repeatedly", () => proxy.disconnectAll()],
    ["responses to COMMIT are lost", () => proxy.disconnectAtResponse("COMMIT")],
  ])("when %s", async (name, injectFault) => {
    expect((await runWithTraffic(name, () => injectRepeatedly(injectFault))).failures).toBeGreaterThan(0);
  });

  it.each<[name: string, begin: Action, end: Action]>([
    ["Redis is killed and restarts empty", () => cluster.redis.kill(), restartRedisEmpty],
    ["Redis is killed and restarts with its data", () => cluster.redis.kill(), () => cluster.redis.restart()],
    ["Redis stalls for 3 s", () => cluster.redis.pause(), () => cluster.redis.resume()],
  ])("when %s; every server logs it, and no request fails", async (name, begin, end) => {
    const countLogged = () => cluster.servers.map(({ stderr }) => stderr().split("Redis unavailable").length);
    const loggedBefore = countLogged();
    expect((await runWithTraffic(name, () => injectOnce(begin, end))).failures).toBe(0);
    expect(countLogged()).toEqual(loggedBefore.map((count) => count + 1));
  });

  it("when a server is killed and restarted", async () => {
    const server = cluster.servers[1] as ClusterServer;
    await runWithTraffic("server killed", () => injectOnce(() => server.end("SIGKILL"), server.start));
  });

  it("when all servers restart in sequence, and no request fails", async () => {
    const restartAll = async () => {
      for (const server of cluster.servers) {
        expect(await server.end("SIGTERM")).toBe(0);
        await server.start();
      }
    };
    expect((await runWithTraffic("rolling restart", restartAll)).failures).toBe(0);
  });
});

async function injectOnce(begin: Action, end: Action): Promise<void> {
  await begin();
  await wait(faultMs);
  await end();
}

async function injectRepeatedly(injectFault: Action): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    await injectFault();
    await wait(faultMs / 10);
  }
}

function restartRedisEmpty(): Promise<void> {
  rmSync(join(redisFolder, "appendonlydir"), { recursive: true, force: true });
  return cluster.redis.restart();
}

async function runWithTraffic(name: string, injectFault: Action) {
  const traffic = startTraffic(cluster, key);
  await wait(beforeFaultMs);
  const startedAt = traffic.responses.now();
  await injectFault();
  const endedAt = traffic.responses.now();
  await wait(afterFaultMs);
  await traffic.stop();
  const summary = traffic.responses.summarize(startedAt, endedAt);
  const store = createStoreClient({ baseUrl: cluster.balancer.origin + contract.basePath, apiKey: key });
  const pets = await Array.fromAsync(store.listPets.all({ limit: 100 }));
  const orders = await Array.fromAsync(store.listOrders.all({ limit: 100 }));
  const { added, ordered } = traffic.journal;
  console.log(`${name}: ${added.size} pets and ${ordered.size} orders acknowledged, ${JSON.stringify(summary)}`);
  expect(findInconsistencies(traffic.journal, { pets, orders })).toEqual([]);
  expect(summary.unexpected).toEqual([]);
  expect(summary.slowestFailureMs).toBeLessThanOrEqual(maxFailureMs);
  expect(summary.recoveryMs).toBeLessThanOrEqual(maxRecoveryMs);
  expect(summary.successesAfterwards).toBeGreaterThan(100);
  return summary;
}
