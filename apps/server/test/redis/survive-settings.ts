import { type BanRules, banRules } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { createClient } from "@redis/client";
import { expect, onTestFinished } from "vitest";
import { openRedisLimiter } from "./open-limiter.ts";
import { openRedis, type RedisProcess } from "./start-redis.ts";

const free = { perMinute: 60, perDay: 1000 };
const share = 0.25;
const batchSize = 10;

type Send = (...command: string[]) => Promise<unknown>;
/** A setting of Redis that an operator changes, and undoes, while processes serve. */
export interface RedisSetting {
  readonly name: string;
  readonly losesCounts?: true;
  readonly change: (send: Send, redis: RedisProcess) => Promise<unknown>;
  readonly undo?: (send: Send) => Promise<unknown>;
}

const command = (...words: string[]): RedisSetting => ({ name: words.join(" "), change: (send) => send(...words) });
const config = (name: string, value: string, normal: string): RedisSetting => ({
  name: `CONFIG SET ${name} ${value}`,
  change: (send) => send("CONFIG", "SET", name, value),
  undo: (send) => send("CONFIG", "SET", name, normal),
});
const replica = (name: string, value: string): RedisSetting => ({
  name: `REPLICAOF an unavailable primary, ${name} ${value}`,
  async change(send) {
    await send("CONFIG", "SET", name, value);
    await send("REPLICAOF", "127.0.0.1", "1");
  },
  undo: (send) => send("REPLICAOF", "NO", "ONE"),
});
/** A setting that holds for new connections. */
const reconnecting = (setting: RedisSetting): RedisSetting => ({
  ...setting,
  async change(send, redis) {
    await setting.change(send, redis);
    await send("CLIENT", "KILL", "TYPE", "normal");
  },
});
/** Fills the memory until Redis has evicted every count. */
const evicting = (policy: string): RedisSetting => ({
  name: `a full memory with maxmemory-policy ${policy}`,
  losesCounts: true,
  async change(send) {
    await send("CONFIG", "SET", "maxmemory-policy", policy);
    const used = /^used_memory:(\d+)/m.exec(String(await send("INFO", "memory")))?.[1];
    await send("CONFIG", "SET", "maxmemory", String(Number(used) + 1_000_000));
    // volatile-ttl evicts keys that expire, the soonest first.
    const expiry = policy === "volatile-ttl" ? ["PX", "999999999"] : [];
    for (let index = 0; String(await send("KEYS", "animal-store:usage:*")) !== ""; index += 1) {
      if (index > 500) throw new Error("Redis evicted no count");
      await send("SET", `filler ${index}`, "x".repeat(100_000), ...expiry);
    }
  },
  async undo(send) {
    await send("CONFIG", "SET", "maxmemory-policy", "noeviction");
    await send("CONFIG", "SET", "maxmemory", "0");
  },
});

/** Those that `npm test` tries too. */
export const decisiveSettings: RedisSetting[] = [
  { ...command("FLUSHALL"), losesCounts: true },
  evicting("allkeys-lru"),
  config("maxmemory-policy", "allkeys-lru", "noeviction"),
  reconnecting(config("requirepass", "another", "")),
];
export const redisSettings: RedisSetting[] = [
  ...decisiveSettings,
  { ...command("FLUSHDB"), losesCounts: true },
  { ...command("SWAPDB", "0", "1"), losesCounts: true },
  { name: "a restart without its data", losesCounts: true, change: (_, redis) => redis.restart() },
  evicting("volatile-ttl"),
  command("SCRIPT", "FLUSH"),
  command("CONFIG", "RESETSTAT"),
  command("CLIENT", "PAUSE", "600"),
  command("DEBUG", "SLEEP", "0.6"),
  reconnecting(config("timeout", "1", "0")),
  reconnecting(config("maxclients", "1", "10000")),
  config("maxmemory", "1", "0"),
  config("min-replicas-to-write", "1", "0"),
  replica("replica-read-only", "yes"),
  replica("replica-read-only", "no"),
  replica("replica-serve-stale-data", "no"),
  {
    name: "ACL SETUSER without scripts",
    change: (send) => send("ACL", "SETUSER", "default", "-evalsha", "-eval"),
    undo: (send) => send("ACL", "SETUSER", "default", "+@all"),
  },
];

/** One process allows exactly the limit; two allow at most what Redis lost before the other one learned it, or their shares. */
export async function surviveSetting(setting: RedisSetting, processes: number): Promise<void> {
  const { redis, send, take, back, passed } = await openProcesses(processes);
  await take(30);
  await setting.change(send, redis);
  await take(60);
  await setting.undo?.(send);
  await back();
  await take(60);
  expect(passed()).toBeGreaterThanOrEqual(free.perMinute);
  const beyond = setting.losesCounts ? batchSize : free.perMinute * share * processes;
  expect(passed()).toBeLessThanOrEqual(free.perMinute + (processes === 1 ? 0 : beyond));
}

/** Opens processes that limit one key to 60 requests, in a minute that does not end. */
export async function openProcesses(count: number, rules: BanRules = banRules) {
  const redis = await openRedis("--enable-debug-command", "yes");
  const clock = createTestClock();
  clock.advance(60_000 - (clock.now() % 60_000));
  const processes = await Promise.all(
    Array.from({ length: count }, () => openRedisLimiter(redis.url, { rules, clock, share })),
  );
  let admin = await connect(redis.url);
  let passed = 0;
  onTestFinished(() => {
    for (const process of processes) process.close?.();
    admin.destroy();
  });
  return {
    redis,
    clock,
    async send(...words: string[]): Promise<unknown> {
      if (!admin.isOpen) admin = await connect(redis.url);
      return admin.sendCommand(words);
    },
    passed: () => passed,
    /** Sends requests in batches, to one process or to each in turn. */
    async take(requests: number, process?: number) {
      for (let sent = 0; sent < requests; sent += batchSize) {
        const batch = Array.from({ length: Math.min(batchSize, requests - sent) }, (_, index) =>
          processes[process ?? index % count]?.limiter.take("key", free, clock.now()),
        );
        passed += (await Promise.all(batch)).filter((decision) => decision?.isAllowed).length;
      }
    },
    back: () =>
      expect
        .poll(() => processes.map(({ connection }) => connection.problem()), { interval: 20, timeout: 10_000 })
        .toEqual(processes.map(() => undefined)),
  };
}

async function connect(url: string) {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on("error", () => {});
  return client.connect();
}
