// What it costs to hear of other processes' batches: for each entry, microseconds of this process and of Redis, as JSON. For apps/bench:
//   REDIS_URL=redis://… node apps/server/bench/hear-changes.ts
import type { Pet } from "@animal-store/service";
import { createRedisLimiter, openRedis } from "../src/redis/index.ts";
import { defineScript } from "../src/redis/script.ts";

const { REDIS_URL } = process.env;
if (!REDIS_URL) throw new Error("REDIS_URL must name the Redis to ask.");
const url = REDIS_URL;
const nobody = { announce: async () => {}, withdraw: async () => {}, isAnyoneUntold: async () => false };
const limits = { perMinute: 1e9, perDay: 1e9 };
const pets: Pet[] = Array.from({ length: 25 }, (_, index) => ({ id: index + 1, name: "Rex", categoryId: 7 }));
const batches = 250;
const rounds = 20;
const cpuScript = defineScript("return redis.call('INFO', 'cpu')");

const writer = await open();
const reader = await open();
const quiet = await measure(0);
const busy = await measure(batches);
const perEntry = (of: "own" | "redis") => Math.max(0, busy[of] - quiet[of]) / (2 * batches * rounds);
console.log(JSON.stringify({ own: perEntry("own"), redis: perEntry("redis") }));
process.exit(0);

async function open() {
  const redis = openRedis({ url, log: { warn() {}, error() {} } });
  const changes = redis.shareChanges(nobody);
  const limiter = createRedisLimiter({ connection: redis.connection, changes: changes.feed });
  await redis.connection.start();
  return { redis, changes, limiter };
}

/** Lets one process tell of batches, and the other hear of all of them with its next request. */
async function measure(count: number) {
  const spent = { own: 0, redis: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (let batch = 0; batch < count; batch += 1) {
      const end = await writer.changes.begin({ pets, orderedPets: [] });
      await end({ added: pets, placed: [] });
    }
    const redisBefore = await usedByRedis();
    const before = process.cpuUsage();
    await reader.limiter.take("key", limits, 0);
    const { user, system } = process.cpuUsage(before);
    spent.own += user + system;
    spent.redis += (await usedByRedis()) - redisBefore;
  }
  return spent;
}

async function usedByRedis(): Promise<number> {
  const told = String(await reader.redis.connection.run(cpuScript, [], []));
  const seconds = (name: string) => Number(new RegExp(`^${name}:([\\d.]+)`, "m").exec(told)?.[1]);
  return (seconds("used_cpu_user") + seconds("used_cpu_sys")) * 1e6;
}
