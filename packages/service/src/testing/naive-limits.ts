import type { BanRules, Limits } from "../limits/limiter.ts";

/** What the headers of one answer are to say. Times in whole seconds. */
export interface ExpectedAnswer {
  readonly code: string | undefined;
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
  readonly retryAfter: number | undefined;
}

const minute = 60_000;
const day = 86_400_000;

/** One key's limits and bans worked out anew from everything that ever happened: slow, and too simple to be wrong. */
export function createNaiveLimits({ perMinute, perDay }: Limits, rules: BanRules) {
  const passed: number[] = [];
  const refused: { at: number; windows: number[] }[] = [];
  const strikes: number[] = [];
  const bans: number[] = [];
  let unbannedAt = Number.NEGATIVE_INFINITY;

  return { ask, unban };

  function unban(at: number): void {
    unbannedAt = at;
  }

  function ask(now: number): ExpectedAnswer {
    if (banEnd(now) > now) return describe(now);
    const exhausted = [minute, day].filter((window) => left(window, now) === 0);
    if (exhausted.length === 0) {
      passed.push(now);
      return describe(now, true);
    }
    const first = (window: number) =>
      refused.find(({ at, windows }) => windows.includes(window) && sameWindow(window, at, now))?.at ?? now;
    if (exhausted.some((window) => now - first(window) > rules.grace)) strikes.push(now);
    refused.push({ at: now, windows: exhausted });
    const since = Math.max(bans.at(-1) ?? -1, unbannedAt);
    const sinceLastBan = strikes.filter((at) => at > since && now - at < rules.within);
    if (sinceLastBan.length === rules.strikes) bans.push(now);
    return describe(now);
  }

  function describe(now: number, isAllowed = false): ExpectedAnswer {
    const [inMinute, inDay] = [left(minute, now), left(day, now)];
    const binding = inDay <= inMinute ? day : minute;
    const limit = binding === day ? perDay : perMinute;
    const remaining = Math.min(inMinute, inDay);
    const end = (window: number) => (Math.floor(now / window) + 1) * window;
    if (isAllowed) return { code: undefined, limit, remaining, reset: end(binding) / 1000, retryAfter: undefined };
    const ends = [banEnd(now), ...(inMinute === 0 ? [end(minute)] : []), ...(inDay === 0 ? [end(day)] : [])];
    const retryAfter = Math.max(1, Math.ceil((Math.max(...ends) - now) / 1000));
    if (banEnd(now) <= now) {
      const code = binding === day ? "daily_quota_exceeded" : "rate_limit_exceeded";
      return { code, limit, remaining, reset: end(binding) / 1000, retryAfter };
    }
    return { code: "key_banned", limit, remaining: 0, reset: Math.ceil(now / 1000 + retryAfter), retryAfter };
  }

  function banEnd(now: number): number {
    return Math.max(0, ...bans.filter((at) => at <= now && at > unbannedAt).map((at) => at + rules.length));
  }

  function left(window: number, now: number): number {
    return (window === minute ? perMinute : perDay) - passed.filter((at) => sameWindow(window, at, now)).length;
  }
}

function sameWindow(window: number, one: number, other: number): boolean {
  return Math.floor(one / window) === Math.floor(other / window);
}
