import type { ErrorReply } from "@animal-store/openapi-hono";
import type { PlatformErrorCode } from "../platform-contract.ts";
import type { AddressDecision } from "./address-limiter.ts";
import type { Decision } from "./limiter.ts";
import {
  findBindingWindow,
  secondsUntil,
  type Window,
  type WindowStatus,
  type WindowStatuses,
  windowEnd,
} from "./windows.ts";

export type RateLimitHeader =
  | "X-RateLimit-Limit"
  | "X-RateLimit-Remaining"
  | "X-RateLimit-Reset"
  | "RateLimit-Policy"
  | "RateLimit";

/**
 * Returns the rate limit headers of a response. `X-RateLimit-*` describe the window with the fewest remaining requests.
 * `RateLimit-Policy` and `RateLimit` describe each window (draft-ietf-httpapi-ratelimit-headers). During a ban,
 * `X-RateLimit-Remaining` is 0 until the ban ends.
 * @param now milliseconds since the Unix epoch
 * @param banSeconds seconds until the next request can be allowed, for a banned key
 *
 * @example
 * rateLimitHeaders([{ window: minute, limit: 60, remaining: 59 }], Date.now());
 */
export function rateLimitHeaders(
  windowStatuses: WindowStatuses,
  now: number,
  banSeconds?: number,
): Record<RateLimitHeader, string> {
  const binding = findBindingWindow(windowStatuses);
  let policy = "";
  let state = "";
  for (const { window, limit, remaining } of windowStatuses) {
    if (limit === Number.POSITIVE_INFINITY) continue;
    const separator = policy === "" ? "" : ", ";
    policy += separator + formatPolicy(window, limit);
    state += `${separator}"${window.name}";r=${remaining}${formatEnd(window, now).state}`;
  }
  return {
    "X-RateLimit-Limit": String(binding.limit),
    "X-RateLimit-Remaining": banSeconds === undefined ? String(binding.remaining) : "0",
    "X-RateLimit-Reset":
      banSeconds === undefined ? formatEnd(binding.window, now).reset : String(Math.ceil(now / 1000 + banSeconds)),
    "RateLimit-Policy": policy,
    RateLimit: state,
  };
}

// Most requests have the limits of a plan, so they share the texts of the last ones.
const policies = new Map<Window, { readonly limit: number; readonly text: string }>();

function formatPolicy(window: Window, limit: number): string {
  const last = policies.get(window);
  if (last?.limit === limit) return last.text;
  const text = `"${window.name}";q=${limit};w=${window.lengthMs / 1000}`;
  policies.set(window, { limit, text });
  return text;
}

/** The texts about the end of a window, which change once a second. */
interface WindowEnd {
  readonly second: number;
  /** The end in seconds since the Unix epoch. */
  readonly reset: string;
  readonly state: string;
}

const ends = new Map<Window, WindowEnd>();

function formatEnd(window: Window, now: number): WindowEnd {
  const second = Math.floor(now / 1000);
  const last = ends.get(window);
  if (last?.second === second) return last;
  const end = windowEnd(window, now);
  const formatted = { second, reset: String(end / 1000), state: `;t=${secondsUntil(end, now)}` };
  ends.set(window, formatted);
  return formatted;
}

type LimitError = ErrorReply & { readonly code: PlatformErrorCode };

/** The decision of a limiter, with the windows that it counts in. */
export interface LimitDecision extends Pick<Decision, "isAllowed" | "now" | "bannedUntil"> {
  readonly windowStatuses: WindowStatuses;
}

/** The headers of a response, and the error if the request exceeds a limit. */
export interface LimitOutcome {
  readonly headers: Record<RateLimitHeader, string>;
  readonly error?: LimitError;
}

/** Returns what the response to a request contains. @param subject what a ban applies to, for its message */
export function toLimitOutcome(decision: LimitDecision, subject: "API key" | "caller"): LimitOutcome {
  const { isAllowed, now, windowStatuses, bannedUntil } = decision;
  if (isAllowed) return { headers: rateLimitHeaders(windowStatuses, now) };
  const waitSeconds = toRetryAfter(windowStatuses, bannedUntil, now);
  if (bannedUntil === null)
    return { headers: rateLimitHeaders(windowStatuses, now), error: rateLimitError(windowStatuses, waitSeconds) };
  return {
    headers: rateLimitHeaders(windowStatuses, now, waitSeconds),
    error: banError(decision, bannedUntil, waitSeconds, subject),
  };
}

/** Returns what the response to a request without a valid API key contains. */
export function toAddressOutcome({ isAllowed, now, windowStatus }: AddressDecision): LimitOutcome {
  const headers = rateLimitHeaders([windowStatus], now);
  return isAllowed ? { headers } : { headers, error: addressLimitError(windowStatus, now) };
}

/** Returns the seconds until a request can be allowed: after the ban and each exhausted window. */
function toRetryAfter(windowStatuses: WindowStatuses, bannedUntil: number | null, now: number): number {
  const exhausted = windowStatuses.filter(({ remaining }) => remaining === 0);
  return secondsUntil(Math.max(bannedUntil ?? now, ...exhausted.map(({ window }) => windowEnd(window, now))), now);
}

function rateLimitError(windowStatuses: WindowStatuses, waitSeconds: number): LimitError {
  const binding = findBindingWindow(windowStatuses);
  const code = binding.window.name === "day" ? "daily_quota_exceeded" : "rate_limit_exceeded";
  return createErrorReply(code, `The limit of ${formatLimit(binding)} is exhausted.`, waitSeconds);
}

function banError(
  { windowStatuses, now }: LimitDecision,
  bannedUntil: number,
  waitSeconds: number,
  subject: string,
): LimitError {
  const isBanLonger = waitSeconds === secondsUntil(bannedUntil, now);
  const addition = isBanLonger
    ? ""
    : `, and its limit of ${formatLimit(findBindingWindow(windowStatuses))} is exhausted`;
  const reason = `The ${subject} is temporarily banned because it repeatedly exceeded its limit${addition}.`;
  return createErrorReply("key_banned", reason, waitSeconds);
}

function addressLimitError(windowStatus: WindowStatus, now: number): LimitError {
  const reason = `The limit of ${formatLimit(windowStatus)} without a valid API key from one address or network is exhausted.`;
  return createErrorReply(
    "rate_limit_exceeded",
    `${reason} Send a valid key, or wait.`,
    toRetryAfter([windowStatus], null, now),
  );
}

function formatLimit({ limit, window }: WindowStatus): string {
  return `${limit} requests per ${window.name}`;
}

function createErrorReply(code: PlatformErrorCode, reason: string, waitSeconds: number): LimitError {
  const message = `${reason} Retry in ${waitSeconds} ${waitSeconds === 1 ? "second" : "seconds"}.`;
  return { code, message, headers: { "Retry-After": waitSeconds } };
}
