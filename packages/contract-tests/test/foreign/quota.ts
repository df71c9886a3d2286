import { type ErrorCode, Refusal } from "./refusal.ts";

const SECOND = 1000;
const BAN = { strikes: 10, within: 60 * SECOND, length: 300 * SECOND, grace: SECOND };

type Window = { name: string; length: number; limit: number; index: number; used: number; refusedSince: number };

const windowOf = (name: string, length: number, limit: number): Window => ({
  name,
  length,
  limit,
  index: -1,
  used: 0,
  refusedSince: Number.POSITIVE_INFINITY,
});

const resetOf = (window: Window): number => (window.index + 1) * window.length;
const remainingOf = (window: Window): number => Math.max(0, window.limit - window.used);
const isExhausted = (window: Window): boolean => remainingOf(window) === 0;

/** What one caller may send: fixed windows of the clock and, for keys, a ban for those who do not stop. */
export class Quota {
  readonly #windows: Window[];
  readonly #bans: boolean;
  #strikes: number[] = [];
  #bannedUntil = 0;

  private constructor(windows: Window[], bans: boolean) {
    this.#windows = windows;
    this.#bans = bans;
  }

  static ofKey(perMinute: number, perDay: number): Quota {
    return new Quota([windowOf("minute", 60 * SECOND, perMinute), windowOf("day", 86_400 * SECOND, perDay)], true);
  }

  static ofAddress(perMinute: number): Quota {
    return new Quota([windowOf("minute", 60 * SECOND, perMinute)], false);
  }

  /** Counts one request; returns the refusal of one that is over a limit, which counts nowhere. */
  take(now: number): Refusal | undefined {
    this.#roll(now);
    if (this.#isBanned(now)) return this.#refuse("key_banned", now);
    const exhausted = this.#windows.filter(isExhausted);
    if (exhausted.length === 0) {
      for (const window of this.#windows) window.used += 1;
      return undefined;
    }
    if (this.#bans && exhausted.some((window) => now - window.refusedSince > BAN.grace)) this.#strike(now);
    for (const window of exhausted) window.refusedSince = Math.min(window.refusedSince, now);
    if (this.#isBanned(now)) return this.#refuse("key_banned", now);
    const day = exhausted.some((window) => window.name === "day");
    return this.#refuse(day ? "daily_quota_exceeded" : "rate_limit_exceeded", now);
  }

  /** The headers that tell where the caller stands. */
  headers(now: number): Record<string, string> {
    this.#roll(now);
    const binding = this.#binding();
    const policies = this.#windows.map(({ name, limit, length }) => `"${name}";q=${limit};w=${length / SECOND}`);
    const standings = this.#windows.map(
      (window) => `"${window.name}";r=${remainingOf(window)};t=${Math.ceil((resetOf(window) - now) / SECOND)}`,
    );
    return {
      "x-ratelimit-limit": String(binding.limit),
      "x-ratelimit-remaining": String(this.#isBanned(now) ? 0 : remainingOf(binding)),
      "x-ratelimit-reset": String(resetOf(binding) / SECOND),
      "ratelimit-policy": policies.join(", "),
      ratelimit: standings.join(", "),
    };
  }

  #roll(now: number): void {
    for (const window of this.#windows) {
      const index = Math.floor(now / window.length);
      if (index === window.index) continue;
      Object.assign(window, { index, used: 0, refusedSince: Number.POSITIVE_INFINITY });
    }
  }

  #binding(): Window {
    return this.#windows.reduce((best, window) => {
      const difference = remainingOf(window) - remainingOf(best);
      return difference < 0 || (difference === 0 && resetOf(window) > resetOf(best)) ? window : best;
    });
  }

  #isBanned(now: number): boolean {
    return now < this.#bannedUntil;
  }

  #strike(now: number): void {
    this.#strikes = [...this.#strikes.filter((time) => time > now - BAN.within), now];
    if (this.#strikes.length < BAN.strikes) return;
    this.#bannedUntil = now + BAN.length;
    this.#strikes = [];
  }

  #refuse(code: ErrorCode, now: number): Refusal {
    const passesAt = Math.max(this.#bannedUntil, ...this.#windows.filter(isExhausted).map(resetOf));
    const seconds = Math.max(1, Math.ceil((passesAt - now) / SECOND));
    const reason = code === "key_banned" ? "This key is banned for a while" : "Too many requests";
    return new Refusal(code, `${reason}; try again in ${seconds} s.`, { "retry-after": String(seconds) });
  }
}
