import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { createClient } from "@redis/client";
import { expect, it } from "vitest";
import { quietLog } from "../../test/redis/open-limiter.ts";
import { bringingRedis, openRedis } from "../../test/redis/start-redis.ts";
import { createRedisConnection } from "./redis-connection.ts";

it("over TLS the host is told which name is meant, before it shows a certificate", async () => {
  const asked = Promise.withResolvers<string>();
  // It has no certificate to show, so no connection comes of it.
  const server = createServer({ SNICallback: (name, answer) => answer(null, void asked.resolve(name)) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connection = createRedisConnection({ url: `rediss://localhost:${port}`, log: quietLog });
  await connection.start();
  expect(await asked.promise).toBe("localhost");
  connection.close();
  server.close();
});

it.each([
  [
    "allkeys-lru",
    "100mb",
    [expect.stringMatching(/evicts .* \(maxmemory-policy allkeys-lru\): limits, strikes and bans/)],
  ],
  ["allkeys-lru", "0", []],
  ["noeviction", "100mb", []],
])(
  "of a Redis with maxmemory-policy %s and maxmemory %s is said what is to be said",
  { timeout: bringingRedis },
  async (policy, most, told) => {
    const redis = await openRedis("--maxmemory-policy", policy, "--maxmemory", most);
    const said: string[] = [];
    const log = { warn: (_: object, message: string) => void said.push(message), error: () => {} };
    const connection = createRedisConnection({ url: redis.url, log });
    await connection.start();
    expect(connection.problem()).toBeUndefined();
    expect(said).toEqual(told);
    connection.close();
  },
);

it("reports an eviction policy that changes while it is connected", { timeout: bringingRedis }, async () => {
  const redis = await openRedis();
  const logged: string[] = [];
  const log = { warn: (_: object, message: string) => void logged.push(message), error: () => {} };
  const connection = createRedisConnection({ url: redis.url, log, checkEvery: 20 });
  await connection.start();
  expect(connection.evictionProblem()).toBeUndefined();
  const admin = await createClient({ url: redis.url }).connect();
  const set = (name: string, value: string) => admin.sendCommand(["CONFIG", "SET", name, value]);
  await set("maxmemory", "100mb");
  await set("maxmemory-policy", "volatile-lru");
  await expect.poll(connection.evictionProblem).toContain("maxmemory-policy volatile-lru");
  await set("maxmemory-policy", "noeviction");
  await expect.poll(connection.evictionProblem).toBeUndefined();
  expect(logged).toEqual([expect.stringContaining("volatile-lru"), "Redis no longer evicts"]);
  expect(connection.problem()).toBeUndefined();
  admin.destroy();
  connection.close();
});
