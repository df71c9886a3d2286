import { setTimeout } from "node:timers/promises";
import { RequestLimitError, skip } from "../errors.ts";
import type { Transport } from "../session.ts";
import { isStream } from "./body.ts";
import {
  defaultMaxResponseBytes,
  defaultTimeoutMs,
  type HttpRequest,
  type HttpResponse,
  NoResponseError,
  type ResponseLimits,
} from "./http-client.ts";

/** The time of a run, in milliseconds. Tests replace it. */
export interface Time {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export const systemTime: Time = {
  now: () => Date.now(),
  wait: (milliseconds) => setTimeout(milliseconds),
};

/** Returns a time that reports waits of more than 2 s. Concurrent waits are reported once. */
export function createAnnouncedTime({ now, wait }: Time, onWait: (seconds: number) => void): Time {
  let announcedUntil = 0;
  return {
    now,
    wait(milliseconds) {
      const end = now() + milliseconds;
      if (milliseconds > 2000 && end > announcedUntil + 2000) {
        announcedUntil = end;
        onWait(Math.ceil(milliseconds / 1000));
      }
      return wait(milliseconds);
    },
  };
}

export interface LimitOptions {
  /** Requests per second. @default unlimited */
  readonly rate?: number | undefined;
  /** @default unlimited */
  readonly maxRequests?: number | undefined;
  readonly time?: Time | undefined;
}

type RequestLimit = <Result>(send: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that limits the requests of all its callers together, per second and in total.
 * @throws {RequestLimitError} when `maxRequests` were sent
 */
export function createRequestLimit({ rate, maxRequests = Infinity, time = systemTime }: LimitOptions): RequestLimit {
  let requests = 0;
  let nextSendAt = 0;
  return async (send) => {
    if (requests >= maxRequests)
      throw new RequestLimitError(`${maxRequests} requests were sent. Raise --max-requests to run all cases.`);
    requests += 1;
    if (rate !== undefined) {
      const sendAt = Math.max(time.now(), nextSendAt);
      nextSendAt = sendAt + 1000 / rate;
      if (sendAt > time.now()) await time.wait(sendAt - time.now());
    }
    return send();
  };
}

/** The requests that a caller can send until the end of a window. */
interface Window {
  remaining: number;
  readonly endsAt: number;
}

const maxRetries = 3;
const maxWaitMs = 61_000;
const marginMs = 200;
// A service that allows fewer would make a run take hours.
const responsesPerSecond = 5;
const requiredRate = `a service that allows ${responsesPerSecond} requests per second`;

export interface PacingOptions {
  /** Whether a wait needs 5 responses for each of its seconds since the previous one. @default false */
  readonly earnsWaits?: boolean;
}

/**
 * Creates a transport that waits after a 429, and before one if the `RateLimit` headers report that no request remains, because
 * a service can ban a client that continues.
 */
export function createPacedTransport(time: Time = systemTime, { earnsWaits = false }: PacingOptions = {}): Transport {
  const windows = new Map<string, Window>();
  let responses = 0;
  let allowed: Window | undefined;
  return async (request, send) => {
    const caller = toCaller(request);
    for (let attempt = 0; ; attempt += 1) {
      await waitForWindow(caller);
      const response = await send(request);
      recordWindow(caller, response);
      if (response.status !== 429) {
        responses += 1;
        return response;
      }
      const waitMs = parseRetryAfter(response.headers.get("retry-after"), time.now());
      if (attempt >= maxRetries || !(waitMs > 0)) return response;
      windows.set(caller, { remaining: 0, endsAt: time.now() + waitMs });
    }
  };

  async function waitForWindow(caller: string): Promise<void> {
    for (let window = windows.get(caller); window; window = windows.get(caller)) {
      const waitMs = window.endsAt - time.now();
      const seconds = Math.ceil(waitMs / 1000);
      if (waitMs <= 0) windows.delete(caller);
      else if (window.remaining > 0) {
        window.remaining -= 1;
        return;
      } else if (waitMs > maxWaitMs) skip(`a key with requests left: the next one is allowed in ${seconds} s`);
      else if (isEarned(window, waitMs)) {
        // Concurrent requests share a wait.
        if (allowed !== window) responses = 0;
        allowed = window;
        await time.wait(waitMs);
      } else skip(`${requiredRate}, or a --rate: the next request is allowed in ${seconds} s`);
    }
  }

  function isEarned(window: Window, waitMs: number): boolean {
    return !earnsWaits || window === allowed || responses >= responsesPerSecond * Math.ceil(waitMs / 1000);
  }

  // Responses can arrive out of order, so the lowest count wins. Errors of the HTTP parser have the values of the address.
  function recordWindow(caller: string, response: HttpResponse): void {
    const { remaining, seconds } = parseWindow(response) ?? {};
    if ([400, 408, 431].includes(response.status)) return;
    if (remaining === undefined || seconds === undefined) return;
    const endsAt = time.now() + seconds * 1000 + marginMs;
    const known = windows.get(caller);
    const isSame = known !== undefined && Math.abs(known.endsAt - endsAt) < 1500;
    if (isSame) known.remaining = Math.min(remaining, known.remaining);
    else windows.set(caller, { remaining, endsAt });
  }
}

/** Returns the wait in milliseconds: a number of seconds or a date (RFC 9110, section 10.2.3). NaN for another value. */
function parseRetryAfter(value = "", now: number): number {
  return /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
}

/** Returns the tightest window of the header `RateLimit` (draft-ietf-httpapi-ratelimit-headers). */
function parseWindow({ headers }: HttpResponse): { remaining: number; seconds: number } | undefined {
  // A list of RFC 9651: "minute"; r=5; t=30, "day";t=9000;pk=:a2V5:;r=100
  const items = (headers.get("ratelimit") ?? "").matchAll(/"[^"]*"((?:;[^;,]*)*)/g);
  return Array.from(items, ([, parameters = ""]) => ({
    remaining: parseParameter(parameters, "r"),
    seconds: parseParameter(parameters, "t"),
  }))
    .filter(({ remaining, seconds }) => remaining >= 0 && seconds >= 0)
    .sort((a, b) => a.remaining - b.remaining || b.seconds - a.seconds)[0];
}

function parseParameter(parameters: string, name: string): number {
  return Number(new RegExp(`; *${name}=(\\d+)`).exec(parameters)?.[1]);
}

/** Returns the credentials of a request, because limits apply to each caller. */
function toCaller({ headers = [] }: HttpRequest): string {
  const credentials = headers.filter(([name]) => /^authorization$|^cookie$|key$|token$/i.test(name));
  return credentials.flatMap(([name, value]) => (/^idempotency/i.test(name) ? [] : value)).join(" ");
}

const largeBytes = 2 ** 18;
const minSlowMs = 500;
// The case of the events of an operation reads longer.
const eventTimeoutMs = 100;
const shortEventTimeoutMs = 10;

export interface RunBudgetOptions extends ResponseLimits {
  readonly operationCount: number;
  /** Returns milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Creates the limits of a run. Its slow responses together have a quarter of the timeout for each operation, and three more. Streams of
 * events, which can be endless, use at most a quarter of that. Its large responses together have the maximum size of two responses for
 * each operation, and of four more.
 * @returns a transport that throws a `RequestLimitError` if the time or the bytes are used
 */
export function createRunBudget({
  timeoutMs = defaultTimeoutMs,
  maxResponseBytes = defaultMaxResponseBytes,
  operationCount,
  now = () => performance.now(),
}: RunBudgetOptions): Transport {
  const total = ((3 + operationCount) / 4) * Math.max(timeoutMs, defaultTimeoutMs);
  const slowMs = Math.max(minSlowMs, timeoutMs / 4);
  const maxVolume = (4 + 2 * operationCount) * maxResponseBytes;
  const runStartedAt = now();
  let used = 0;
  let usedByStreams = 0;
  let countedUntil = runStartedAt;
  let volume = 0;

  return async (request, send) => {
    // On a busy machine, all parts of a run take longer.
    const otherTime = Math.max(0, now() - runStartedAt - used - usedByStreams);
    const left = total + otherTime / 2 - used - usedByStreams;
    if (left <= 0) endSlowRun();
    const isShort = usedByStreams > total / 4;
    const times = {
      timeoutMs: Math.min(timeoutMs, left + slowMs),
      eventTimeoutMs: isShort ? shortEventTimeoutMs : eventTimeoutMs,
    };
    const startedAt = now();
    try {
      const response = await send({ ...times, ...request });
      const { byteLength } = response.bytes;
      if (isStream(response.headers.get("content-type"))) usedByStreams += count(startedAt);
      else if (now() - startedAt > slowMs) used += count(startedAt);
      if (byteLength > largeBytes) volume += byteLength;
      if (volume > maxVolume)
        endRun(`the large responses had more than ${maxVolume} bytes in total`, "--max-response-bytes");
      return response;
    } catch (error) {
      const isTimeout = error instanceof NoResponseError && error.isTimeout;
      if (isTimeout) used += count(startedAt);
      // Only a whole timeout shows a fault of the service.
      if (isTimeout && times.timeoutMs < timeoutMs) endSlowRun();
      throw error;
    }
  };

  /** Returns the time since a start. Concurrent responses share their time. */
  function count(startedAt: number): number {
    const time = now() - Math.max(startedAt, countedUntil);
    countedUntil = now();
    return time;
  }

  function endRun(problem: string, option: string): never {
    throw new RequestLimitError(`${problem}. Raise ${option} to run all cases.`);
  }

  function endSlowRun(): never {
    const seconds = Math.round((used + usedByStreams) / 1000);
    endRun(`the slow responses took ${seconds} s in total`, "--timeout");
  }
}
