import { createStoreClient } from "@animal-store/client";
import { contract, type Schemas } from "@animal-store/contract";
import { readMetrics } from "@animal-store/server/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testBalancer } from "../contract/test-balancer.ts";
import { type Cluster, type ClusterServer, startCluster } from "../topology/start-cluster.ts";

const freePerMinute = contract.plans.free.perMinute;
const toBaseUrl = (origin: string) => origin + contract.basePath;
const rex: Schemas["NewPet"] = { name: "Rex", categoryId: 7, status: "available" };
const highLimits = ["--per-minute", "1000000", "--per-day", "1000000"];

describe("four servers on one PostgreSQL and one Redis", () => {
  let cluster: Cluster;
  let key: string;
  beforeAll(async () => {
    cluster = await startCluster();
    key = (await cluster.createKey("business", ...highLimits)).key;
  });
  afterAll(() => cluster?.end());
  const sumMetric = async (metric: string) => {
    const responses = await Promise.all(cluster.servers.map(readMetrics));
    return responses.reduce((total, { values }) => total + (values.get(`animal_store_${metric}`) ?? Number.NaN), 0);
  };
  const serverAt = (index: number) => cluster.servers[index % cluster.servers.length] as ClusterServer;

  it("allow a Free key exactly its requests per minute when 500 requests are concurrent", async () => {
    const countAllowed = async (): Promise<number> => {
      await expect.poll(() => sumMetric("redis_up")).toBe(cluster.servers.length);
      const failures = await sumMetric("redis_call_failures_total");
      const startMinute = Math.floor(Date.now() / 60_000);
      const issued = await cluster.createKey("free");
      const client = cluster.createClient(issued.key);
      const responses = await Promise.all(Array.from({ length: 500 }, () => client.GET("/pets")));
      const statuses = responses.map(({ response }) => response.status);
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      // Retries if the minute changed, or if a Redis call timed out, because the server then uses its fallback limiter.
      const hasUsedFallback = (await sumMetric("redis_call_failures_total")) !== failures;
      if (Math.floor(Date.now() / 60_000) !== startMinute || hasUsedFallback) return countAllowed();
      return statuses.filter((status) => status === 200).length;
    };
    expect(await countAllowed()).toBe(freePerMinute);
  });

  it("accept exactly one of 50 concurrent orders of a pet", async () => {
    const { data: pet } = await cluster.createClient(key).POST("/pets", { body: rex });
    const body = { petId: pet?.id ?? 0 };
    const order = (_: unknown, index: number) =>
      cluster.createClient(key, serverAt(index)).POST("/store/orders", { body });
    const responses = await Promise.all(Array.from({ length: 50 }, order));
    const statuses = responses.map(({ response }) => response.status).sort();
    expect(statuses).toEqual([201, ...new Array(49).fill(409)]);
  });

  it("list each pet exactly once while all four servers write", async () => {
    const reader = createStoreClient({ baseUrl: toBaseUrl(cluster.balancer.origin), apiKey: key });
    const petsBefore = await Array.fromAsync(reader.listPets.all());
    const addedIds: number[] = [];
    const enoughAdded = Promise.withResolvers<void>();
    let isStopped = false;
    const write = async (index: number) => {
      while (!isStopped) {
        const { data } = await cluster.createClient(key, serverAt(index)).POST("/pets", { body: rex });
        if (addedIds.push(Number(data?.id)) === 300) enoughAdded.resolve();
      }
    };
    const writers = Promise.all([0, 1, 2, 3, 0, 1, 2, 3].map(write));
    await enoughAdded.promise;
    const listedIds: number[] = [];
    for await (const { id } of reader.listPets.all({ limit: 10 })) {
      listedIds.push(Number(id));
      // Stops the writers, because the reader would never reach the last page.
      if (listedIds.length === 600) isStopped = true;
    }
    isStopped = true;
    await writers;
    const storedIds = [...petsBefore.map(({ id }) => Number(id)), ...addedIds].toSorted((a, b) => a - b);
    expect(listedIds).toEqual(storedIds.filter((id) => id <= (listedIds.at(-1) ?? 0)));
    expect(listedIds.length).toBeGreaterThanOrEqual(300);
  });

  it("immediately read a pet that another server created", async () => {
    const params = { query: { status: "sold", limit: 100 } } as const;
    const listOn = (server: ClusterServer) => cluster.createClient(key, server).GET("/pets", { params });
    for (let index = 0; index < 20; index += 1) {
      const { data: petsBefore } = await listOn(serverAt(index + 1));
      const body = { ...rex, status: "sold" } as const;
      const { data: pet } = await cluster.createClient(key, serverAt(index)).POST("/pets", { body });
      for (const { data } of await Promise.all(cluster.servers.map(listOn)))
        expect(data).toEqual([...(petsBefore ?? []), pet]);
    }
  });

  it("all reject a revoked key within 5 s", async () => {
    const issued = await cluster.createKey("business", ...highLimits);
    const fetchStatus = async (server: ClusterServer) =>
      (await cluster.createClient(issued.key, server).GET("/pets")).response.status;
    const fetchStatuses = () => Promise.all(cluster.servers.map(fetchStatus));
    expect(await fetchStatuses()).toEqual([200, 200, 200, 200]);
    await cluster.runKeysCommand("revoke", issued.id);
    await expect.poll(fetchStatuses, { timeout: 5000 }).toEqual([401, 401, 401, 401]);
  });

  it("count anonymous requests together for each client address that the balancer forwards", async () => {
    const fetchRemaining = async (origin: string, address: string) => {
      const { headers } = await fetch(`${toBaseUrl(origin)}/pets`, { headers: { "X-Forwarded-For": address } });
      return Number(headers.get("X-RateLimit-Remaining"));
    };
    const startMinute = Math.floor(Date.now() / 60_000);
    const origins = cluster.servers.map(({ origin }) => origin);
    const remaining: number[] = [];
    for (const origin of origins) remaining.push(await fetchRemaining(origin, "192.0.2.1"));
    // The balancer appends the address of the connection, so a header of the client has no effect.
    const { origin } = cluster.balancer;
    const remainingBefore = await fetchRemaining(origin, "192.0.2.1");
    const remainingAfter = await fetchRemaining(origin, "192.0.2.2");
    if (Math.floor(Date.now() / 60_000) !== startMinute) return;
    expect(remaining).toEqual([1, 2, 3, 4].map((count) => freePerMinute - count));
    expect(remainingAfter).toBe(remainingBefore - 1);
  });

  it("pass the contract tests that need only two keys", async () => {
    const prefixes = [
      "pets/",
      "orders/",
      "pagination/",
      "idempotency/",
      "undocumented-",
      "messages/",
      "error-details/createOrder/",
      "requests/createOrder/",
    ];
    const { passed, failed } = await testBalancer(cluster, prefixes);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  });

  it("use fallback limiters while Redis is unavailable, and add their counts once when it recovers", async () => {
    const fetchReasons = () =>
      Promise.all(cluster.servers.map(async ({ origin }) => (await (await fetch(`${origin}/readyz`)).json()).reasons));
    const measureRemaining = async (): Promise<number> => {
      const startMinute = Math.floor(Date.now() / 60_000);
      const issued = await cluster.createKey("free");
      await cluster.redis.kill();
      const list = (_: unknown, index: number) => cluster.createClient(issued.key, serverAt(index)).GET("/pets");
      const responses = await Promise.all(Array.from({ length: 32 }, list));
      expect(responses.map(({ response }) => response.status)).toEqual(responses.map(() => 200));
      await cluster.redis.restart();
      await expect.poll(fetchReasons, { timeout: 5000 }).toEqual([undefined, undefined, undefined, undefined]);
      const { response } = await cluster.createClient(issued.key).GET("/pets");
      if (Math.floor(Date.now() / 60_000) !== startMinute) return measureRemaining();
      return Number(response.headers.get("X-RateLimit-Remaining"));
    };
    expect(await measureRemaining()).toBe(freePerMinute - 32 - 1);
  });
});
