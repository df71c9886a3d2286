import { secondsUntil, type Window, windowEnd } from "./windows.ts";

/** How much of one window is left. */
export interface Allowance {
  readonly window: Window;
  readonly limit: number;
  readonly remaining: number;
}
/** From the shortest window to the longest. */
export type Allowances = readonly [Allowance, ...Allowance[]];

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
  allowances: Allowances,
  now: number,
  bannedFor?: number,
): Record<RateLimitHeader, string> {
  const binding = bindingOf(allowances);
  let policy = "";
  let state = "";
  for (const { window, limit, remaining } of allowances) {
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

/** The window with fewer requests remaining or, on a tie, the one that resets later. */
export function bindingOf(allowances: Allowances): Allowance {
  let binding = allowances[0];
  for (const allowance of allowances) if (allowance.remaining <= binding.remaining) binding = allowance;
  return binding;
}
