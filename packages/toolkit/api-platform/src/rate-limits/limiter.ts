import type { Awaitable } from "@animal-store/openapi-hono";
import type { PlatformContract } from "../platform-contract.ts";
import type { KeyUsage } from "./key-usage.ts";
import { day, minute, type WindowStatus } from "./windows.ts";

/** Requests per UTC clock minute and per UTC calendar day. An infinite limit allows all requests. */
export interface Limits {
  readonly perMinute: number;
  readonly perDay: number;
  /** Bans and strikes from before this time, in milliseconds since the Unix epoch, do not count. */
  readonly unbannedAt?: number;
}

/** The rules for strikes and bans. Times are in milliseconds. */
export interface BanPolicy {
  /** The number of strikes that causes a ban. */
  readonly maxStrikes: number;
  /** The time within which strikes count. */
  readonly windowMs: number;
  /** The duration of a ban. */
  readonly durationMs: number;
  /** Rejections within this time after the first one of a window are not strikes, because they can be concurrent. */
  readonly graceMs: number;
}

/** A policy without strikes and bans. */
export const noBans: BanPolicy = {
  maxStrikes: Number.MAX_SAFE_INTEGER,
  windowMs: 0,
  durationMs: 0,
  graceMs: Number.MAX_SAFE_INTEGER,
};

export function toBanPolicy(ban: PlatformContract["extensions"]["x-ban"]): BanPolicy {
  if (!ban) return noBans;
  return {
    maxStrikes: ban.strikes,
    windowMs: ban.withinSeconds * 1000,
    durationMs: ban.seconds * 1000,
    graceMs: ban.graceSeconds * 1000,
  };
}

/** The decision of a limiter on one request. */
export interface Decision {
  readonly isAllowed: boolean;
  /** The time of the decision by the clock of the limiter, in milliseconds since the Unix epoch. */
  readonly now: number;
  /** The minute and the day, after this request. */
  readonly windowStatuses: readonly [WindowStatus, WindowStatus];
  /** The end of the ban, in milliseconds since the Unix epoch. Null if the key is not banned. */
  readonly bannedUntil: number | null;
}

/** Receives the number of new strikes and bans. A strike that causes a ban counts as both. */
export interface LimiterObserver {
  onPenalties(penalties: { readonly strikes: number; readonly bans: number }): void;
}

/**
 * Counts the requests of each key per minute and per day. Bans a key that repeatedly exceeds its limits.
 *
 * @example
 * const { isAllowed, windowStatuses } = await limiter.take("key_1", { perMinute: 60, perDay: 1000 }, Date.now());
 */
export interface Limiter {
  /**
   * Counts one request and allows it, or rejects it without counting it.
   * @param now milliseconds since the Unix epoch; a limiter that several processes share uses its own clock
   */
  take(keyId: string, limits: Limits, now: number): Awaitable<Decision>;
}

/** Returns the status of both windows of a key. */
export function keyWindowStatuses(
  { perMinute, perDay }: Limits,
  { inMinute, inDay }: Pick<KeyUsage, "inMinute" | "inDay">,
): Decision["windowStatuses"] {
  return [
    { window: minute, limit: perMinute, remaining: Math.max(0, perMinute - inMinute) },
    { window: day, limit: perDay, remaining: Math.max(0, perDay - inDay) },
  ];
}

/** Stores the usage of keys across restarts. Each method can throw a `StoreUnavailableError`. */
export interface UsageStore {
  /** Returns the stored usage. May omit expired usage. @param now milliseconds since the Unix epoch */
  load(now: number): Awaitable<readonly KeyUsage[]>;
  /** Replaces the stored usage of these keys. */
  save(usages: readonly KeyUsage[]): Awaitable<void>;
}
