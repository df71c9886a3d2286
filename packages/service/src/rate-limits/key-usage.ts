import type { BanPolicy, Limits } from "./limiter.ts";
import { day, minute, toWindowIndex } from "./windows.ts";

/** What a key did in its current minute and day, and what is held against it. Times are milliseconds since the Unix epoch. */
export interface KeyUsage {
  readonly keyId: string;
  /** Which minute since the Unix epoch. */
  minute: number;
  inMinute: number;
  /** When this minute refused its first request. */
  minuteRejectedAt: number | null;
  /** Which day since the Unix epoch. */
  day: number;
  inDay: number;
  dayRejectedAt: number | null;
  /** Oldest first. */
  strikes: readonly number[];
  bannedUntil: number | null;
}

const noStrikes: readonly number[] = [];

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

/** Starts new windows if the time is in others. */
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

/** What a refused request is held for: a strike, or the one that completes a ban. */
export type Penalty = "strike" | "ban";

/**
 * Notes a request that came when a window was used up: a strike, unless it came together with the first such one.
 * @returns what it was held for
 */
export function recordRejection(
  usage: KeyUsage,
  { perMinute, perDay }: Limits,
  now: number,
  rules: BanPolicy,
): Penalty | undefined {
  const isLate = (rejectedAt: number | null) => rejectedAt !== null && now - rejectedAt > rules.grace;
  let isStrike = false;
  if (usage.inMinute >= perMinute) {
    isStrike ||= isLate(usage.minuteRejectedAt);
    usage.minuteRejectedAt ??= now;
  }
  if (usage.inDay >= perDay) {
    isStrike ||= isLate(usage.dayRejectedAt);
    usage.dayRejectedAt ??= now;
  }
  if (!isStrike) return undefined;
  const strikes = [...usage.strikes.filter((strike) => counts(strike, now, rules)), now];
  const isBan = strikes.length >= rules.strikes;
  usage.strikes = isBan ? noStrikes : strikes;
  if (isBan) usage.bannedUntil = now + rules.length;
  return isBan ? "ban" : "strike";
}

/** Whether a ban is in force. One that began in the future is none: the clock has been set back since. */
export function isBanned({ bannedUntil }: KeyUsage, now: number, rules: BanPolicy): boolean {
  return bannedUntil !== null && now < bannedUntil && bannedUntil - now <= rules.length;
}

/**
 * Drops bans and strikes of a time that the clock was set back from: they would hold the key again when that time comes once more.
 * @returns whether there were any
 */
export function discardFuturePenalties(usage: KeyUsage, now: number, rules: BanPolicy): boolean {
  const { bannedUntil, strikes } = usage;
  if (bannedUntil !== null && bannedUntil - now > rules.length) usage.bannedUntil = null;
  const isFuture = (strike: number) => strike - now >= rules.within;
  if (strikes.some(isFuture)) usage.strikes = strikes.filter((strike) => !isFuture(strike));
  return usage.bannedUntil !== bannedUntil || usage.strikes !== strikes;
}

/**
 * Drops the ban and the strikes that an operator lifted.
 * @param unbannedAt one in the future is ignored: the clock has been set back since
 * @returns whether there were any
 */
export function dropLifted(usage: KeyUsage, unbannedAt: number, now: number, rules: BanPolicy): boolean {
  if (unbannedAt > now) return false;
  const { bannedUntil, strikes } = usage;
  if (bannedUntil !== null && bannedUntil - rules.length <= unbannedAt) usage.bannedUntil = null;
  if (strikes.some((strike) => strike <= unbannedAt)) usage.strikes = strikes.filter((strike) => strike > unbannedAt);
  return usage.bannedUntil !== bannedUntil || usage.strikes !== strikes;
}

/** Whether nothing of a usage matters any more: its day has passed, and no ban or strike of it is in force. */
export function isExpired(usage: KeyUsage, now: number, rules: BanPolicy): boolean {
  if (usage.day === toWindowIndex(day, now)) return false;
  return !isBanned(usage, now, rules) && !usage.strikes.some((strike) => counts(strike, now, rules));
}

function counts(strike: number, now: number, { within }: BanPolicy): boolean {
  return strike <= now && now - strike < within;
}
