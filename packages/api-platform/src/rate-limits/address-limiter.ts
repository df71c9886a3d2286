import type { Awaitable } from "@animal-store/openapi-hono";
import ipaddr from "ipaddr.js";
import { minute, toWindowIndex, type WindowStatus } from "./windows.ts";

/** Counts requests without a valid key by client address. */
export interface AddressLimiter {
  /**
   * Counts one request and allows it, or rejects it without counting it.
   * @param now milliseconds since the Unix epoch; a limiter that several processes share uses its own clock
   */
  take(address: string, now: number): Awaitable<AddressDecision>;
  /** Returns the status of an address without counting a request. It can omit the latest counts of other processes. */
  peek(address: string, now: number): WindowStatus;
}

/** The decision of an address limiter on one request. */
export interface AddressDecision {
  readonly isAllowed: boolean;
  /** The time of the decision by the clock of the limiter, in milliseconds since the Unix epoch. */
  readonly now: number;
  readonly windowStatus: WindowStatus;
}

export interface AddressBucket {
  readonly name: string;
  /** Its limit is this multiple of the limit of one address. */
  readonly factor: number;
}

/** A bucket with its count in the current minute. */
export interface BucketCount extends AddressBucket {
  readonly count: number;
}

/** The maximum number of buckets in a minute. All further addresses share one bucket. */
export const maxBuckets = 100_000;
const maxParsedAddresses = 1000;
const networkFactor = 10;
/** The bucket of the addresses above `maxBuckets`. */
export const overflowBucket: AddressBucket = { name: "others", factor: 1 };

/**
 * Creates an address limiter in the memory of one process. It counts in UTC clock minutes, and counts IPv6 by /64 and /48.
 * @param perMinute the limit of one IPv4 address or /64; the limit of a /48 is ten times higher
 * @param limitShare the fraction of each limit that this process allows, from 0 to 1
 *
 * @example
 * const limiter = createAddressLimiter(60);
 * const { isAllowed } = limiter.take("192.0.2.1", Date.now());
 */
export function createAddressLimiter(perMinute: number, limitShare = 1) {
  let countByBucket = new Map<string, number>();
  // Parsing is the slowest part of a call, and few addresses send most requests.
  const parsedBuckets = new Map<string, readonly AddressBucket[]>();
  let currentMinute = 0;

  return {
    take(address: string, now: number): AddressDecision {
      const buckets = selectBuckets(address, now);
      const isAllowed = buckets.every((bucket) => countOf(bucket) < maxCount(bucket, perMinute, limitShare));
      if (isAllowed) for (const bucket of buckets) countByBucket.set(bucket.name, countOf(bucket) + 1);
      return { isAllowed, now, windowStatus: toStatus(buckets) };
    },
    peek: (address: string, now: number) => toStatus(selectBuckets(address, now)),
    /** Returns the buckets that count the requests of an address. */
    findBuckets: parseBuckets,
    /** Raises the counts to those of another process if they are higher. */
    raiseCounts(otherCounts: readonly BucketCount[], now: number) {
      resetAtNewMinute(now);
      for (const bucket of otherCounts) {
        const { name } = hasRoom([bucket]) ? bucket : overflowBucket;
        countByBucket.set(name, Math.max(bucket.count, countByBucket.get(name) ?? 0));
      }
    },
  };

  function resetAtNewMinute(now: number): void {
    const thisMinute = toWindowIndex(minute, now);
    if (thisMinute === currentMinute) return;
    countByBucket = new Map();
    currentMinute = thisMinute;
  }

  function parseBuckets(address: string): readonly AddressBucket[] {
    let buckets = parsedBuckets.get(address);
    if (buckets === undefined) {
      buckets = addressBuckets(address);
      if (parsedBuckets.size >= maxParsedAddresses) parsedBuckets.clear();
      parsedBuckets.set(address, buckets);
    }
    return buckets;
  }

  function selectBuckets(address: string, now: number): readonly AddressBucket[] {
    resetAtNewMinute(now);
    const buckets = parseBuckets(address);
    return hasRoom(buckets) ? buckets : [overflowBucket];
  }

  function hasRoom(buckets: readonly AddressBucket[]): boolean {
    return countByBucket.size + buckets.length <= maxBuckets || buckets.every(({ name }) => countByBucket.has(name));
  }

  function countOf({ name }: AddressBucket): number {
    return countByBucket.get(name) ?? 0;
  }

  function toStatus(buckets: readonly AddressBucket[]): WindowStatus {
    const counts = buckets.map((bucket) => ({ ...bucket, count: countOf(bucket) }));
    return addressWindowStatus(counts, perMinute, limitShare);
  }
}

/** Returns the number of requests that a bucket allows in a minute. */
export function maxCount({ factor }: AddressBucket, perMinute: number, limitShare = 1): number {
  return Math.max(1, Math.floor(perMinute * limitShare)) * factor;
}

/** Returns the status of the bucket with the fewest remaining requests. On a tie, returns the one of the address. */
export function addressWindowStatus(
  bucketCounts: readonly BucketCount[],
  perMinute: number,
  limitShare = 1,
): WindowStatus {
  const windowStatuses = bucketCounts.map((bucket) => ({
    window: minute,
    limit: perMinute * bucket.factor,
    remaining: Math.max(0, maxCount(bucket, perMinute, limitShare) - bucket.count),
  }));
  return windowStatuses.reduce((lowest, status) => (status.remaining < lowest.remaining ? status : lowest));
}

// A /64 is the usual size of one link, and a /48 of one site.
export function addressBuckets(address: string): readonly AddressBucket[] {
  if (!ipaddr.isValid(address)) return [overflowBucket];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), factor: 1 }];
  const parts = parsed.parts.map((part) => part.toString(16));
  return [
    { name: parts.slice(0, 4).join(":"), factor: 1 },
    { name: parts.slice(0, 3).join(":"), factor: networkFactor },
  ];
}
