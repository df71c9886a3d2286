import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { connect, openAdmin } from "../../test/redis/open-limiter.ts";
import { bringingRedis, openRedis } from "../../test/redis/start-redis.ts";
import { createRedisConnection } from "./redis-connection.ts";

it("sends the host name over TLS (SNI)", async () => {
  const asked = Promise.withResolvers<string>();
  // The server has no certificate, so the handshake fails.
  const server = createServer({ SNICallback: (name, answer) => answer(null, void asked.resolve(name)) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  await connect(`rediss://localhost:${(server.address() as AddressInfo).port}`);
  expect(await asked.promise).toBe("localhost");
  server.close();
});

const evicts = /evicts .* \(maxmemory-policy allkeys-lru\): limits, strikes and bans/;

it.each([
  ["allkeys-lru", "100mb", [expect.stringMatching(evicts)]],
  ["allkeys-lru", "0", []],
  ["noeviction", "100mb", []],
])(
  "logs whether Redis evicts counts: maxmemory-policy %s, maxmemory %s",
  { timeout: bringingRedis },
  async (...row) => {
    const [policy, maximum, expected] = row;
    const { connection, logged } = await open("--maxmemory-policy", policy, "--maxmemory", maximum);
    expect(connection.problem()).toBeUndefined();
    expect(logged).toEqual(expected);
  },
);

it("reports an eviction policy that changes while it is connected", { timeout: bringingRedis }, async () => {
  const { url, connection, logged } = await open();
  expect(connection.evictionProblem()).toBeUndefined();
  const send = await openAdmin(url);
  await send("CONFIG", "SET", "maxmemory", "100mb");
  await send("CONFIG", "SET", "maxmemory-policy", "volatile-lru");
  await expect.poll(connection.evictionProblem).toContain("maxmemory-policy volatile-lru");
  await send("CONFIG", "SET", "maxmemory-policy", "noeviction");
  await expect.poll(connection.evictionProblem).toBeUndefined();
  expect(logged).toEqual([expect.stringContaining("volatile-lru"), "Redis no longer evicts"]);
  expect(connection.problem()).toBeUndefined();
});

async function open(...options: string[]) {
  const { url } = await openRedis(...options);
  const logged: string[] = [];
  const log = { warn: (_: object, message: string) => void logged.push(message), error: () => {} };
  const connection = createRedisConnection({ url, log, checkEvery: 20 });
  await connection.start();
  onTestFinished(() => connection.close());
  return { url, connection, logged };
}
