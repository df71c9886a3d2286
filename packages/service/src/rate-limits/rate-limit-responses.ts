import type { ErrorCode } from "@animal-store/contract";
import type { ErrorReply } from "@animal-store/openapi-hono";
import { findBindingWindow, secondsUntil, type WindowStatus, type WindowStatuses, windowEnd } from "./windows.ts";

export type RateLimitHeader =
  | "X-RateLimit-Limit"
  | "X-RateLimit-Remaining"
  | "X-RateLimit-Reset"
  | "RateLimit-Policy"
  | "RateLimit";

/**
 * The rate-limit headers of an answer: in `X-RateLimit-*` the binding window, in `RateLimit-Policy` and `RateLimit` all windows
 * (draft-ietf-httpapi-ratelimit-headers). During a ban `X-RateLimit-*` tell that nothing remains until the wait is over.
 * @param bannedFor whole seconds until a banned caller may come again
 */
export function rateLimitHeaders(
  windowStatuses: WindowStatuses,
  now: number,
  bannedFor?: number,
): Record<RateLimitHeader, string> {
  const binding = findBindingWindow(windowStatuses);
  let policy = "";
  let state = "";
  for (const { window, limit, remaining } of windowStatuses) {
    const separator = policy === "" ? "" : ", ";
    policy += `${separator}"${window.name}";q=${limit};w=${window.length / 1000}`;
    state += `${separator}"${window.name}";r=${remaining};t=${secondsUntil(windowEnd(window, now), now)}`;
  }
  const end = bannedFor === undefined ? windowEnd(binding.window, now) : now + bannedFor * 1000;
  return {
    "X-RateLimit-Limit": String(binding.limit),
    "X-RateLimit-Remaining": bannedFor === undefined ? String(binding.remaining) : "0",
    "X-RateLimit-Reset": String(Math.ceil(end / 1000)),
    "RateLimit-Policy": policy,
    RateLimit: state,
  };
}

type LimitError = ErrorReply & { readonly code: ErrorCode };

/**
 * Whole seconds that a refused caller waits until a request passes: the rest of its ban and of each window that is used up.
 * @param bannedUntil milliseconds since the Unix epoch; null: no ban
 */
export function toRetryAfter(windowStatuses: WindowStatuses, bannedUntil: number | null, now: number): number {
  const exhausted = windowStatuses.filter(({ remaining }) => remaining === 0);
  return secondsUntil(Math.max(bannedUntil ?? now, ...exhausted.map(({ window }) => windowEnd(window, now))), now);
}

/** Tells the holder of a key of the window that is used up; of several, the one that lasts longest. */
export function rateLimitError(windowStatuses: WindowStatuses, wait: number): LimitError {
  const binding = findBindingWindow(windowStatuses);
  const code = binding.window.name === "day" ? "daily_quota_exceeded" : "rate_limit_exceeded";
  return errorReply(code, `The limit of ${requests(binding)} is exhausted.`, wait);
}

/** Tells the holder of a key of its ban, and of a window that is used up for longer than that. */
export function banError(windowStatuses: WindowStatuses, bannedUntil: number, now: number): LimitError {
  const wait = toRetryAfter(windowStatuses, bannedUntil, now);
  const reason = "The API key is temporarily banned because it repeatedly exceeded its limit";
  if (wait === secondsUntil(bannedUntil, now)) return errorReply("key_banned", `${reason}.`, wait);
  return errorReply(
    "key_banned",
    `${reason}, and its limit of ${requests(findBindingWindow(windowStatuses))} is exhausted.`,
    wait,
  );
}

/** Rejects a client without a valid key whose address or network has exhausted its limit. */
export function addressLimitError(allowance: WindowStatus, wait: number): LimitError {
  const limit = `The limit of ${requests(allowance)} without a valid API key from one address or network is exhausted.`;
  return errorReply("rate_limit_exceeded", `${limit} Send a valid key, or wait.`, wait);
}

function requests({ limit, window }: WindowStatus): string {
  return `${limit} requests per ${window.name}`;
}

function errorReply(code: ErrorCode, reason: string, wait: number): LimitError {
  const message = `${reason} Retry in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
  return { code, message, headers: { "Retry-After": wait } };
}
