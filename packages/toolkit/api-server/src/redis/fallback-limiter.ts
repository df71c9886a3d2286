import {
  type BanPolicy,
  createUsage,
  type Decision,
  discardLiftedPenalties,
  isBanned,
  type KeyUsage,
  keyWindowStatuses,
  type LimiterObserver,
  type Limits,
  minute,
  recordRejection,
  rollWindows,
  toWindowIndex,
} from "@animal-store/api-platform";

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
export function createFallbackLimiter({ rules, limitShare, observer, maxKeys = 100_000 }: FallbackOptions) {
  // An LRU cache: a full newerUsages replaces olderUsages, and a used key moves to newerUsages.
  let newerUsages = new Map<string, LocalUsage>();
  let olderUsages = new Map<string, LocalUsage>();
  const unsyncedKeys = new Set<string>();

  return {
    /** Allows at most the local part of each limit. @param isUncertain whether Redis may have counted the request */
    take(keyId: string, limits: Limits, now: number, isUncertain = false): Decision {
      const usage = findOrAdd(keyId, now);
      unsyncedKeys.add(keyId);
      if (limits.unbannedAt !== undefined) discardLiftedPenalties(usage, limits.unbannedAt, now, rules);
      const localLimits = {
        perMinute: Math.min(limits.perMinute, usage.inMinute - usage.localInMinute + toLocalLimit(limits.perMinute)),
        perDay: Math.min(limits.perDay, usage.inDay - usage.localInDay + toLocalLimit(limits.perDay)),
      };
      const isAllowed = !isBanned(usage, now, rules) && passOrReject(usage, localLimits, now);
      if (isAllowed && !isUncertain) {
        usage.unsentInMinute += 1;
        usage.unsentInDay += 1;
      }
      return {
        isAllowed,
        now,
        windowStatuses: keyWindowStatuses(limits, {
          inMinute: limits.perMinute - localLimits.perMinute + usage.inMinute,
          inDay: limits.perDay - localLimits.perDay + usage.inDay,
        }),
        bannedUntil: isBanned(usage, now, rules) ? usage.bannedUntil : null,
      };
    },
    /** Returns the arguments of a key for `limiterScript`. Reports each request that passed without Redis only once. */
    report(keyId: string): number[] {
      unsyncedKeys.delete(keyId);
      const usage = find(keyId);
      if (!usage) return [0, 0, 0, 0, 0, 0];
      const { unsentInMinute, unsentInDay } = usage;
      usage.unsentInMinute = 0;
      usage.unsentInDay = 0;
      const counts = [usage.minute, usage.inMinute - unsentInMinute, usage.inDay - unsentInDay];
      return [...counts, usage.bannedUntil ?? 0, unsentInMinute, unsentInDay];
    },
    /** Returns the keys with local decisions that are not reported yet. */
    findUnsynced: () => [...unsyncedKeys],
    /** Remembers the usage of a key in Redis. */
    remember(redisUsage: KeyUsage, now: number): void {
      const usage = findOrAdd(redisUsage.keyId, now);
      const { inMinute, inDay } = usage;
      Object.assign(usage, redisUsage, {
        inMinute: Math.max(inMinute, redisUsage.inMinute),
        inDay: Math.max(inDay, redisUsage.inDay),
      });
    },
  };

  function find(keyId: string): LocalUsage | undefined {
    return newerUsages.get(keyId) ?? olderUsages.get(keyId);
  }

  function findOrAdd(keyId: string, now: number): LocalUsage {
    const usage = find(keyId) ?? { ...createUsage(keyId, now), ...noLocalRequests };
    if (!newerUsages.has(keyId)) {
      if (newerUsages.size >= maxKeys / 2) [olderUsages, newerUsages] = [newerUsages, new Map()];
      newerUsages.set(keyId, usage);
    }
    if (usage.minute === toWindowIndex(minute, now)) return usage;
    const previousDay = usage.day;
    rollWindows(usage, now);
    const { localInDay, unsentInDay } = usage;
    return Object.assign(usage, noLocalRequests, usage.day === previousDay && { localInDay, unsentInDay });
  }

  function passOrReject(usage: LocalUsage, localLimits: Limits, now: number): boolean {
    if (usage.inMinute < localLimits.perMinute && usage.inDay < localLimits.perDay) {
      usage.inMinute += 1;
      usage.inDay += 1;
      usage.localInMinute += 1;
      usage.localInDay += 1;
      return true;
    }
    const penalty = recordRejection(usage, localLimits, now, rules);
    if (penalty) observer?.onPenalties({ strikes: 1, bans: penalty === "ban" ? 1 : 0 });
    return false;
  }

  function toLocalLimit(limit: number): number {
    return Math.max(1, Math.floor(limit * limitShare));
  }
}
