import type { ErrorCode } from "@animal-store/contract";
import type { Refusal } from "@animal-store/openapi-hono";
import { type Allowances, bindingOf } from "./usage.ts";
import { secondsUntil, windowEnd } from "./windows.ts";

/**
 * Whole seconds that a refused caller waits until a request passes: the rest of its ban and of each window that is used up.
 * @param bannedUntil milliseconds since the Unix epoch; null: no ban
 */
export function secondsToWait(allowances: Allowances, bannedUntil: number | null, now: number): number {
  const exhausted = allowances.filter(({ remaining }) => remaining === 0);
  return secondsUntil(Math.max(bannedUntil ?? now, ...exhausted.map(({ window }) => windowEnd(window, now))), now);
}

/** Tells a caller of the ban, or of the window that is used up; of several, the one that lasts longest. */
export function limitRefusal(
  allowances: Allowances,
  isBanned: boolean,
  wait: number,
): Refusal & { readonly code: ErrorCode } {
  const retry = `Retry in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
  const headers = { "Retry-After": wait };
  if (isBanned) {
    const message = `The API key is banned because it kept sending requests over its limit. ${retry}`;
    return { code: "key_banned", message, headers };
  }
  const { window, limit } = bindingOf(allowances);
  return {
    code: window.name === "day" ? "daily_quota_exceeded" : "rate_limit_exceeded",
    message: `The limit of ${limit} requests per ${window.name} is used up. ${retry}`,
    headers,
  };
}
