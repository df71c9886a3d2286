import { ban } from "@animal-store/contract";
import type { HttpResponse } from "../http/http-client.ts";
import { SkipCase } from "../target.ts";

/** The clock of the contract tests, in milliseconds. */
export interface RunnerClock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export type Pacer = ReturnType<typeof createPacer>;

const minute = 60_000;
// A case that counts requests needs most of a minute. No other case starts in the last seconds of a minute.
const countingCase = 30_000;
const anyCase = 3_000;
const margin = 200;

/**
 * Tracks the requests that each caller has left in its minute, and waits for the next minute. A caller is a key, or the address.
 * @param onWait called before each wait, in milliseconds
 */
export function createPacer(time: RunnerClock, onWait: (reason: string, milliseconds: number) => void) {
  const buckets = new Map<string, WindowState>();
  // Requests that were sent earlier in the first minute are unknown.
  const known = { minuteEnd: time.now() + minute, firstMinuteEnd: time.now() + minute, waited: 0 };
  let waiting: Promise<void> | undefined;

  return {
    /** Waits for the next minute if this one is about to end. */
    leaveEndingMinute: () => leaveMinute(anyCase),
    waitUntil,
    /** Returns the total wait in milliseconds. */
    waited: () => known.waited,
    /** Waits for a minute in which the caller cannot have sent a request, and of which most remains. */
    async untilUntouched(caller: string, reason: string) {
      await waitUntil(untouchedFrom(caller), reason);
      await leaveMinute(countingCase);
    },
    /** Waits until most of a minute remains. */
    untilMostOfMinute: () => leaveMinute(countingCase),
    /** Returns the known number of requests that a caller has left. */
    left(caller: string) {
      const { remaining, inFlight } = current(caller);
      return remaining - inFlight;
    },
    /** Waits until a caller has `count` requests left. @throws {SkipCase} if that is not today */
    async untilLeft(caller: string, count: number) {
      for (let bucket = current(caller); bucket.remaining - bucket.inFlight < count; bucket = current(caller)) {
        if (!endsSoon(caller)) throw new SkipCase("a key with enough requests left today");
        await waitUntil(bucket.endsAt, `${bucket.remaining} requests are left in this minute`);
      }
    },
    untouchedFrom,
    endsSoon,
    /** @throws {SkipCase} if a request could be a strike towards a ban */
    guardAgainstBan(caller: string) {
      const { rejectedAt } = current(caller);
      if (rejectedAt !== undefined && time.now() - rejectedAt > (ban.graceSeconds * 1000) / 2)
        throw new SkipCase("a faster service: one more request after a 429 could be a strike towards a ban");
    },
    sent(caller: string) {
      const bucket = current(caller);
      bucket.inFlight += 1;
      bucket.sent += 1;
    },
    /** @param response undefined if its rate limit values are not those of the caller */
    answered(caller: string, response?: HttpResponse) {
      const bucket = current(caller);
      bucket.inFlight -= 1;
      if (!response) return;
      updateWindowState(bucket, response, time.now());
      const wait = secondsToNextMinute(response);
      if (wait === undefined) return;
      known.minuteEnd = time.now() + wait * 1000;
      known.firstMinuteEnd = Math.min(known.firstMinuteEnd, known.minuteEnd);
    },
  };

  /** Returns the time from which no request of the caller can be in its window, in milliseconds. */
  function untouchedFrom(caller: string): number {
    const bucket = buckets.get(caller);
    return bucket && bucket.sent > 0 ? bucket.endsAt : known.firstMinuteEnd;
  }

  /** Returns whether the window ends with a minute, not with an exhausted day. */
  function endsSoon(caller: string): boolean {
    return untouchedFrom(caller) - time.now() <= minute + margin;
  }

  /** Returns the caller's bucket, reset if its window is over. */
  function current(caller: string): WindowState {
    const bucket = buckets.get(caller) ?? createWindowState(minuteEnd());
    buckets.set(caller, bucket);
    if (bucket.endsAt <= time.now())
      Object.assign(bucket, createWindowState(minuteEnd()), { sent: bucket.inFlight, inFlight: bucket.inFlight });
    return bucket;
  }

  function minuteEnd(): number {
    while (known.minuteEnd <= time.now()) known.minuteEnd += minute;
    return known.minuteEnd;
  }

  async function leaveMinute(atLeast: number): Promise<void> {
    if (minuteEnd() - time.now() < atLeast) await waitUntil(minuteEnd(), "the minute is about to end");
  }

  /** Waits until `end`. Concurrent calls share one wait. @param end in milliseconds */
  async function waitUntil(end: number, reason: string): Promise<void> {
    const left = end - time.now();
    if (left <= 0) return;
    if (!waiting) {
      onWait(reason, left + margin);
      known.waited += left + margin;
      waiting = time.wait(left + margin).finally(() => {
        waiting = undefined;
      });
    }
    await waiting;
  }
}

