import { createClient } from "@redis/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runToEnd, type ServerProcess, startProcess, temporaryDirectory } from "../server-process.ts";
import { bringingRedis, type RedisProcess, startRedis } from "./start-redis.ts";

const folders = [temporaryDirectory(), temporaryDirectory()] as const;
const servers: ServerProcess[] = [];
let redis: RedisProcess & { end(): Promise<void> };
let key = "";

beforeAll(async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url };
  servers.push(await startProcess(folders[0].path, env));
  const limits = ["--per-minute", "4", "--per-day", "40"];
  const made = await runToEnd("keys.js", ["create", "--plan", "free", ...limits, "--json"], {
    DATA_DIR: folders[0].path,
  });
  key = JSON.parse(made.stdout).key;
}, bringingRedis);
afterAll(async () => {
  for (const server of servers) await server.end("SIGTERM");
  await redis.end();
  for (const { remove } of folders) remove();
});

const ask = (server: ServerProcess) =>
  fetch(`${server.origin}/v1/pets`, { headers: { Authorization: `Bearer ${key}` } });
const ready = async (server: ServerProcess) => (await fetch(`${server.origin}/readyz`)).json();

it("a server counts in Redis, beside SQLite, and goes on there after a restart", async () => {
  const [server] = servers as [ServerProcess];
  expect(server.stdout()).toContain(`Limits   Redis at ${new URL(redis.url).host}`);
  expect(await ready(server)).toEqual({ status: "ready" });
  const before = await ask(server);
  expect(before.status).toBe(200);
  await server.end("SIGTERM");
  servers[0] = await startProcess(folders[0].path, { REDIS_URL: redis.url });
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(servers[0] as ServerProcess)));
  const day = (answer: Response) => Number(/"day";r=(\d+)/.exec(answer.headers.get("ratelimit") ?? "")?.[1]);
  expect(day(before)).toBe(39);
  expect(Math.max(...answers.map(day))).toBe(38);
});

it("one that starts without Redis says so, and serves", async () => {
  const server = await startProcess(folders[1].path, {
    REDIS_URL: "redis://127.0.0.1:1",
    LIMIT_SHARE_WITHOUT_REDIS: "0.29",
  });
  servers.push(server);
  const { status, reasons } = await ready(server);
  expect([status, reasons]).toEqual([
    "ready",
    ["limits: Redis is away: each process allows 29 % of each limit by itself"],
  ]);
  expect(server.stderr()).toContain("Redis is away");
});

it("a running server says once that Redis went, and on /readyz until it is back", async () => {
  const [server] = servers as [ServerProcess];
  const said = () => server.stderr().split("Redis is away").length - 1;
  await redis.kill();
  await expect.poll(() => ready(server)).toMatchObject({ status: "ready", reasons: [expect.any(String)] });
  for (let count = 0; count < 5; count += 1) expect((await ask(server)).headers.get("x-ratelimit-limit")).toBe("4");
  await redis.restart();
  await expect.poll(() => ready(server), { timeout: 5000 }).toEqual({ status: "ready" });
  await expect.poll(said).toBe(1);
});

it("a running server restores the counts that FLUSHALL deletes, and reports the loss", async () => {
  const [server] = servers as [ServerProcess];
  const admin = await createClient({ url: redis.url }).connect();
  const day = async () => Number(/"day";r=(\d+)/.exec((await ask(server)).headers.get("ratelimit") ?? "")?.[1]);
  const before = await day();
  await admin.sendCommand(["FLUSHALL"]);
  expect([before, before - 1]).toContain(await day());
  await expect
    .poll(() => ready(server))
    .toEqual({ status: "ready", reasons: [expect.stringContaining("limits: Redis lost counts")] });
  expect(server.stderr()).toContain("Redis lost counts");
  admin.destroy();
});
