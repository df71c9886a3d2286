import { ban } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import type { KeyUsage } from "./key-usage.ts";
import { day, minute, type WindowStatus } from "./windows.ts";

/** Requests per UTC clock minute and per UTC calendar day. */
export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
  /** Bans and strikes from before this time, in milliseconds since the Unix epoch, do not count. */
  readonly unbannedAt?: number;
}

/** When a key is banned, and for how long. Times in milliseconds. */
export interface BanPolicy {
  readonly strikes: number;
  /** All the strikes of a ban lie within this time. */
  readonly within: number;
  readonly length: number;
  /** A request so soon after the first refusal of a window is no strike: it may have been sent together with the others. */
  readonly grace: number;
}

/** The contract's rules. */
export const banPolicy: BanPolicy = {
  strikes: ban.strikes,
  within: ban.withinSeconds * 1000,
  length: ban.seconds * 1000,
  grace: ban.graceSeconds * 1000,
};

export interface Decision {
  readonly isAllowed: boolean;
  /** When it was decided, in milliseconds since the Unix epoch, by the clock of whoever keeps the counts. */
  readonly now: number;
  /** Minute and day, after this request. */
  readonly windowStatuses: readonly [WindowStatus, WindowStatus];
  /** When the key's ban ends, in milliseconds since the Unix epoch; null: it is not banned. */
  readonly bannedUntil: number | null;
}

/** Told how many strikes and bans there were. A strike that completes a ban counts as both. */
export interface LimiterObserver {
  held(penalties: { readonly strikes: number; readonly bans: number }): void;
}

/** Counts the requests of each key in its minute and its day, and bans a key that keeps coming when they are used up. */
export interface Limiter {
  /**
   * Counts one request, unless a window is used up or the key is banned: a refused request counts in none.
   * @param now milliseconds since the Unix epoch; a limiter that several processes share goes by a clock of its own
   */
  take(keyId: string, limits: Limits, now: number): Awaitable<Decision>;
}

/** Returns what is left of both windows. */
export function allowancesOf(
  { perMinute, perDay }: Limits,
  { inMinute, inDay }: Pick<KeyUsage, "inMinute" | "inDay">,
): Decision["windowStatuses"] {
  return [
    { window: minute, limit: perMinute, remaining: Math.max(0, perMinute - inMinute) },
    { window: day, limit: perDay, remaining: Math.max(0, perDay - inDay) },
  ];
}

/** Keeps what keys used, over restarts. Every method may throw `StoreUnavailableError`. */
export interface UsageStore {
  /** What may still matter: whatever is days old and holds no ban may be dropped. @param now milliseconds since the Unix epoch */
  load(now: number): Awaitable<readonly KeyUsage[]>;
  /** Replaces what was kept of these keys. */
  save(usages: readonly KeyUsage[]): Awaitable<void>;
}