/** The known state of the window that limits a caller. */
interface WindowState {
  /** Requests left before the next 429, according to the last response. */
  remaining: number;
  /** Requests that were sent in the window. */
  sent: number;
  /** Requests in flight. */
  inFlight: number;
  /** End of the limiting window in milliseconds of `RunnerClock`, or up to a second earlier. */
  endsAt: number;
  /** Time of the first 429 in the window. */
  rejectedAt: number | undefined;
}

/** Creates a window of which only the end is known. */
function createWindowState(endsAt: number): WindowState {
  return { remaining: Number.POSITIVE_INFINITY, sent: 0, inFlight: 0, endsAt, rejectedAt: undefined };
}

/** Updates a bucket from a response. Responses can arrive out of order, so the lowest count wins. */
function updateWindowState(bucket: WindowState, response: HttpResponse, now: number): void {
  const remaining = figure(response, "x-ratelimit-remaining");
  const wait = secondsToReset(response);
  if (remaining === undefined || wait === undefined) return;
  bucket.remaining = bucket.inFlight > 0 ? Math.min(bucket.remaining, remaining) : remaining;
  bucket.endsAt = now + wait * 1000;
  if (response.status === 429) bucket.rejectedAt ??= now;
}

/** Returns the seconds until the minute ends, if a response reports them. */
function secondsToNextMinute(response: HttpResponse): number | undefined {
  const waits = windowsOf(response).map(({ wait }) => wait);
  const shortest = waits.length > 0 ? Math.min(...waits) : secondsToReset(response);
  return shortest !== undefined && shortest <= 60 ? shortest : undefined;
}

/**
 * Returns the seconds until the limiting window ends by the clock of the service, which may be wrong: `Retry-After`, else `t`
 * of the RateLimit header, else `X-RateLimit-Reset` minus the `Date` of the response.
 */
function secondsToReset(response: HttpResponse): number | undefined {
  const retryAfter = figure(response, "retry-after");
  if (retryAfter !== undefined) return retryAfter;
  const windows = windowsOf(response).sort((one, other) => one.remaining - other.remaining || other.wait - one.wait);
  if (windows[0]) return windows[0].wait;
  const reset = figure(response, "x-ratelimit-reset");
  const date = Date.parse(response.headers.get("date") ?? "");
  return reset === undefined || Number.isNaN(date) ? undefined : Math.max(0, reset - date / 1000);
}

function windowsOf({ headers }: HttpResponse): { remaining: number; wait: number }[] {
  const windows = [...(headers.get("ratelimit") ?? "").matchAll(/"[^"]*";r=(\d+);t=(\d+)/g)];
  return windows.map(([, remaining, wait]) => ({ remaining: Number(remaining), wait: Number(wait) }));
}

function figure({ headers }: HttpResponse, name: string): number | undefined {
  const value = headers.get(name);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}
