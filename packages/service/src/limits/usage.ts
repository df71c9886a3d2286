import { secondsUntil, type Window, windowEnd } from "./windows.ts";

/** How much of one window is left. */
export interface Allowance {
  readonly window: Window;
  readonly limit: number;
  readonly remaining: number;
}

export type RateLimitHeader =
  | "X-RateLimit-Limit"
  | "X-RateLimit-Remaining"
  | "X-RateLimit-Reset"
  | "RateLimit-Policy"
  | "RateLimit";

/**
 * The rate-limit headers of an answer: in `X-RateLimit-*` the binding window, which has fewer requests remaining or, on a tie,
 * resets later; in `RateLimit-Policy` and `RateLimit` all windows (draft-ietf-httpapi-ratelimit-headers).
 * @param allowances from the shortest window to the longest
 */
export function rateLimitHeaders(
  allowances: readonly [Allowance, ...Allowance[]],
  now: number,
): Record<RateLimitHeader, string> {
  let binding = allowances[0];
  let policy = "";
  let state = "";
  for (const allowance of allowances) {
    const { window, limit, remaining } = allowance;
    if (remaining <= binding.remaining) binding = allowance;
    const separator = policy === "" ? "" : ", ";
    policy += `${separator}"${window.name}";q=${limit};w=${window.length / 1000}`;
    state += `${separator}"${window.name}";r=${remaining};t=${secondsUntil(windowEnd(window, now), now)}`;
  }
  return {
    "X-RateLimit-Limit": String(binding.limit),
    "X-RateLimit-Remaining": String(binding.remaining),
    "X-RateLimit-Reset": String(windowEnd(binding.window, now) / 1000),
    "RateLimit-Policy": policy,
    RateLimit: state,
  };
}
