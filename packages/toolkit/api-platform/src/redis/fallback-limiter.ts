import { LRUCache } from "lru-cache";
import { createUsage, type KeyUsage, rollWindows, takeRequest } from "../rate-limits/key-usage.ts";
import {
  type BanPolicy,
  type Decision,
  keyWindowStatuses,
  type LimiterObserver,
  type Limits,
} from "../rate-limits/limiter.ts";
import { minute, toWindowIndex } from "../rate-limits/windows.ts";

export interface FallbackOptions {
  readonly rules: BanPolicy;
  /** The part of each limit that this process allows, above 0 and at most 1. It allows at least one request. */
  readonly limitShare: number;
  readonly observer?: LimiterObserver | undefined;
  /** The maximum number of keys in memory. The most recently used keys are retained. @default 100,000 */
  readonly maxKeys?: number;
}

interface LocalUsage extends KeyUsage {
  localInMinute: number;
  localInDay: number;
  /** The part of the local requests that is not yet sent to Redis. */
  unsentInMinute: number;
  unsentInDay: number;
}

const noLocalRequests = { localInMinute: 0, localInDay: 0, unsentInMinute: 0, unsentInDay: 0 };

/** Decides while Redis is unavailable. Remembers the counts of Redis, to restore those that Redis lost. */
export interface FallbackLimiter {
  /** Allows at most the local part of each limit. @param isUncertain whether Redis may have counted the request */
  take(keyId: string, limits: Limits, now: number, isUncertain?: boolean): Decision;
  /** Returns the arguments of a key for `limiterScript`. Reports each request that passed without Redis only once. */
  report(keyId: string): number[];
  /** Returns the keys with local decisions that are not reported yet. */
  findUnsynced(): string[];
  /** Remembers the usage of a key in Redis. */
  remember(redisUsage: KeyUsage, now: number): void;
}

export function createFallbackLimiter(options: FallbackOptions): FallbackLimiter {
  const { rules, limitShare, observer, maxKeys = 100_000 } = options;
  // The option `max` would allocate memory for all keys at once.
  const usages = new LRUCache<string, LocalUsage>({ maxSize: maxKeys, sizeCalculation: () => 1 });
  const unsyncedKeys = new Set<string>();

  return {
    take(keyId, limits, now, isUncertain = false) {
      const usage = findOrAdd(keyId, now);
      unsyncedKeys.add(keyId);
      const localLimits = {
        ...limits,
        perMinute: Math.min(limits.perMinute, usage.inMinute - usage.localInMinute + toLocalLimit(limits.perMinute)),
        perDay: Math.min(limits.perDay, usage.inDay - usage.localInDay + toLocalLimit(limits.perDay)),
      };
      const decision = takeRequest(usage, localLimits, now, rules, observer);
      if (decision.isAllowed) {
        usage.localInMinute += 1;
        usage.localInDay += 1;
      }
      if (decision.isAllowed && !isUncertain) {
        usage.unsentInMinute += 1;
        usage.unsentInDay += 1;
      }
      return {
        ...decision,
        windowStatuses: keyWindowStatuses(limits, {
          inMinute: limits.perMinute - localLimits.perMinute + usage.inMinute,
          inDay: limits.perDay - localLimits.perDay + usage.inDay,
        }),
      };
    },
    report(keyId) {
      unsyncedKeys.delete(keyId);
      const usage = usages.get(keyId);
      if (!usage) return [0, 0, 0, 0, 0, 0];
      const { unsentInMinute, unsentInDay } = usage;
      usage.unsentInMinute = 0;
      usage.unsentInDay = 0;
      const counts = [usage.minute, usage.inMinute - unsentInMinute, usage.inDay - unsentInDay];
      return [...counts, usage.bannedUntil ?? 0, unsentInMinute, unsentInDay];
    },
    findUnsynced: () => [...unsyncedKeys],
    remember(redisUsage, now) {
      const usage = findOrAdd(redisUsage.keyId, now);
      const { inMinute, inDay } = usage;
      Object.assign(usage, redisUsage, {
        inMinute: Math.max(inMinute, redisUsage.inMinute),
        inDay: Math.max(inDay, redisUsage.inDay),
      });
    },
  };

  function findOrAdd(keyId: string, now: number): LocalUsage {
    const known = usages.get(keyId);
    const usage = known ?? { ...createUsage(keyId, now), ...noLocalRequests };
    if (!known) usages.set(keyId, usage);
    if (usage.minute === toWindowIndex(minute, now)) return usage;
    const previousDay = usage.day;
    rollWindows(usage, now);
    const { localInDay, unsentInDay } = usage;
    return Object.assign(usage, noLocalRequests, usage.day === previousDay && { localInDay, unsentInDay });
  }

  function toLocalLimit(limit: number): number {
    return Math.max(1, Math.floor(limit * limitShare));
  }
}
