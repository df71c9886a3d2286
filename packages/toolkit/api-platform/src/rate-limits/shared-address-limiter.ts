import { systemClock } from "@animal-store/process/web";
import { type AddressLimiter, createAddressLimiter } from "./address-limiter.ts";
import type { Limiter } from "./limiter.ts";

export interface SharedAddressLimiterOptions {
  /** The limiter that all processes share. It needs no bans. */
  readonly limiter: Limiter;
  /** The limit of one IPv4 address or /64; the limit of a /48 is ten times higher. */
  readonly perMinute: number;
  /** Returns the time of the limiter, in milliseconds since the Unix epoch. @default the clock of this process */
  readonly now?: () => number;
}

/**
 * Counts requests by client address for all processes together.
 * @example
 * const addressLimiter = createSharedAddressLimiter({ limiter: createSqlLimiter({ query }), perMinute: 60 });
 */
export function createSharedAddressLimiter(options: SharedAddressLimiterOptions): AddressLimiter {
  const { limiter, perMinute, now: readTime = systemClock.now } = options;
  // The latest known counts.
  const counts = createAddressLimiter(perMinute);

  return {
    async take(address) {
      const startedAt = readTime();
      for (const bucket of counts.findBuckets(address, startedAt)) {
        const limits = { perMinute: bucket.limit, perDay: Number.POSITIVE_INFINITY };
        const { isAllowed, now, windowStatuses } = await limiter.take(bucket.name, limits, startedAt);
        const [windowStatus] = windowStatuses;
        counts.raiseCount(bucket, bucket.limit - windowStatus.remaining, now);
        // The count of a larger network does not include the requests that exceed the limit of a smaller one.
        if (!isAllowed) return { isAllowed, now, windowStatus };
      }
      const now = readTime();
      return { isAllowed: true, now, windowStatus: counts.peek(address, now) };
    },
    peek: (address) => counts.peek(address, readTime()),
  };
}
