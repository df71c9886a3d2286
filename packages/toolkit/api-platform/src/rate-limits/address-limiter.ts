import type { Awaitable } from "@animal-store/openapi-hono";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
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
  /** Requests per minute. */
  readonly limit: number;
}

// The maximum number of buckets in a minute. All further addresses share one bucket.
const maxBuckets = 100_000;
// Parsing is the slowest part of a call, and few addresses send most requests.
const maxParsedAddresses = 1000;
const networkFactor = 10;

/**
 * Creates an address limiter in the memory of one process. It counts in UTC clock minutes, and counts IPv6 by /64 and /48.
 * @param perMinute the limit of one IPv4 address or /64; the limit of a /48 is ten times higher
 *
 * @example
 * const limiter = createAddressLimiter(60);
 * const { isAllowed } = limiter.take("192.0.2.1", Date.now());
 */
export function createAddressLimiter(perMinute: number) {
  const overflowBucket: AddressBucket = { name: "others", limit: perMinute };
  const parsedBuckets = new LRUCache<string, readonly AddressBucket[]>({
    max: maxParsedAddresses,
    memoMethod: (address) => parseBuckets(address),
  });
  let countByBucket = new Map<string, number>();
  let currentMinute = 0;

  return {
    take(address: string, now: number): AddressDecision {
      const buckets = findBuckets(address, now);
      const isAllowed = buckets.every((bucket) => countOf(bucket) < bucket.limit);
      if (isAllowed) for (const bucket of buckets) countByBucket.set(bucket.name, countOf(bucket) + 1);
      return { isAllowed, now, windowStatus: lowestStatus(buckets) };
    },
    peek: (address: string, now: number) => lowestStatus(findBuckets(address, now)),
    /** Returns the buckets that count the requests of an address, the smallest one first. */
    findBuckets,
    /** Raises the count of a bucket to the count of all processes. */
    raiseCount(bucket: AddressBucket, count: number, now: number) {
      resetAtNewMinute(now);
      countByBucket.set(bucket.name, Math.max(count, countOf(bucket)));
    },
  };

  function findBuckets(address: string, now: number): readonly AddressBucket[] {
    resetAtNewMinute(now);
    const buckets = parsedBuckets.memo(address);
    const hasRoom = countByBucket.size + buckets.length <= maxBuckets;
    return hasRoom || buckets.every(({ name }) => countByBucket.has(name)) ? buckets : [overflowBucket];
  }

  function resetAtNewMinute(now: number): void {
    const thisMinute = toWindowIndex(minute, now);
    if (thisMinute === currentMinute) return;
    countByBucket = new Map();
    currentMinute = thisMinute;
  }

  function countOf({ name }: AddressBucket): number {
    return countByBucket.get(name) ?? 0;
  }

  /** Returns the status of the bucket with the fewest remaining requests. On a tie, returns the smallest bucket. */
  function lowestStatus(buckets: readonly AddressBucket[]): WindowStatus {
    return buckets
      .map((bucket) => ({
        window: minute,
        limit: bucket.limit,
        remaining: Math.max(0, bucket.limit - countOf(bucket)),
      }))
      .reduce((lowest, status) => (status.remaining < lowest.remaining ? status : lowest));
  }

  // A /64 is the usual size of one link, and a /48 of one site.
  function parseBuckets(address: string): readonly AddressBucket[] {
    if (!ipaddr.isValid(address)) return [overflowBucket];
    const parsed = ipaddr.process(address);
    if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), limit: perMinute }];
    const parts = parsed.parts.map((part) => part.toString(16));
    return [
      { name: parts.slice(0, 4).join(":"), limit: perMinute },
      { name: parts.slice(0, 3).join(":"), limit: perMinute * networkFactor },
    ];
  }
}
