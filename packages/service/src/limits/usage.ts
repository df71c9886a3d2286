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
 * The rate-limit headers of an answer: the binding window in `X-RateLimit-*`, all windows in `RateLimit-Policy` and
 * `RateLimit` (draft-ietf-httpapi-ratelimit-headers).
 */
export function rateLimitHeaders(allowances: readonly Allowance[], now: number): Record<RateLimitHeader, string> {
  const { window, limit, remaining } = bindingAllowance(allowances);
  return {
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": String(windowEnd(window, now) / 1000),
    "RateLimit-Policy": allowances
      .map((each) => `"${each.window.name}";q=${each.limit};w=${each.window.length / 1000}`)
      .join(", "),
    RateLimit: allowances
      .map((each) => `"${each.window.name}";r=${each.remaining};t=${secondsUntil(windowEnd(each.window, now), now)}`)
      .join(", "),
  };
}

/** The one with fewer requests remaining; on a tie the one that resets later, which is the longer one. */
function bindingAllowance(allowances: readonly Allowance[]): Allowance {
  return allowances.reduce((binding, each) =>
    each.remaining < binding.remaining ||
    (each.remaining === binding.remaining && each.window.length > binding.window.length)
      ? each
      : binding,
  );
}
