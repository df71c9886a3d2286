import { type AddressLimiter, type BanPolicy, createAddressLimiter } from "@animal-store/api-platform";
import type { RedisConnection } from "./redis-connection.ts";
import { createRedisLimiter } from "./redis-limiter.ts";

export interface RedisAddressLimiterOptions {
  readonly connection: RedisConnection;
  readonly perMinute: number;
  readonly limitShare?: number;
}

const noBans: BanPolicy = { maxStrikes: 1, windowMs: 0, durationMs: 0, graceMs: Number.MAX_SAFE_INTEGER };

/** Counts requests without a valid key for all processes together. */
export function createRedisAddressLimiter(options: RedisAddressLimiterOptions): AddressLimiter {
  const { connection, perMinute, limitShare } = options;
  const limiter = createRedisLimiter({
    connection,
    keyPrefix: "address",
    rules: noBans,
    limitShare,
    lifetimeMs: 120_000,
  });
  // The latest known counts.
  const counts = createAddressLimiter(perMinute);

  return {
    async take(address) {
      const startedAt = connection.now();
      for (const bucket of counts.findBuckets(address, startedAt)) {
        const limits = { perMinute: bucket.limit, perDay: Number.POSITIVE_INFINITY };
        const { isAllowed, now, windowStatuses } = await limiter.take(bucket.name, limits, startedAt);
        const [windowStatus] = windowStatuses;
        counts.raiseCount(bucket, bucket.limit - windowStatus.remaining, now);
        // The count of a larger network does not include the requests that exceed the limit of a smaller one.
        if (!isAllowed) return { isAllowed, now, windowStatus };
      }
      const now = connection.now();
      return { isAllowed: true, now, windowStatus: counts.peek(address, now) };
    },
    peek: (address) => counts.peek(address, connection.now()),
  };
}
