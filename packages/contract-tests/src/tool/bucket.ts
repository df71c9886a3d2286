import type { Answer } from "../http/http-client.ts";

/** What is known of the window that binds a caller. */
export interface Bucket {
  /** Requests left before the next 429, as the last answer said. */
  remaining: number;
  /** Requests that were sent in the window. */
  sent: number;
  /** Requests that were sent and not answered yet. */
  inFlight: number;
  /** When the binding window ends, in milliseconds of the judge's own time, or up to a second earlier. */
  endsAt: number;
  /** When the first 429 of the window came. */
  refusedAt: number | undefined;
}

/** A window of which nothing is known but when it ends. */
export function createBucket(endsAt: number): Bucket {
  return { remaining: Number.POSITIVE_INFINITY, sent: 0, inFlight: 0, endsAt, refusedAt: undefined };
}

/** Takes over what an answer says. Of answers that overtake each other the lowest figure counts. */
export function readBucket(bucket: Bucket, answer: Answer, now: number): void {
  const remaining = figure(answer, "x-ratelimit-remaining");
  const wait = secondsToReset(answer);
  if (remaining === undefined || wait === undefined) return;
  bucket.remaining = bucket.inFlight > 0 ? Math.min(bucket.remaining, remaining) : remaining;
  bucket.endsAt = now + wait * 1000;
  if (answer.status === 429) bucket.refusedAt ??= now;
}

/** How many seconds the minute lasts, where an answer tells it. */
export function secondsToMinute(answer: Answer): number | undefined {
  const waits = windowsOf(answer).map(({ wait }) => wait);
  const shortest = waits.length > 0 ? Math.min(...waits) : secondsToReset(answer);
  return shortest !== undefined && shortest <= 60 ? shortest : undefined;
}

/**
 * How many seconds the binding window lasts by the service's own clock, which need not show the right time: `Retry-After`, else `t`
 * of the RateLimit header, else `X-RateLimit-Reset` by the `Date` of the answer.
 */
function secondsToReset(answer: Answer): number | undefined {
  const retryAfter = figure(answer, "retry-after");
  if (retryAfter !== undefined) return retryAfter;
  const windows = windowsOf(answer).sort((one, other) => one.remaining - other.remaining || other.wait - one.wait);
  if (windows[0]) return windows[0].wait;
  const reset = figure(answer, "x-ratelimit-reset");
  const date = Date.parse(answer.headers.get("date") ?? "");
  return reset === undefined || Number.isNaN(date) ? undefined : Math.max(0, reset - date / 1000);
}

function windowsOf({ headers }: Answer): { remaining: number; wait: number }[] {
  const windows = [...(headers.get("ratelimit") ?? "").matchAll(/"[^"]*";r=(\d+);t=(\d+)/g)];
  return windows.map(([, remaining, wait]) => ({ remaining: Number(remaining), wait: Number(wait) }));
}

function figure({ headers }: Answer, name: string): number | undefined {
  const value = headers.get(name);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}
