import type { Awaitable } from "@animal-store/openapi-hono";
import ipaddr from "ipaddr.js";
import type { Allowance } from "./usage.ts";
import { minute, windowAt } from "./windows.ts";

/** Counts, by client address, the requests that come without a valid key. */
export interface AddressLimiter {
  /**
   * Counts one request, unless the minute is used up.
   * @param now milliseconds since the Unix epoch; a limiter that several processes share goes by a clock of its own
   */
  take(address: string, now: number): Awaitable<AddressDecision>;
  /** What is left of an address's minute, as far as this process knows, without counting. */
  peek(address: string, now: number): Allowance;
}

export interface AddressDecision {
  readonly isAllowed: boolean;
  /** When it was decided, in milliseconds since the Unix epoch, by the clock of whoever keeps the counts. */
  readonly now: number;
  readonly allowance: Allowance;
}

/** Counts in this process. */
export interface MemoryAddressLimiter extends AddressLimiter {
  take(address: string, now: number): AddressDecision;
  /** Takes over what others counted too, where that is more. */
  note(address: string, count: number, now: number): void;
}

/** As many addresses a minute have counters of their own; the rest share one. */
export const mostAddresses = 100_000;
const mostRecognised = 1000;
/** What is counted together. */
export const allOthers = "others";

/** @param perMinute requests that one address may make in a UTC clock minute */
export function createAddressLimiter(perMinute: number): MemoryAddressLimiter {
  let counts = new Map<string, number>();
  // Of the minute before: a clock that is set back into it goes on there.
  let left = { minute: -1, counts: new Map<string, number>() };
  // Reading an address takes longer than all else that is done for it, and few addresses send most requests.
  const blocks = new Map<string, string>();
  let currentMinute = 0;

  return {
    take(address, now) {
      const bucket = bucketOf(address, now);
      const count = counts.get(bucket) ?? 0;
      const isAllowed = count < perMinute;
      if (isAllowed) counts.set(bucket, count + 1);
      return { isAllowed, now, allowance: allowance(bucket) };
    },
    note(address, count, now) {
      const bucket = bucketOf(address, now);
      counts.set(bucket, Math.max(count, counts.get(bucket) ?? 0));
    },
    peek: (address, now) => allowance(bucketOf(address, now)),
  };

  function bucketOf(address: string, now: number): string {
    const thisMinute = windowAt(minute, now);
    if (thisMinute !== currentMinute) {
      const former = { minute: currentMinute, counts };
      counts = left.minute === thisMinute ? left.counts : new Map();
      left = former;
      currentMinute = thisMinute;
    }
    let block = blocks.get(address);
    if (block === undefined) {
      block = addressBlock(address);
      if (blocks.size >= mostRecognised) blocks.clear();
      blocks.set(address, block);
    }
    return counts.has(block) || counts.size < mostAddresses ? block : allOthers;
  }

  function allowance(bucket: string): Allowance {
    return { window: minute, limit: perMinute, remaining: Math.max(0, perMinute - (counts.get(bucket) ?? 0)) };
  }
}

/** The address itself for IPv4; its /64 for IPv6, where one caller has that many. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return allOthers;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(":")
    : parsed.toString();
}
