import { ban } from "@animal-store/contract";
import type { Answer } from "../http/http-client.ts";
import { NotTried } from "../target.ts";

/** Time as the judge has it, in milliseconds. */
export interface JudgeTime {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export type Pacer = ReturnType<typeof createPacer>;

const minute = 60_000;
// A case that counts has most of a minute; no other one begins in the last seconds of one.
const countingCase = 30_000;
const anyCase = 3_000;
const margin = 200;

/**
 * Knows what callers have left in their minute, and waits for the next one. A caller is a key, or the address.
 * @param onWait called before each wait, in milliseconds
 */
export function createPacer(time: JudgeTime, onWait: (reason: string, milliseconds: number) => void) {
  const buckets = new Map<string, Bucket>();
  // What was sent in the minute in which the judge came, nobody knows.
  const known = { minuteEnd: time.now() + minute, firstMinuteEnd: time.now() + minute, waited: 0 };
  let waiting: Promise<void> | undefined;

  return {
    /** Waits where the minute is about to end. */
    leaveEndingMinute: () => leaveMinute(anyCase),
    waitUntil,
    /** How many milliseconds were waited. */
    waited: () => known.waited,
    /** Waits until nothing can have been sent for the caller in this minute, and most of it is left. */
    async untilUntouched(caller: string, reason: string) {
      await waitUntil(untouchedFrom(caller), reason);
      await leaveMinute(countingCase);
    },
    /** Waits until most of a minute is left. */
    untilMostOfMinute: () => leaveMinute(countingCase),
    /** How many requests a caller has left, as far as is known. */
    left(caller: string) {
      const { remaining, inFlight } = current(caller);
      return remaining - inFlight;
    },
    /** Waits until a caller has so many requests left. @throws {NotTried} where that is not today */
    async untilLeft(caller: string, count: number) {
      for (let bucket = current(caller); bucket.remaining - bucket.inFlight < count; bucket = current(caller)) {
        if (!endsSoon(caller)) throw new NotTried("a key with enough requests left today");
        await waitUntil(bucket.endsAt, `${bucket.remaining} requests are left in this minute`);
      }
    },
    untouchedFrom,
    endsSoon,
    /** @throws {NotTried} where a request could be a strike towards a ban */
    guardAgainstBan(caller: string) {
      const { refusedAt } = current(caller);
      if (refusedAt !== undefined && time.now() - refusedAt > (ban.graceSeconds * 1000) / 2)
        throw new NotTried("a faster service: one more request after a 429 could be a strike towards a ban");
    },
    sent(caller: string) {
      const bucket = current(caller);
      bucket.inFlight += 1;
      bucket.sent += 1;
    },
    /** @param answer none where its figures are not those of the caller */
    answered(caller: string, answer?: Answer) {
      const bucket = current(caller);
      bucket.inFlight -= 1;
      if (!answer) return;
      readBucket(bucket, answer, time.now());
      const wait = secondsToMinute(answer);
      if (wait === undefined) return;
      known.minuteEnd = time.now() + wait * 1000;
      known.firstMinuteEnd = Math.min(known.firstMinuteEnd, known.minuteEnd);
    },
  };

  /** From when on nobody can have sent anything for the caller in its window, in milliseconds. */
  function untouchedFrom(caller: string): number {
    const bucket = buckets.get(caller);
    return bucket && bucket.sent > 0 ? bucket.endsAt : known.firstMinuteEnd;
  }

  /** Whether that is the end of a minute, rather than of a day that is used up. */
  function endsSoon(caller: string): boolean {
    return untouchedFrom(caller) - time.now() <= minute + margin;
  }

  /** The caller's bucket; one of which nothing is known where its window is over. */
  function current(caller: string): Bucket {
    const bucket = buckets.get(caller) ?? createBucket(minuteEnd());
    buckets.set(caller, bucket);
    if (bucket.endsAt <= time.now())
      Object.assign(bucket, createBucket(minuteEnd()), { sent: bucket.inFlight, inFlight: bucket.inFlight });
    return bucket;
  }

  function minuteEnd(): number {
    while (known.minuteEnd <= time.now()) known.minuteEnd += minute;
    return known.minuteEnd;
  }

  async function leaveMinute(atLeast: number): Promise<void> {
    if (minuteEnd() - time.now() < atLeast) await waitUntil(minuteEnd(), "the minute is about to end");
  }

  /** Waits so long, as one where several ask for it. @param end in milliseconds */
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

/** What is known of the window that binds a caller. */
interface Bucket {
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
function createBucket(endsAt: number): Bucket {
  return { remaining: Number.POSITIVE_INFINITY, sent: 0, inFlight: 0, endsAt, refusedAt: undefined };
}

/** Takes over what an answer says. Of answers that overtake each other the lowest figure counts. */
function readBucket(bucket: Bucket, answer: Answer, now: number): void {
  const remaining = figure(answer, "x-ratelimit-remaining");
  const wait = secondsToReset(answer);
  if (remaining === undefined || wait === undefined) return;
  bucket.remaining = bucket.inFlight > 0 ? Math.min(bucket.remaining, remaining) : remaining;
  bucket.endsAt = now + wait * 1000;
  if (answer.status === 429) bucket.refusedAt ??= now;
}

/** How many seconds the minute lasts, where an answer tells it. */
function secondsToMinute(answer: Answer): number | undefined {
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
