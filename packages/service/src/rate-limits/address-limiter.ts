import type { Awaitable } from "@animal-store/openapi-hono";
import ipaddr from "ipaddr.js";
import { minute, toWindowIndex, type WindowStatus } from "./windows.ts";

/** Counts, by client address, the requests that come without a valid key. */
export interface AddressLimiter {
  /**
   * Counts one request, unless the minute is used up.
   * @param now milliseconds since the Unix epoch; a limiter that several processes share goes by a clock of its own
   */
  take(address: string, now: number): Awaitable<AddressDecision>;
  /** What is left of an address's minute, as far as this process knows, without counting. */
  peek(address: string, now: number): WindowStatus;
}

export interface AddressDecision {
  readonly isAllowed: boolean;
  /** When it was decided, in milliseconds since the Unix epoch, by the clock of whoever keeps the counts. */
  readonly now: number;
  readonly allowance: WindowStatus;
}

/** A count that an address shares with others. It allows a multiple of the limit of one address. */
export interface AddressBucket {
  readonly name: string;
  readonly factor: number;
}
export interface BucketCount extends AddressBucket {
  readonly count: number;
}

/** The number of buckets in a minute. The other addresses share one. */
export const maxBuckets = 100_000;
const maxParsed = 1000;
const addressesPerNetwork = 10;
export const sharedBucket: AddressBucket = { name: "others", factor: 1 };

/**
 * Counts requests without a valid key in UTC clock minutes, in this process. IPv6 counts by /64 and by /48.
 * @param perMinute the limit of one address or /64; a /48 has ten times as much
 * @param share the part of each limit that this process allows
 */
export function createAddressLimiter(perMinute: number, share = 1) {
  let counts = new Map<string, number>();
  // Parsing an address costs more than the rest of a check, and few addresses send most requests.
  const parsed = new Map<string, readonly AddressBucket[]>();
  let currentMinute = 0;

  return {
    take(address: string, now: number): AddressDecision {
      const buckets = bucketsOf(address, now);
      const isAllowed = buckets.every((bucket) => countOf(bucket) < maxCount(bucket, perMinute, share));
      if (isAllowed) for (const bucket of buckets) counts.set(bucket.name, countOf(bucket) + 1);
      return { isAllowed, now, allowance: allowance(buckets) };
    },
    peek: (address: string, now: number) => allowance(bucketsOf(address, now)),
    /** Returns the buckets of an address with their counts in the current minute. */
    counts(address: string, now: number): readonly BucketCount[] {
      enterMinute(now);
      return withCounts(parse(address));
    },
    /** Raises counts to those of another process. */
    raise(others: readonly BucketCount[], now: number) {
      enterMinute(now);
      for (const bucket of others) {
        const { name } = hasRoom([bucket]) ? bucket : sharedBucket;
        counts.set(name, Math.max(bucket.count, counts.get(name) ?? 0));
      }
    },
  };

  function enterMinute(now: number): void {
    const thisMinute = toWindowIndex(minute, now);
    if (thisMinute === currentMinute) return;
    counts = new Map();
    currentMinute = thisMinute;
  }

  function parse(address: string): readonly AddressBucket[] {
    let buckets = parsed.get(address);
    if (buckets === undefined) {
      buckets = addressBuckets(address);
      if (parsed.size >= maxParsed) parsed.clear();
      parsed.set(address, buckets);
    }
    return buckets;
  }

  function bucketsOf(address: string, now: number): readonly AddressBucket[] {
    enterMinute(now);
    const buckets = parse(address);
    return hasRoom(buckets) ? buckets : [sharedBucket];
  }

  function hasRoom(buckets: readonly AddressBucket[]): boolean {
    return counts.size + buckets.length <= maxBuckets || buckets.every(({ name }) => counts.has(name));
  }

  function countOf({ name }: AddressBucket): number {
    return counts.get(name) ?? 0;
  }

  function withCounts(buckets: readonly AddressBucket[]): BucketCount[] {
    return buckets.map((bucket) => ({ ...bucket, count: countOf(bucket) }));
  }

  function allowance(buckets: readonly AddressBucket[]): WindowStatus {
    return addressAllowance(withCounts(buckets), perMinute, share);
  }
}

/** Returns how many requests a bucket allows in a minute. */
export function maxCount({ factor }: AddressBucket, perMinute: number, share = 1): number {
  return Math.max(1, Math.floor(perMinute * share)) * factor;
}

/** Returns what is left in the bucket with the fewest requests left; on a tie, in the one of the address. */
export function addressAllowance(counts: readonly BucketCount[], perMinute: number, share = 1): WindowStatus {
  const windowStatuses = counts.map((bucket) => ({
    window: minute,
    limit: perMinute * bucket.factor,
    remaining: Math.max(0, maxCount(bucket, perMinute, share) - bucket.count),
  }));
  return windowStatuses.reduce((one, other) => (other.remaining < one.remaining ? other : one));
}

/** Returns the buckets of an address: itself for IPv4; for IPv6 its /64, the size of one link, and its /48, the size of one site. */
export function addressBuckets(address: string): readonly AddressBucket[] {
  if (!ipaddr.isValid(address)) return [sharedBucket];
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [{ name: parsed.toString(), factor: 1 }];
  const parts = parsed.parts.map((part) => part.toString(16));
  return [
    { name: parts.slice(0, 4).join(":"), factor: 1 },
    { name: parts.slice(0, 3).join(":"), factor: addressesPerNetwork },
  ];
}
