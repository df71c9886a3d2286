import {
  type AddressBucket,
  type AddressDecision,
  type AddressLimiter,
  addressWindowStatus,
  createAddressLimiter,
  maxBuckets,
  maxCount,
  overflowBucket,
} from "@animal-store/api-platform";
import { createBatcher } from "@animal-store/sql-store/timing";
import { defineScript, type RedisConnection } from "./redis-connection.ts";

export interface RedisAddressLimiterOptions {
  readonly connection: RedisConnection;
  readonly perMinute: number;
  readonly limitShare?: number;
}

interface PendingRequest {
  readonly address: string;
  readonly resolve: (decision: AddressDecision) => void;
}

/** Counts requests without a valid key for all processes together. */
export function createRedisAddressLimiter(options: RedisAddressLimiterOptions): AddressLimiter {
  const { connection, perMinute, limitShare = 0.25 } = options;
  const redisCounts = createAddressLimiter(perMinute);
  const fallback = createAddressLimiter(perMinute, limitShare);
  const add = createBatcher(send);

  return {
    take(address) {
      if (connection.problem() !== undefined) return fallback.take(address, connection.now());
      return new Promise((resolve) => add({ address, resolve }));
    },
    peek: (address) => (connection.problem() === undefined ? redisCounts : fallback).peek(address, connection.now()),
  };

  async function send(requests: readonly PendingRequest[]): Promise<void> {
    try {
      const allBuckets = requests.map(({ address }) => redisCounts.findBuckets(address));
      const bucketArgs = allBuckets.flatMap((buckets) => [buckets.length, ...buckets.flatMap(toArgs)]);
      const args = [maxBuckets, ...toArgs(overflowBucket), ...bucketArgs];
      const { time, results } = await connection.run(addressScript, [`${connection.name}:addresses`], args);
      for (const [index, { resolve }] of requests.entries()) {
        const [passed, ...counts] = results[index] ?? [];
        const buckets = allBuckets[index]?.length === counts.length ? allBuckets[index] : [overflowBucket];
        const bucketCounts = buckets.map((bucket, position) => ({ ...bucket, count: counts[position] ?? 0 }));
        redisCounts.raiseCounts(bucketCounts, time);
        resolve({ isAllowed: passed === 1, now: time, windowStatus: addressWindowStatus(bucketCounts, perMinute) });
      }
    } catch {
      for (const { address, resolve } of requests) resolve(fallback.take(address, connection.now()));
    }
  }

  function toArgs(bucket: AddressBucket): [name: string, maximum: number] {
    return [bucket.name, maxCount(bucket, perMinute)];
  }
}

/**
 * Counts requests without a valid key in the current minute. One hash has the field "minute" and one field for each bucket.
 *
 * KEYS: the hash. ARGV: maximum number of buckets; name and maximum of the overflow bucket; then for
 * each request the number of its buckets, and for each bucket its name and its maximum.
 * Response: the time; then for each request: passed (1 or 0), counts of its buckets, or of the overflow bucket.
 */
const addressScript = defineScript(`
local minute = string.format('%.0f', math.floor(now / 60000))
if redis.call('HGET', KEYS[1], 'minute') ~= minute then
  redis.call('UNLINK', KEYS[1])
  redis.call('HSET', KEYS[1], 'minute', minute)
  redis.call('PEXPIRE', KEYS[1], 120000)
end
local response = { now }
local index = 4
while index <= #ARGV do
  local buckets, areStored = {}, true
  for bucket = 1, tonumber(ARGV[index]) do
    local nameIndex = index + 2 * bucket - 1
    local field = 'of ' .. ARGV[nameIndex]
    local count = redis.call('HGET', KEYS[1], field)
    areStored = areStored and count
    buckets[bucket] = { field, tonumber(ARGV[nameIndex + 1]), tonumber(count or 0) }
  end
  index = index + 1 + 2 * #buckets
  if not areStored and redis.call('HLEN', KEYS[1]) - 1 + #buckets > tonumber(ARGV[1]) then
    local field = 'of ' .. ARGV[2]
    buckets = { { field, tonumber(ARGV[3]), tonumber(redis.call('HGET', KEYS[1], field) or 0) } }
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
