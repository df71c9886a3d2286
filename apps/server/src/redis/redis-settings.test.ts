import { banRules } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { createClient } from "@redis/client";
import { describe, expect, it } from "vitest";
import { openRedisLimiter } from "../../test/redis/open-limiter.ts";
import { bringingRedis, openRedis, type RedisProcess } from "../../test/redis/start-redis.ts";

const free = { perMinute: 60, perDay: 1000 };
const share = 0.25;
const atOnce = 10;

type Send = (...command: string[]) => Promise<unknown>;
interface Setting {
  readonly name: string;
  readonly change: (send: Send, redis: RedisProcess) => Promise<unknown>;
  readonly undo?: (send: Send) => Promise<unknown>;
}

const command = (...words: string[]): Setting => ({ name: words.join(" "), change: (send) => send(...words) });
const config = (name: string, value: string, normal: string): Setting => ({
  name: `CONFIG SET ${name} ${value}`,
  change: (send) => send("CONFIG", "SET", name, value),
  undo: (send) => send("CONFIG", "SET", name, normal),
});
const replica = (name: string, value: string): Setting => ({
  name: `REPLICAOF an unavailable primary, with ${name} ${value}`,
  async change(send) {
    await send("CONFIG", "SET", name, value);
    await send("REPLICAOF", "127.0.0.1", "1");
  },
  undo: (send) => send("REPLICAOF", "NO", "ONE"),
});
/** A setting that holds for new connections. */
const reconnecting = ({ name, change, undo }: Setting): Setting => ({
  name,
  async change(send, redis) {
    await change(send, redis);
    await send("CLIENT", "KILL", "TYPE", "normal");
  },
  undo: undo ?? (async () => {}),
});
/** Fills the memory until Redis has evicted every count. */
const evicting = (policy: string): Setting => ({
  name: `maxmemory-policy ${policy}, with a full memory`,
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

/** Redis loses every count. */
const losses: Setting[] = [
  command("FLUSHALL"),
  command("FLUSHDB"),
  command("SWAPDB", "0", "1"),
  { name: "a restart without its data", change: (_, redis) => redis.restart() },
  evicting("allkeys-lru"),
  evicting("volatile-ttl"),
];
/** Redis keeps the counts, and may not respond. */
const others: Setting[] = [
  command("SCRIPT", "FLUSH"),
  command("CONFIG", "RESETSTAT"),
  command("CLIENT", "PAUSE", "600"),
  command("DEBUG", "SLEEP", "0.6"),
  reconnecting(config("timeout", "1", "0")),
  reconnecting(config("maxclients", "1", "10000")),
  reconnecting(config("requirepass", "another", "")),
  config("maxmemory", "1", "0"),
  config("maxmemory-policy", "allkeys-lru", "noeviction"),
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

describe("a setting of Redis that changes while processes serve", () => {
  it.each([...losses, ...others])(
    "$name: one process allows exactly the limit",
    {
      timeout: bringingRedis,
    },
    async (setting) => {
      const one = await open(1);
      await one.take(30);
      await setting.change(one.send, one.redis);
      await one.take(20);
      await setting.undo?.(one.send);
      await one.back();
      await one.take(60);
      expect(one.passed()).toBe(free.perMinute);
      one.close();
    },
  );

  it.each(losses)(
    "$name: two processes allow what one of them allowed unseen by the other",
    {
      timeout: bringingRedis,
    },
    async (setting) => {
      const two = await open(2);
      await two.take(30);
      await setting.change(two.send, two.redis);
      await two.take(60);
      await setting.undo?.(two.send);
      await two.back();
      await two.take(60);
      expect(two.passed()).toBeGreaterThanOrEqual(free.perMinute);
      expect(two.passed()).toBeLessThanOrEqual(free.perMinute + atOnce);
      two.close();
    },
  );

  it.each(others)(
    "$name: two processes allow at most the limit and their shares",
    {
      timeout: bringingRedis,
    },
    async (setting) => {
      const two = await open(2);
      await two.take(30);
      await setting.change(two.send, two.redis);
      await two.take(60);
      await setting.undo?.(two.send);
      await two.back();
      await two.take(60);
      expect(two.passed()).toBeGreaterThanOrEqual(free.perMinute);
      expect(two.passed()).toBeLessThanOrEqual(free.perMinute * (1 + 2 * share));
      two.close();
    },
  );

  it("a process learns a lost count from the next request at a process that knows it", {
    timeout: bringingRedis,
  }, async () => {
    const two = await open(2);
    await two.take(30, 0);
    await two.send("FLUSHALL");
    await two.take(10, 1);
    await two.take(100, 0);
    await two.take(100, 1);
    expect(two.passed()).toBe(free.perMinute + 10);
    two.close();
  });

  it("a ban continues after FLUSHALL", { timeout: bringingRedis }, async () => {
    const one = await open(1, { ...banRules, strikes: 1 });
    await one.take(70);
    one.clock.advance(banRules.grace + 1);
    await one.take(1);
    await one.send("FLUSHALL");
    one.clock.advance(60_000);
    await one.take(10);
    expect(one.passed()).toBe(free.perMinute);
    one.close();
  });
});

async function open(count: number, rules = banRules) {
  const redis = await openRedis("--enable-debug-command", "yes");
  const clock = createTestClock();
  // No minute ends during the test.
  clock.advance(60_000 - (clock.now() % 60_000));
  const processes = await Promise.all(
    Array.from({ length: count }, () => openRedisLimiter(redis.url, { rules, clock, share })),
  );
  let admin = await connect(redis.url);
  let passed = 0;
  return {
    redis,
    clock,
    async send(...words: string[]): Promise<unknown> {
      if (!admin.isOpen) admin = await connect(redis.url);
      return admin.sendCommand(words);
    },
    passed: () => passed,
    /** Sends requests of one key, to one process or to each in turn. */
    async take(requests: number, process?: number) {
      for (let sent = 0; sent < requests; sent += atOnce) {
        const decisions = await Promise.all(
          Array.from({ length: Math.min(atOnce, requests - sent) }, (_, index) =>
            processes[process ?? index % count]?.limiter.take("key", free, clock.now()),
          ),
        );
        passed += decisions.filter((decision) => decision?.isAllowed).length;
      }
    },
    back: () =>
      expect
        .poll(() => processes.map(({ connection }) => connection.problem()), { interval: 20, timeout: 10_000 })
        .toEqual(processes.map(() => undefined)),
    close() {
      for (const process of processes) process.close?.();
      admin.destroy();
    },
  };
}

async function connect(url: string) {
  const client = createClient({ url, socket: { reconnectStrategy: false } });
  client.on("error", () => {});
  return client.connect();
}
