import {
  type AddressDecision,
  type AddressLimiter,
  addressAllowance,
  type BucketCount,
  createAddressLimiter,
  maxBuckets,
  maxCount,
  minute,
  sharedBucket,
  windowAt,
} from "@animal-store/service";
import { addressScript } from "./address-script.ts";
import { addressesKey } from "./key-names.ts";
import type { RedisConnection } from "./redis-connection.ts";

export interface RedisAddressLimiterOptions {
  readonly connection: RedisConnection;
  /** Requests that one address may make in a UTC clock minute. */
  readonly perMinute: number;
  /** The part of it that this process allows by itself while Redis is away. @default 0.25 */
  readonly share?: number;
  /** Milliseconds that are added to the time of Redis. @default 0 */
  readonly offset?: () => number;
}

interface Waiting {
  readonly address: string;
  readonly now: number;
  readonly resolve: (decision: AddressDecision) => void;
}

/**
 * Counts requests without a valid key in Redis, for all processes together, with one call for each turn of the event loop. Counts that
 * Redis lost are restored to what this process saw.
 */
export function createRedisAddressLimiter(options: RedisAddressLimiterOptions): AddressLimiter {
  const { connection, perMinute, share = 0.25, offset = () => 0 } = options;
  const seen = createAddressLimiter(perMinute);
  const fallback = createAddressLimiter(perMinute, share);
  let waiting: Waiting[] = [];
  // The time of Redis less that of this process.
  let ahead = 0;

  return {
    take(address, now) {
      if (connection.problem() !== undefined) return fallback.take(address, now);
      return new Promise((resolve) => {
        if (waiting.push({ address, now, resolve }) === 1) setImmediate(send);
      });
    },
    peek: (address, now) =>
      connection.problem() === undefined ? seen.peek(address, now + ahead) : fallback.peek(address, now),
  };

  async function send(): Promise<void> {
    const sent = waiting;
    waiting = [];
    const began = sent[0]?.now ?? 0;
    const estimated = began + ahead;
    const known = sent.map(({ address }) => seen.counts(address, estimated));
    try {
      const args = [offset(), maxBuckets, sharedBucket.name, maxCount(sharedBucket, perMinute)];
      args.push(windowAt(minute, estimated), ...known.flatMap(toArgs));
      const [time, decisions] = parse(await connection.run(addressScript, [addressesKey], args.map(String)));
      ahead = time - began;
      for (const [index, { resolve }] of sent.entries()) {
        const [passed, ...counts] = decisions[index] ?? [0];
        const own = known[index]?.length === counts.length ? known[index] : [sharedBucket];
        const counted = own.map((bucket, place) => ({ ...bucket, count: counts[place] ?? 0 }));
        seen.raise(counted, time);
        resolve({ isAllowed: passed === 1, now: time, allowance: addressAllowance(counted, perMinute) });
      }
    } catch {
      for (const { address, now, resolve } of sent) resolve(fallback.take(address, now));
    }
  }

  function toArgs(buckets: readonly BucketCount[]): (string | number)[] {
    return [buckets.length, ...buckets.flatMap((bucket) => [bucket.name, maxCount(bucket, perMinute), bucket.count])];
  }
}

/** @throws {TypeError} if the script returned something else */
function parse(response: unknown): [time: number, decisions: number[][]] {
  if (!Array.isArray(response)) throw new TypeError("Redis answered something else than the script says");
  const [time, ...decisions] = response;
  return [Number(time), decisions.map((decision) => (Array.isArray(decision) ? decision.map(Number) : []))];
}
