import type { ErrorCode } from "@animal-store/contract";
import type { Refusal } from "@animal-store/openapi-hono";
import { type Allowance, type Allowances, bindingOf, secondsUntil, windowEnd } from "./windows.ts";

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

type LimitRefusal = Refusal & { readonly code: ErrorCode };

/**
 * Whole seconds that a refused caller waits until a request passes: the rest of its ban and of each window that is used up.
 * @param bannedUntil milliseconds since the Unix epoch; null: no ban
 */
export function secondsToWait(allowances: Allowances, bannedUntil: number | null, now: number): number {
  const exhausted = allowances.filter(({ remaining }) => remaining === 0);
  return secondsUntil(Math.max(bannedUntil ?? now, ...exhausted.map(({ window }) => windowEnd(window, now))), now);
}

/** Tells the holder of a key of the window that is used up; of several, the one that lasts longest. */
export function limitRefusal(allowances: Allowances, wait: number): LimitRefusal {
  const binding = bindingOf(allowances);
  const code = binding.window.name === "day" ? "daily_quota_exceeded" : "rate_limit_exceeded";
  return refusal(code, `The limit of ${requests(binding)} is used up.`, wait);
}

/** Tells the holder of a key of its ban, and of a window that is used up for longer than that. */
export function banRefusal(allowances: Allowances, bannedUntil: number, now: number): LimitRefusal {
  const wait = secondsToWait(allowances, bannedUntil, now);
  const reason = "The API key is banned because it kept sending requests over its limit";
  if (wait === secondsUntil(bannedUntil, now)) return refusal("key_banned", `${reason}.`, wait);
  return refusal("key_banned", `${reason}, and its limit of ${requests(bindingOf(allowances))} is used up.`, wait);
}

/** Rejects a client without a valid key whose address or network has exhausted its limit. */
export function addressRefusal(allowance: Allowance, wait: number): LimitRefusal {
  const limit = `The limit of ${requests(allowance)} without a valid API key from one address or network is used up.`;
  return refusal("rate_limit_exceeded", `${limit} Send a valid key, or wait.`, wait);
}

function requests({ limit, window }: Allowance): string {
  return `${limit} requests per ${window.name}`;
}

function refusal(code: ErrorCode, reason: string, wait: number): LimitRefusal {
  const message = `${reason} Retry in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
  return { code, message, headers: { "Retry-After": wait } };
}
