import {
  type AddressDecision,
  type AddressLimiter,
  addressWindowStatus,
  type BucketCount,
  createAddressLimiter,
  maxBuckets,
  maxCount,
  minute,
  overflowBucket,
  toWindowIndex,
} from "@animal-store/api-platform";
import { createBatcher } from "@animal-store/sql-store/timing";
import { defineScript, type RedisConnection } from "./redis-connection.ts";

export interface RedisAddressLimiterOptions {
  readonly connection: RedisConnection;
  readonly perMinute: number;
  readonly limitShare?: number;
  /** Returns milliseconds to add to the clock of Redis, for tests. */
  readonly testOffsetMs?: () => number;
}

interface PendingRequest {
  readonly address: string;
  readonly now: number;
  readonly resolve: (decision: AddressDecision) => void;
}

/** Counts requests without a valid key for all processes together, and restores counts that Redis lost. */
export function createRedisAddressLimiter(options: RedisAddressLimiterOptions): AddressLimiter {
  const { connection, perMinute, limitShare = 0.25, testOffsetMs = () => 0 } = options;
  const redisCounts = createAddressLimiter(perMinute);
  const fallback = createAddressLimiter(perMinute, limitShare);
  const add = createBatcher(send);
  // The clock of Redis minus the clock of this process.
  let clockSkewMs = 0;

  return {
    take(address, now) {
      if (connection.problem() !== undefined) return fallback.take(address, now);
      return new Promise((resolve) => add({ address, now, resolve }));
    },
    peek: (address, now) =>
      connection.problem() === undefined ? redisCounts.peek(address, now + clockSkewMs) : fallback.peek(address, now),
  };

  async function send(requests: readonly PendingRequest[]): Promise<void> {
    const startedAt = requests[0]?.now ?? 0;
    const redisNow = startedAt + clockSkewMs;
    const localCounts = requests.map(({ address }) => redisCounts.bucketCounts(address, redisNow));
    try {
      const args = [testOffsetMs(), maxBuckets, overflowBucket.name, maxCount(overflowBucket, perMinute)];
      args.push(toWindowIndex(minute, redisNow), ...localCounts.flatMap(toArgs));
      const [redisTime, decisions] = parseResponse(
        await connection.run(addressScript, [`${connection.name}:addresses`], args.map(String)),
      );
      clockSkewMs = redisTime - startedAt;
      for (const [index, { resolve }] of requests.entries()) {
        const [passed, ...counts] = decisions[index] ?? [0];
        const countedBuckets = localCounts[index]?.length === counts.length ? localCounts[index] : [overflowBucket];
        const buckets = countedBuckets.map((bucket, position) => ({ ...bucket, count: counts[position] ?? 0 }));
        redisCounts.raiseCounts(buckets, redisTime);
        resolve({ isAllowed: passed === 1, now: redisTime, windowStatus: addressWindowStatus(buckets, perMinute) });
      }
    } catch {
      for (const { address, now, resolve } of requests) resolve(fallback.take(address, now));
    }
  }

  function toArgs(buckets: readonly BucketCount[]): (string | number)[] {
    return [buckets.length, ...buckets.flatMap((bucket) => [bucket.name, maxCount(bucket, perMinute), bucket.count])];
  }
}

/**
 * Counts requests without a valid key in the current minute. One hash has the field "minute" and one field for each bucket.
 *
 * KEYS: the hash. ARGV: the clock offset; maximum number of buckets; name and maximum of the overflow bucket; the minute of the
 * counts below; then for each request the number of its buckets, and for each bucket its name, its maximum, and a lower bound of
 * its count, which restores a lost count.
 * Response: the time; then for each request: passed (1 or 0), counts of its buckets, or of the overflow bucket.
 */
const addressScript = defineScript(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + ARGV[1]
local minute = string.format('%.0f', math.floor(now / 60000))
if redis.call('HGET', KEYS[1], 'minute') ~= minute then
  redis.call('UNLINK', KEYS[1])
  redis.call('HSET', KEYS[1], 'minute', minute)
  redis.call('PEXPIRE', KEYS[1], 120000)
end
local response = { string.format('%.0f', now) }
local index = 6
while index <= #ARGV do
  local buckets, areStored = {}, true
  for bucket = 1, tonumber(ARGV[index]) do
    local nameIndex = index + 3 * bucket - 2
    local field = 'of ' .. ARGV[nameIndex]
    local count = redis.call('HGET', KEYS[1], field)
    areStored = areStored and count
    local minimum = ARGV[5] == minute and tonumber(ARGV[nameIndex + 2]) or 0
    buckets[bucket] = { field, tonumber(ARGV[nameIndex + 1]), math.max(tonumber(count or 0), minimum) }
  end
  index = index + 1 + 3 * #buckets
  if not areStored and redis.call('HLEN', KEYS[1]) - 1 + #buckets > tonumber(ARGV[2]) then
    local field = 'of ' .. ARGV[3]
    buckets = { { field, tonumber(ARGV[4]), tonumber(redis.call('HGET', KEYS[1], field) or 0) } }
  end
  local passed = 1
  for _, bucket in ipairs(buckets) do
    if bucket[3] >= bucket[2] then passed = 0 end
  end
  local result = { passed }
  for _, bucket in ipairs(buckets) do
    local count = bucket[3] + passed
    if count > 0 then redis.call('HSET', KEYS[1], bucket[1], count) end
    result[#result + 1] = count
  end
  response[#response + 1] = result
end
return response
`);

function parseResponse(response: unknown): [time: number, decisions: number[][]] {
  if (!Array.isArray(response)) throw new TypeError("the script returned an unexpected response");
  const [time, ...decisions] = response;
  return [Number(time), decisions.map((decision) => (Array.isArray(decision) ? decision.map(Number) : []))];
}
