import {
  allowancesOf,
  type BanPolicy,
  createUsage,
  type Decision,
  discardFuturePenalties,
  dropLifted,
  isBanned,
  type KeyUsage,
  type LimiterObserver,
  type Limits,
  minute,
  recordRejection,
  rollWindows,
  toWindowIndex,
} from "@animal-store/service";

export interface FallbackOptions {
  readonly rules: BanPolicy;
  /** The share of each limit, above 0 and at most 1. At least one request passes. */
  readonly share: number;
  /** Called for each strike and ban. */
  readonly observer?: LimiterObserver | undefined;
  /** The maximum number of keys in memory. The most recently used keys are retained. @default 100,000 */
  readonly maxKeys?: number;
}

interface KnownUsage extends KeyUsage {
  /** The requests that passed in these windows without Redis. */
  aloneInMinute: number;
  aloneInDay: number;
  /** The part of them that was not sent to Redis. */
  unsentInMinute: number;
  unsentInDay: number;
}

const nothingAlone = { aloneInMinute: 0, aloneInDay: 0, unsentInMinute: 0, unsentInDay: 0 };

/**
 * Creates the limiter that decides while Redis is unavailable, and that restores counts missing in Redis. It uses the counts known to
 * this process, which are a lower bound of the counts in Redis.
 */
export function createFallbackLimiter({ rules, share, observer, maxKeys = 100_000 }: FallbackOptions) {
  // A full newer generation becomes the older one. A key that is used again moves to the newer one.
  let newer = new Map<string, KnownUsage>();
  let older = new Map<string, KnownUsage>();
  const unsettled = new Map<string, { readonly limits: Limits; readonly since: number }>();
  let reports = 0;

  return {
    /**
     * Allows at most the share of each limit, and at most the remainder of the limit known to this process.
     * @param isUncertain whether Redis may have counted the request
     */
    take(keyId: string, limits: Limits, now: number, isUncertain = false): Decision {
      const usage = at(keyId, now);
      unsettled.set(keyId, { limits, since: reports });
      if (limits.unbannedAt !== undefined) dropLifted(usage, limits.unbannedAt, now, rules);
      const allowed = {
        perMinute: Math.min(limits.perMinute, usage.inMinute - usage.aloneInMinute + shareOf(limits.perMinute)),
        perDay: Math.min(limits.perDay, usage.inDay - usage.aloneInDay + shareOf(limits.perDay)),
      };
      const isAllowed = !isBanned(usage, now, rules) && passOrReject(usage, allowed, now);
      if (isAllowed && !isUncertain) {
        usage.unsentInMinute += 1;
        usage.unsentInDay += 1;
      }
      return {
        isAllowed,
        now,
        // Reports the full limit, but only the remainder for this process.
        windowStatuses: allowancesOf(limits, {
          inMinute: limits.perMinute - allowed.perMinute + usage.inMinute,
          inDay: limits.perDay - allowed.perDay + usage.inDay,
        }),
        bannedUntil: isBanned(usage, now, rules) ? usage.bannedUntil : null,
      };
    },
    /**
     * Returns the values of a key to send to Redis: a minute, the counts of that minute and its day, the end of a ban, and the counts
     * of requests that passed without Redis. The latter are sent once. If that call fails, they become counts that Redis may have lost.
     */
    report(keyId: string) {
      reports += 1;
      const usage = find(keyId);
      if (!usage) return [0, 0, 0, 0, 0, 0];
      const { unsentInMinute, unsentInDay } = usage;
      usage.unsentInMinute = 0;
      usage.unsentInDay = 0;
      const counts = [usage.minute, usage.inMinute - unsentInMinute, usage.inDay - unsentInDay];
      return [...counts, usage.bannedUntil ?? 0, unsentInMinute, unsentInDay];
    },
    /**
     * Records a response of Redis. With two calls in flight, Redis can lose the counts of the first before it runs the second. So this
     * process limits the second by the response to the first.
     * @returns the usage, and the number of passed requests, at most the remainder of the limits
     */
    receive(stored: KeyUsage, passed: number, { perMinute, perDay }: Limits, now: number) {
      const usage = at(stored.keyId, now);
      const { inMinute, inDay } = usage;
      const isPassed = Math.max(0, Math.min(passed, perMinute - inMinute, perDay - inDay));
      Object.assign(usage, stored, {
        inMinute: Math.max(inMinute + isPassed, stored.inMinute),
        inDay: Math.max(inDay + isPassed, stored.inDay),
      });
      return { usage, passed: isPassed };
    },
    /** Returns the keys with local decisions since they were last settled. */
    unsettled: (maxKeys: number) =>
      Array.from(unsettled.entries().take(maxKeys), ([keyId, { limits }]) => [keyId, limits] as const),
    /** Returns the number of reports so far. */
    reports: () => reports,
    /** Records that Redis has the first `reported` reports of a key. @returns whether the key was unsettled */
    settle(keyId: string, reported = Number.POSITIVE_INFINITY) {
      const known = unsettled.get(keyId);
      if (known && known.since < reported) unsettled.delete(keyId);
      return known !== undefined;
    },
  };

  function find(keyId: string): KnownUsage | undefined {
    return newer.get(keyId) ?? older.get(keyId);
  }

  function at(keyId: string, now: number): KnownUsage {
    const usage = find(keyId) ?? { ...createUsage(keyId, now), ...nothingAlone };
    if (!newer.has(keyId)) {
      if (newer.size >= maxKeys / 2) [older, newer] = [newer, new Map()];
      newer.set(keyId, usage);
    }
    if (usage.minute === toWindowIndex(minute, now)) return usage;
    const formerDay = usage.day;
    rollWindows(usage, now);
    discardFuturePenalties(usage, now, rules);
    const { aloneInDay, unsentInDay } = usage;
    return Object.assign(usage, nothingAlone, usage.day === formerDay && { aloneInDay, unsentInDay });
  }

  function passOrReject(usage: KnownUsage, allowed: Limits, now: number): boolean {
    if (usage.inMinute < allowed.perMinute && usage.inDay < allowed.perDay) {
      usage.inMinute += 1;
      usage.inDay += 1;
      usage.aloneInMinute += 1;
      usage.aloneInDay += 1;
      return true;
    }
    const offence = recordRejection(usage, allowed, now, rules);
    if (offence) observer?.held({ strikes: 1, bans: offence === "ban" ? 1 : 0 });
    return false;
  }

  function shareOf(limit: number): number {
    return Math.max(1, Math.floor(limit * share));
  }
}
