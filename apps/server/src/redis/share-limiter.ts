import {
  type BanRules,
  createUsage,
  type Decision,
  day,
  dropLifted,
  isBanned,
  isOver,
  type KeyUsage,
  type LimiterWatch,
  type Limits,
  minute,
  moveTo,
  refuse,
  windowAt,
} from "@animal-store/service";
import { type KnownCounts, remaining } from "./known-counts.ts";

/** What a key did by a process's own count alone. */
export type OwnCount = { -readonly [Member in keyof KeyUsage]: KeyUsage[Member] };
/** What is to be added unless Redis did the call of this number, or a later one. */
export type Part = readonly [number: number, ...counts: OwnCount[]];

/** Counts by itself while Redis is away, within a share of each limit, and remembers what Redis does not know yet. */
export interface ShareLimiter {
  /** @param call the number of the call that may have counted the request already; undefined: none has */
  take(keyId: string, limits: Limits, now: number, call?: number): Decision;
  noteBan(keyId: string, bannedUntil: number, now: number): void;
  hasUnsettled(): boolean;
  /**
   * @param number gives what no call counted a number of its own
   * @returns what is to be added next, before the next call: what waits for its turn has no number yet, so no call comes before it
   */
  unsettled(number: () => number): Part[];
  /** Forgets the parts that were added. */
  settle(parts: readonly Part[]): void;
}

export interface ShareRules {
  readonly rules: BanRules;
  /** Of each limit, above 0 and up to 1; at least one request passes. */
  readonly share: number;
  /** Told of strikes and bans. */
  readonly watch?: LimiterWatch | undefined;
  /** What is known of the counts in Redis: with it no key exceeds its whole limit. */
  readonly known: KnownCounts;
}

// Redis does nothing else while it adds them: about two milliseconds.
const mostTogether = 500;

export function createShareLimiter({ rules, share, watch, known }: ShareRules): ShareLimiter {
  const usages = new Map<string, KeyUsage>();
  const parts: Part[] = [];
  // Of the uncounted ones, those that have a number.
  let numbered: Part | undefined;
  const uncounted = new Map<string, OwnCount>();
  let maybeCounted: { call: number; counts: Map<string, OwnCount> }[] = [];
  let today = 0;

  return {
    take(keyId, limits, now, call) {
      const usage = usageOf(keyId, now);
      if (limits.unbannedAt !== undefined) dropLifted(usage, limits.unbannedAt, now, rules);
      const count = countIn(call === undefined ? uncounted : countsOf(call), keyId, now);
      const left = remaining(known.at(keyId, now), limits);
      const allowed = {
        perMinute: Math.min(shareOf(limits.perMinute), usage.inMinute + left.perMinute),
        perDay: Math.min(shareOf(limits.perDay), usage.inDay + left.perDay),
      };
      const isAllowed = !isBanned(usage, now, rules) && passOrRefuse(usage, count, allowed, now);
      return {
        isAllowed,
        now,
        allowances: [
          { window: minute, limit: limits.perMinute, remaining: Math.max(0, allowed.perMinute - usage.inMinute) },
          { window: day, limit: limits.perDay, remaining: Math.max(0, allowed.perDay - usage.inDay) },
        ],
        bannedUntil: isBanned(usage, now, rules) ? usage.bannedUntil : null,
      };
    },
    noteBan(keyId, bannedUntil, now) {
      usageOf(keyId, now).bannedUntil = bannedUntil;
    },
    hasUnsettled: () => numbered !== undefined || parts.length + uncounted.size + maybeCounted.length > 0,
    unsettled(number) {
      // Those of calls that failed are small: each is a turn of the event loop.
      for (const { call, counts } of maybeCounted) parts.push([call, ...counts.values()]);
      maybeCounted = [];
      if (uncounted.size > 0) numbered ??= [number(), ...takeUncounted()];
      return [...parts, ...(numbered ? [numbered] : [])].sort(([one], [other]) => one - other);
    },
    settle(added) {
      const done = new Set(added);
      // Two settlements can have sent the same part.
      for (const part of [...parts, ...(numbered ? [numbered] : [])])
        if (done.has(part)) for (const count of part.slice(1) as OwnCount[]) known.settle(count);
      parts.splice(0, parts.length, ...parts.filter((part) => !done.has(part)));
      if (numbered && done.has(numbered)) numbered = undefined;
    },
  };

  function takeUncounted(): OwnCount[] {
    const taken = [...uncounted.values().take(mostTogether)];
    for (const { keyId } of taken) uncounted.delete(keyId);
    return taken;
  }

  function passOrRefuse(usage: KeyUsage, count: OwnCount, limits: Limits, now: number): boolean {
    if (usage.inMinute < limits.perMinute && usage.inDay < limits.perDay) {
      for (const each of [usage, count]) {
        each.inMinute += 1;
        each.inDay += 1;
      }
      const shared = known.at(usage.keyId, now);
      shared.unsettledInMinute += 1;
      shared.unsettledInDay += 1;
      return true;
    }
    const { strikes, bannedUntil } = usage;
    const offence = refuse(usage, limits, now, rules);
    if (offence) watch?.held({ strikes: 1, bans: offence === "ban" ? 1 : 0 });
    count.minuteRefusedAt ??= usage.minuteRefusedAt;
    count.dayRefusedAt ??= usage.dayRefusedAt;
    if (usage.bannedUntil !== bannedUntil) Object.assign(count, { bannedUntil: usage.bannedUntil, strikes: [] });
    else if (usage.strikes !== strikes) count.strikes = [...count.strikes, now];
    return false;
  }

  function countsOf(call: number): Map<string, OwnCount> {
    const last = maybeCounted.find((each) => each.call === call);
    if (last) return last.counts;
    const counts = new Map<string, OwnCount>();
    maybeCounted.push({ call, counts });
    return counts;
  }

  function usageOf(keyId: string, now: number): KeyUsage {
    const thisDay = windowAt(day, now);
    if (thisDay !== today) {
      today = thisDay;
      for (const each of [usages, uncounted])
        for (const [key, usage] of each) if (isOver(usage, now, rules)) each.delete(key);
    }
    return countIn(usages, keyId, now);
  }

  function shareOf(limit: number): number {
    return Math.max(1, Math.floor(limit * share));
  }
}

function countIn<Usage extends KeyUsage>(usages: Map<string, Usage | OwnCount>, keyId: string, now: number) {
  const known = usages.get(keyId);
  if (known) {
    moveTo(known, now);
    return known;
  }
  const { isChanged: _, ...fresh } = createUsage(keyId, now);
  usages.set(keyId, fresh);
  return fresh;
}
