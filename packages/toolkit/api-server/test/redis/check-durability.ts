import { expect, it } from "vitest";
import { fallbackShare, limits, name, openAdmin, openProcesses } from "./open-limiter.ts";
import { openRedis, type RedisProcess } from "./start-redis.ts";

const batchSize = 10;

type Send = (...command: string[]) => Promise<unknown>;
export interface RedisSetting {
  readonly name: string;
  readonly losesCounts?: true;
  readonly change: (send: Send, redis: RedisProcess) => Promise<unknown>;
  readonly undo?: (send: Send) => Promise<unknown>;
}

const commandSetting = (...args: string[]): RedisSetting => ({ name: args.join(" "), change: (send) => send(...args) });
const configSetting = (name: string, value: string, defaultValue: string): RedisSetting => ({
  name: `CONFIG SET ${name} ${value}`,
  change: (send) => send("CONFIG", "SET", name, value),
  undo: (send) => send("CONFIG", "SET", name, defaultValue),
});
const replicaSetting = (name: string, value: string): RedisSetting => ({
  name: `REPLICAOF an unavailable primary, ${name} ${value}`,
  async change(send) {
    await send("CONFIG", "SET", name, value);
    await send("REPLICAOF", "127.0.0.1", "1");
  },
  undo: (send) => send("REPLICAOF", "NO", "ONE"),
});
/** Closes all connections after the change, because the setting applies only to new ones. */
const withReconnect = (setting: RedisSetting): RedisSetting => ({
  ...setting,
  async change(send, redis) {
    await setting.change(send, redis);
    await send("CLIENT", "KILL", "TYPE", "normal");
  },
});
const evictionSetting = (policy: string): RedisSetting => ({
  name: `full memory with maxmemory-policy ${policy}`,
  losesCounts: true,
  async change(send) {
    await send("CONFIG", "SET", "maxmemory-policy", policy);
    const usedBytes = /^used_memory:(\d+)/m.exec(String(await send("INFO", "memory")))?.[1];
    await send("CONFIG", "SET", "maxmemory", String(Number(usedBytes) + 1_000_000));
    // volatile-ttl evicts keys that expire, the soonest first.
    const expiryOptions = policy === "volatile-ttl" ? ["PX", "999999999"] : [];
    for (let index = 0; String(await send("KEYS", `${name}:usage:*`)) !== ""; index += 1) {
      if (index > 500) throw new Error("Redis evicted no count");
      await send("SET", `filler ${index}`, "x".repeat(100_000), ...expiryOptions);
    }
  },
  async undo(send) {
    await send("CONFIG", "SET", "maxmemory-policy", "noeviction");
    await send("CONFIG", "SET", "maxmemory", "0");
  },
});

/** The settings that `npm test` covers. */
export const quickSettings: RedisSetting[] = [
  { ...commandSetting("FLUSHALL"), losesCounts: true },
  evictionSetting("allkeys-lru"),
  configSetting("maxmemory-policy", "allkeys-lru", "noeviction"),
  withReconnect(configSetting("requirepass", "another", "")),
];
export const redisSettings: RedisSetting[] = [
  ...quickSettings,
  { ...commandSetting("FLUSHDB"), losesCounts: true },
  { ...commandSetting("SWAPDB", "0", "1"), losesCounts: true },
  { name: "a restart without its data", losesCounts: true, change: (_, redis) => redis.restart() },
  evictionSetting("volatile-ttl"),
  commandSetting("SCRIPT", "FLUSH"),
  commandSetting("CONFIG", "RESETSTAT"),
  commandSetting("CLIENT", "PAUSE", "600"),
  commandSetting("DEBUG", "SLEEP", "0.6"),
  withReconnect(configSetting("timeout", "1", "0")),
  withReconnect(configSetting("maxclients", "1", "10000")),
  configSetting("maxmemory", "1", "0"),
  configSetting("min-replicas-to-write", "1", "0"),
  replicaSetting("replica-read-only", "yes"),
  replicaSetting("replica-read-only", "no"),
  replicaSetting("replica-serve-stale-data", "no"),
  {
    name: "ACL SETUSER without scripts",
    change: (send) => send("ACL", "SETUSER", "default", "-evalsha", "-eval"),
    undo: (send) => send("ACL", "SETUSER", "default", "+@all"),
  },
];

/** Registers tests of the limits in one and two processes while a Redis setting changes. */
export function describeRedisSettings(settings: readonly RedisSetting[]): void {
  it.each(settings)("$name: one process allows exactly the limit", (setting) => testSetting(setting, 1));
  it.each(settings)("$name: two processes exceed the limit by at most the lost counts or fallback shares", (setting) =>
    testSetting(setting, 2),
  );
}

async function testSetting(setting: RedisSetting, processCount: number): Promise<void> {
  const redis = await openRedis("--enable-debug-command", "yes");
  const send = await openAdmin(redis.url);
  const { processes } = await openProcesses({ redis, count: processCount });
  let allowed = 0;
  const sendBatches = async (batches: number) => {
    for (let batch = 0; batch < batches; batch += 1)
      for (const count of await Promise.all(
        processes.map(({ countAllowed }) => countAllowed(batchSize / processCount)),
      ))
        allowed += count;
  };
  await sendBatches(3);
  await setting.change(send, redis);
  await sendBatches(6);
  await setting.undo?.(send);
  for (const { untilAvailable } of processes) await untilAvailable();
  await sendBatches(6);
  expect(allowed).toBeGreaterThanOrEqual(limits.perMinute);
  const maxExcess = setting.losesCounts ? batchSize : limits.perMinute * fallbackShare * processCount;
  expect(allowed).toBeLessThanOrEqual(limits.perMinute + (processCount === 1 ? 0 : maxExcess));
}
