import type { Awaitable } from "@animal-store/openapi-hono";
import type { Limits } from "../keys/key-limits.ts";
import type { Allowance } from "./usage.ts";

export interface Decision {
  readonly isAllowed: boolean;
  /** When it was decided, in milliseconds since the Unix epoch, by the clock of whoever keeps the counts. */
  readonly now: number;
  /** Minute and day, after this request. */
  readonly allowances: readonly [Allowance, Allowance];
  /** When the key's ban ends, in milliseconds since the Unix epoch; null: it is not banned. */
  readonly bannedUntil: number | null;
}

/** Told how many strikes and bans there were. A strike that completes a ban counts as both. */
export interface LimiterWatch {
  held(offences: { readonly strikes: number; readonly bans: number }): void;
}

/** Counts the requests of each key in its minute and its day, and bans a key that keeps coming when they are used up. */
export interface Limiter {
  /**
   * Counts one request, unless a window is used up or the key is banned: a refused request counts in none.
   * @param now milliseconds since the Unix epoch; a limiter that several processes share goes by a clock of its own
   */
  take(keyId: string, limits: Limits, now: number): Awaitable<Decision>;
}
