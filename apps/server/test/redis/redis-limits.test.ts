import { openAdmin, type RedisProcess, redisDownloadTimeoutMs, startRedis } from "@animal-store/api-server/testing";
import { sharedFolder, testFolder } from "@animal-store/sql-store/testing";
import { beforeAll, expect, it } from "vitest";
import { createKey, type ServerProcess, startProcess, startServer } from "../server-process.ts";

const folder = sharedFolder();
let redis: RedisProcess;
let server: ServerProcess;
let key = "";

beforeAll(async () => {
  redis = await startRedis();
  server = await startProcess(folder, { REDIS_URL: redis.url });
  key = await createKey(folder, { plan: "free", perMinute: 4, perDay: 40 });
  return async () => {
    await server.end("SIGTERM");
    await redis.kill();
  };
}, redisDownloadTimeoutMs);

/** Lists pets. @returns the limit per minute, and the remaining requests of the day */
async function listPets() {
  const { headers } = await fetch(`${server.origin}/v1/pets`, { headers: { Authorization: `Bearer ${key}` } });
  const [, remaining] = /"day";r=(\d+)/.exec(headers.get("ratelimit") ?? "") ?? [];
  return { limit: headers.get("x-ratelimit-limit"), remaining: Number(remaining) };
}
const fetchReadiness = async ({ origin } = server) => (await fetch(`${origin}/readyz`)).json();

it("a server with SQLite counts in Redis, and continues the counts after a restart", async () => {
  expect(server.stdout()).toContain(`Limits   Redis at ${new URL(redis.url).host}`);
  expect(await fetchReadiness()).toEqual({ status: "ready" });
  expect((await listPets()).remaining).toBe(39);
  await server.end("SIGTERM");
  server = await startProcess(folder, { REDIS_URL: redis.url });
  const responses = await Promise.all(Array.from({ length: 10 }, listPets));
  expect(Math.max(...responses.map(({ remaining }) => remaining))).toBe(38);
});

it("a server without Redis at startup reports it, and serves requests", async () => {
  const env = { REDIS_URL: "redis://127.0.0.1:1", LIMIT_SHARE_WITHOUT_REDIS: "0.29" };
  const serverWithoutRedis = await startServer(testFolder(), env);
  const reasons = ["limits: Redis unavailable, each process allows 29 % of each limit"];
  expect(await fetchReadiness(serverWithoutRedis)).toEqual({ status: "ready", reasons });
  expect(serverWithoutRedis.stderr()).toContain("Redis unavailable");
});

it("a running server logs once that Redis is unavailable, and reports it on /readyz until Redis recovers", async () => {
  await redis.kill();
  await expect.poll(() => fetchReadiness()).toMatchObject({ status: "ready", reasons: [expect.any(String)] });
  for (let count = 0; count < 5; count += 1) expect((await listPets()).limit).toBe("4");
  await redis.restart();
  await expect.poll(() => fetchReadiness(), { timeout: 5000 }).toEqual({ status: "ready" });
  await expect.poll(() => server.stderr().split("Redis unavailable").length - 1).toBe(1);
});

it("a running server restores the counts that FLUSHALL deletes", async () => {
  const { remaining } = await listPets();
  await (await openAdmin(redis.url))("FLUSHALL");
  expect([remaining, remaining - 1]).toContain((await listPets()).remaining);
});
