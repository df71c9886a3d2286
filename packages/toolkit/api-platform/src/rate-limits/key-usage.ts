import { type BanPolicy, type Decision, keyWindowStatuses, type LimiterObserver, type Limits } from "./limiter.ts";
import { day, minute, toWindowIndex } from "./windows.ts";

/** The usage of a key in the current minute and day, and its penalties. Times are milliseconds since the Unix epoch. */
export interface KeyUsage {
  readonly keyId: string;
  /** The current minute, see `toWindowIndex`. */
  minute: number;
  /** The number of requests in the current minute. */
  inMinute: number;
  /** The time of the first rejection in the current minute. */
  minuteRejectedAt: number | null;
  /** The current day, see `toWindowIndex`. */
  day: number;
  inDay: number;
  dayRejectedAt: number | null;
  /** The times of the strikes, oldest first. */
  strikes: readonly number[];
  bannedUntil: number | null;
}

const noStrikes: readonly number[] = [];

/** Creates the usage of a key without requests. */
export function createUsage(keyId: string, now: number): KeyUsage {
  return {
    keyId,
    minute: toWindowIndex(minute, now),
    inMinute: 0,
    minuteRejectedAt: null,
    day: toWindowIndex(day, now),
    inDay: 0,
    dayRejectedAt: null,
    strikes: noStrikes,
    bannedUntil: null,
  };
}

/** Resets each window that has ended. */
export function rollWindows(usage: KeyUsage, now: number): void {
  const thisMinute = toWindowIndex(minute, now);
  if (usage.minute === thisMinute) return;
  usage.minute = thisMinute;
  usage.inMinute = 0;
  usage.minuteRejectedAt = null;
  const thisDay = toWindowIndex(day, now);
  if (usage.day !== thisDay) {
    usage.day = thisDay;
    usage.inDay = 0;
    usage.dayRejectedAt = null;
  }
}

/**
 * Counts a request and allows it, or rejects it. A rejected request is a strike unless it is in the grace period after the first
 * rejection. Requests during a ban do not count and do not extend it.
 */
export function takeRequest(
  usage: KeyUsage,
  limits: Limits,
  now: number,
  policy: BanPolicy,
  observer?: LimiterObserver,
): Decision {
  rollWindows(usage, now);
  if (limits.unbannedAt !== undefined) discardLiftedPenalties(usage, limits.unbannedAt, now, policy);
  const wasBanned = isBanned(usage, now, policy);
  const isAllowed = !wasBanned && usage.inMinute < limits.perMinute && usage.inDay < limits.perDay;
  if (isAllowed) {
    usage.inMinute += 1;
    usage.inDay += 1;
  } else if (!wasBanned && recordRejection(usage, limits, now, policy)) {
    const isBan = addStrike(usage, now, policy);
    observer?.onPenalties({ strikes: 1, bans: isBan ? 1 : 0 });
  }
  const bannedUntil = isBanned(usage, now, policy) ? usage.bannedUntil : null;
  return { isAllowed, now, windowStatuses: keyWindowStatuses(limits, usage), bannedUntil };
}

/** Returns whether the rejection of a request is a strike. */
function recordRejection(usage: KeyUsage, { perMinute, perDay }: Limits, now: number, policy: BanPolicy): boolean {
  const isAfterGrace = (rejectedAt: number | null) => rejectedAt !== null && now - rejectedAt > policy.graceMs;
  let isStrike = false;
  if (usage.inMinute >= perMinute) {
    isStrike ||= isAfterGrace(usage.minuteRejectedAt);
    usage.minuteRejectedAt ??= now;
  }
  if (usage.inDay >= perDay) {
    isStrike ||= isAfterGrace(usage.dayRejectedAt);
    usage.dayRejectedAt ??= now;
  }
  return isStrike;
}

/** Returns whether the strike causes a ban. */
function addStrike(usage: KeyUsage, now: number, policy: BanPolicy): boolean {
  const strikes = [...usage.strikes.filter((strike) => isActive(strike, now, policy)), now];
  const isBan = strikes.length >= policy.maxStrikes;
  usage.strikes = isBan ? noStrikes : strikes;
  if (isBan) usage.bannedUntil = now + policy.durationMs;
  return isBan;
}

/** Returns whether a key is banned. Ignores a ban that starts in the future because the clock was set back. */
function isBanned({ bannedUntil }: KeyUsage, now: number, policy: BanPolicy): boolean {
  return bannedUntil !== null && now < bannedUntil && bannedUntil - now <= policy.durationMs;
}

/** Removes the ban and the strikes from before an operator lifted them. Ignores a time in the future. */
function discardLiftedPenalties(usage: KeyUsage, unbannedAt: number, now: number, policy: BanPolicy): void {
  if (unbannedAt > now) return;
  const { bannedUntil, strikes } = usage;
  if (bannedUntil !== null && bannedUntil - policy.durationMs <= unbannedAt) usage.bannedUntil = null;
  if (strikes.some((strike) => strike <= unbannedAt)) usage.strikes = strikes.filter((strike) => strike > unbannedAt);
}

export function isExpired(usage: KeyUsage, now: number, policy: BanPolicy): boolean {
  if (usage.day === toWindowIndex(day, now)) return false;
  return !isBanned(usage, now, policy) && !usage.strikes.some((strike) => isActive(strike, now, policy));
}

function isActive(strike: number, now: number, { windowMs }: BanPolicy): boolean {
  return strike <= now && now - strike < windowMs;
}
