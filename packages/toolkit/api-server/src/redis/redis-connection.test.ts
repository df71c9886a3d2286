import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";
import { createRedisLimiter, limiterScript } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/process";
import { expect, it, onTestFinished } from "vitest";
import { banPolicy, connect, name, openAdmin, silentLogger } from "../../test/redis/open-limiter.ts";
import { openRedis, redisDownloadTimeoutMs } from "../../test/redis/start-redis.ts";
import { createRedisConnection } from "./redis-connection.ts";

const password = "letmein";

it.each([
  ["a wrong password", { username: "library", password: "wrong-secret" }, /WRONGPASS/],
  ["an unknown user", { username: "nobody", password: "wrong-secret" }, /WRONGPASS/],
  ["an unknown database", { username: "library", password, pathname: "/99" }, /DB index/],
  ["a user that may run no scripts", { username: "reader", password }, /NOPERM/],
])(
  "%s stops the startup with the message of Redis, without the password",
  {
    timeout: redisDownloadTimeoutMs,
  },
  async (_, credentials, reason) => {
    const redis = await openRedis();
    const toUrl = (change: Partial<URL>) => Object.assign(new URL(redis.url), change).href;
    const send = await openAdmin(redis.url);
    await send("ACL", "SETUSER", "library", "on", `>${password}`, "~*", "+@all");
    await send("ACL", "SETUSER", "reader", "on", `>${password}`, "~*", "+@read", "+@connection", "+info");
    expect((await connect(toUrl({ username: "library", password }))).problem()).toBeUndefined();

    const connection = createRedisConnection({ name, url: toUrl(credentials), log: silentLogger });
    onTestFinished(() => connection.close());
    createRedisLimiter({ scripts: connection, rules: banPolicy });
    const error = await connection.start().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(StartupError);
    expect(String(error)).toMatch(/^StartupError: REDIS_URL .*Correct .*unset REDIS_URL/s);
    expect(String(error)).toMatch(reason);
    expect(String(error)).not.toMatch(/wrong-secret|letmein/);
  },
);

it("sends the host name over TLS (SNI)", async () => {
  const serverName = Promise.withResolvers<string>();
  const server = createServer({ SNICallback: (name, callback) => callback(null, void serverName.resolve(name)) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  await connect(`rediss://localhost:${(server.address() as AddressInfo).port}`);
  expect(await serverName.promise).toBe("localhost");
  server.close();
});

const evictionWarning = /evicts .* \(maxmemory-policy allkeys-lru\): limits, strikes and bans/;

it.each([
  ["allkeys-lru", "100mb", [expect.stringMatching(evictionWarning)]],
  ["allkeys-lru", "0", []],
  ["noeviction", "100mb", []],
])(
  "logs whether Redis evicts counts: maxmemory-policy %s, maxmemory %s",
  { timeout: redisDownloadTimeoutMs },
  async (...row) => {
    const [policy, maximum, expected] = row;
    const { connection, logged } = await openConnection("--maxmemory-policy", policy, "--maxmemory", maximum);
    expect(connection.problem()).toBeUndefined();
    expect(logged).toEqual(expected);
  },
);

it("checks the eviction policy when it reconnects", { timeout: redisDownloadTimeoutMs }, async () => {
  const { url, connection, logged } = await openConnection();
  expect(connection.evictionProblem()).toBeUndefined();
  const send = await openAdmin(url);
  await send("CONFIG", "SET", "maxmemory", "100mb");
  await send("CONFIG", "SET", "maxmemory-policy", "volatile-lru");
  await send("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes");
  await expect.poll(connection.evictionProblem).toContain("maxmemory-policy volatile-lru");
  expect(logged).toContainEqual(expect.stringContaining("volatile-lru"));
});

it("reports a call that Redis gets after its deadline as failed, and keeps the connection", {
  timeout: redisDownloadTimeoutMs,
}, async () => {
  const { url } = await openRedis();
  const calls: boolean[] = [];
  const observer = { onOpen() {}, startCall: () => (isSuccessful: boolean) => void calls.push(isSuccessful) };
  const connection = createRedisConnection({ name, url, log: silentLogger, observer });
  onTestFinished(() => connection.close());
  await connection.start();
  const run = (deadline: number) => connection.run(limiterScript, ["key"], [deadline, ...new Array(15).fill(1)]);
  await expect(run(connection.now() - 10_000)).rejects.toThrow("Redis got the call after its deadline");
  await run(connection.now() + 10_000);
  expect(calls).toEqual([false, true]);
  expect(connection.problem()).toBeUndefined();
});

async function openConnection(...options: string[]) {
  const { url } = await openRedis(...options);
  const logged: string[] = [];
  const log = { warn: (_: object, message: string) => void logged.push(message), error: () => {} };
  const connection = createRedisConnection({ name, url, log });
  await connection.start();
  onTestFinished(() => connection.close());
  return { url, connection, logged };
}
