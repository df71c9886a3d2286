import { AbortError, ConnectionError, NoResponseError, TimeoutError } from "./api-error.ts";
import type { Calls } from "./api-types.ts";
import { type Clock, createCallTimer, raceAbort, systemClock, waitForTurn } from "./clock.ts";
import type { CallContext, CallState, Fetch, KeySetter } from "./create-typed-client.ts";
import { getRetryAfterMs } from "./headers.ts";

/** Options of one call. Those of the client are their defaults. */
export type CallOptions = {
  /**
   * Timeout of a call in milliseconds, with all its attempts, up to the end of the response body, or up to the headers of events and
   * streams. Waits for rate limits do not count. A response whose `Retry-After` exceeds the rest of the time is returned immediately.
   * `Infinity` disables the timeout. @default 60000
   */
  timeoutMs?: number | undefined;
  /**
   * Maximum number of retries after the first attempt. After a 429 of any call, a call with `maxRetries: 0` also waits for the limit or gets
   * that 429. @default 4
   */
  maxRetries?: number | undefined;
  /** Maximum total wait of a call after a 429, in milliseconds. It does not limit the waits of `withPacing`. @default 60000 */
  maxWaitMs?: number | undefined;
  /** Called before each wait. */
  onWait?: ((wait: Wait) => void) | undefined;
  /** Sends each request, after all other features of the client. @default globalThis.fetch */
  fetch?: Fetch | undefined;
};

export type RetryOptions = CallOptions & {
  /** Statuses that are retried. @default [429, 500, 502, 503, 504] */
  retryStatuses?: readonly number[] | undefined;
  /**
   * Maximum number of requests in flight, over all calls. An event stream counts until its headers arrive. A browser queues requests beyond
   * six connections and sends them even after a 429, which can lead to a ban. @default 5
   */
  maxConcurrent?: number | undefined;
  /** Features that wrap each request, the first one outermost: `withPacing()`, `withLogging(…)`, `withDeprecations(…)`. */
  layers?: readonly Layer[] | undefined;
  /** Clock and timers, for tests. @default the system clock */
  clock?: Clock | undefined;
  /** Returns a number from 0 to 1, for the jitter. @default Math.random */
  random?: (() => number) | undefined;
};

/** A wait of a call: its reason and duration. */
export type Wait = {
  /** `rate_limit`: a limit is exhausted. `retry`: the delay after a failed attempt. */
  reason: "rate_limit" | "retry";
  waitMs: number;
  /** Number of the attempt that follows, from 1. */
  attempt: number;
  operation: string | undefined;
};

/** A feature around each request of a client. It must call `next` at most once. */
export type Layer = (request: Request, next: SendRequest, call: LayerCall) => Promise<Response>;
export type SendRequest = (request: Request) => Promise<Response>;
export type LayerCall = CallContext & {
  readonly clock: Clock;
  /** Waits for a rate limit. The timeout of the call pauses. @throws the reason of the signal when it is aborted */
  waitForLimit(milliseconds: number, signal: AbortSignal): Promise<void>;
};

const backoffMs = 250;

/** Blocks all calls of a client after a 429, because a request before the reset counts towards a ban. */
interface RateLimitGate {
  remainingMs(): number;
  /** Blocks calls for this time. The longer of two blocks wins. */
  block(response: Response, milliseconds: number): void;
  /** Returns a copy of the last 429, with the remaining `Retry-After` and without the outdated `RateLimit`. */
  copyRejection(): Response | undefined;
}

function createRateLimitGate({ now }: Clock): RateLimitGate {
  let blockedUntil = 0;
  let rejection: Response | undefined;
  const remainingMs = () => Math.max(0, blockedUntil - now());
  return {
    remainingMs,
    block(response, milliseconds) {
      if (milliseconds <= remainingMs()) return;
      blockedUntil = now() + milliseconds;
      rejection = response.clone();
    },
    copyRejection() {
      const copy = rejection && new Response(rejection.clone().body, rejection);
      copy?.headers.set("Retry-After", `${Math.ceil(remainingMs() / 1000)}`);
      copy?.headers.delete("RateLimit");
      return copy;
    },
  };
}

/**
 * Returns a `fetch` that retries and applies the timeout of the call. The delay is exponential backoff with full jitter, added to
 * `Retry-After`. A POST is retried only with an `Idempotency-Key`, which this function adds if the operation documents it. After a 429,
 * all other calls wait until the limit resets, or get the same 429.
 * @param setKey adds the API key to a request
 */
export function createCallSender(
  calls: Calls,
  clientOptions: RetryOptions,
  setKey: KeySetter,
): (request: Request, call: CallState) => Promise<Response> {
  const {
    clock = systemClock,
    random = Math.random,
    layers = [],
    maxConcurrent = 5,
    retryStatuses = [429, 500, 502, 503, 504],
  } = clientOptions;
  const gate = createRateLimitGate(clock);
  const waiters = new Set<() => void>();
  let inFlight = 0;

  const getBackoffMs = (attempt: number) => Math.round(random() * backoffMs * 2 ** (attempt - 1));
  const wakeNext = () => {
    const [proceed] = waiters;
    proceed?.();
  };
  const releaseSlot = () => {
    inFlight -= 1;
    wakeNext();
  };

  return async (original, call) => {
    const entry = calls[`${original.method} ${call.path}`];
    const options = call.options as CallOptions & { idempotencyKey?: string; parseAs?: string };
    const pick = <Name extends keyof CallOptions>(name: Name) => options[name] ?? clientOptions[name];
    const timeoutMs = pick("timeoutMs") ?? 60_000;
    const timer = createCallTimer(timeoutMs);
    const signal = AbortSignal.any([original.signal, timer.signal]);
    let waitBudgetMs = pick("maxWaitMs") ?? 60_000;
    call.attempts = 0;

    try {
      await raceAbort(setKey(original), signal);
      setIdempotencyKey();
      return await sendWithRetries(new Request(original, { signal }));
    } catch (error) {
      throw error instanceof NoResponseError ? error : (findAbortError(error) ?? error);
    } finally {
      timer.pause();
    }

    function setIdempotencyKey(): void {
      const isDocumented = entry?.headers.includes("Idempotency-Key");
      // Not randomUUID, which exists only in secure contexts (HTTPS).
      const key = options.idempotencyKey ?? (isDocumented && crypto.getRandomValues(new Uint32Array(4)).join("-"));
      if (key && !original.headers.has("Idempotency-Key")) original.headers.set("Idempotency-Key", key);
    }

    async function sendWithRetries(request: Request): Promise<Response> {
      // A stream can be sent only once.
      const { body } = options as { body?: Partial<AsyncIterable<unknown>> };
      // Idempotent by its method (RFC 9110, section 9.2.2; QUERY: OpenAPI 3.2) or by its key.
      const isRepeatable =
        !body?.[Symbol.asyncIterator] &&
        (/^(GET|HEAD|OPTIONS|PUT|DELETE|QUERY)$/.test(request.method) || request.headers.has("Idempotency-Key"));
      const maxAttempts = isRepeatable ? 1 + (pick("maxRetries") ?? 4) : 1;
      for (let attempt = 1; ; attempt += 1) {
        const rejection = await takeSlot();
        if (rejection) return rejection;
        const isLast = attempt === maxAttempts;
        let outcome: Response | ConnectionError;
        try {
          outcome = await sendAttempt(isLast ? request : new Request(request.clone(), { signal }));
        } catch (error) {
          // Any other error is an abort, or from a layer, such as a log function that throws.
          if (!(error instanceof ConnectionError)) throw error;
          outcome = error;
        } finally {
          releaseSlot();
        }
        const retry = planRetry(outcome, attempt);
        if (isLast || !retry) {
          if (outcome instanceof ConnectionError) throw outcome;
          return outcome;
        }
        call.waitMs = 0;
        await retry();
      }
    }

    /** Waits for the rate limit and a free slot. Returns a copy of the last 429 if the wait exceeds the budget. */
    async function takeSlot(): Promise<Response | undefined> {
      for (;;) {
        signal.throwIfAborted();
        const blockedMs = gate.remainingMs();
        if (blockedMs > waitBudgetMs) return gate.copyRejection();
        if (blockedMs > 0) await waitForLimit(blockedMs + getBackoffMs(1));
        else if (inFlight < (maxConcurrent || 1)) {
          inFlight += 1;
          return undefined;
        } else {
          await waitForTurn(waiters, signal).finally(() => {
            // This call does not use its turn.
            if (signal.aborted || gate.remainingMs() > 0) wakeNext();
          });
        }
      }
    }

    /** Returns the wait before the next attempt, or undefined if there is none. */
    function planRetry(outcome: Response | ConnectionError, attempt: number): (() => Promise<void>) | undefined {
      const delayMs = getBackoffMs(attempt);
      const isFailure = outcome instanceof ConnectionError;
      const retryAfterMs = isFailure ? undefined : getRetryAfterMs(outcome, clock.now());
      const waitMs = (retryAfterMs ?? 0) + delayMs;
      const isRateLimited = !isFailure && outcome.status === 429;
      if (isRateLimited) gate.block(outcome, retryAfterMs || delayMs);
      const isInTime = isRateLimited ? (retryAfterMs ?? delayMs) <= waitBudgetMs : waitMs < timer.remainingMs();
      if (!isInTime || !(isFailure || retryStatuses.includes(outcome.status))) return undefined;
      return () => (isRateLimited ? waitForLimit(waitMs) : wait("retry", waitMs));
    }

    function sendAttempt(request: Request): Promise<Response> {
      const layerCall: LayerCall = Object.assign(call, {
        clock,
        // Other calls can use the slot meanwhile.
        async waitForLimit(milliseconds: number, waitSignal: AbortSignal) {
          releaseSlot();
          await wait("rate_limit", milliseconds, waitSignal).finally(() => (inFlight += 1));
        },
      });
      return layers.reduceRight<SendRequest>(
        (next, layer) => (attempt) => layer(attempt, next, layerCall),
        sendOnce,
      )(request);
    }

    async function sendOnce(request: Request): Promise<Response> {
      call.attempts += 1;
      try {
        return await raceAbort(fetchWhole(request), signal);
      } catch (cause) {
        throw (
          findAbortError(cause) ??
          new ConnectionError(request, "failed. Check the network and baseUrl.", call.attempts, cause)
        );
      }
    }

    async function fetchWhole(request: Request): Promise<Response> {
      const fetch = pick("fetch") ?? ((sent: Request) => globalThis.fetch(sent));
      const response = await fetch(request, call);
      requestsByBody.set(response.body ?? response, [request, original]);
      // Read the body, so that a body that is cut off is retried.
      const { parseAs = "json" } = options;
      const isStream = parseAs === "json" ? call.streams?.(entry, response) : parseAs === "stream";
      if (!response.ok || !isStream) await response.clone().arrayBuffer();
      return response;
    }

    // The jitter spreads the waiting calls. It never makes a wait exceed the budget.
    function waitForLimit(milliseconds: number): Promise<void> {
      const limitedMs = Math.min(milliseconds, waitBudgetMs);
      waitBudgetMs -= limitedMs;
      return wait("rate_limit", limitedMs);
    }

    async function wait(reason: Wait["reason"], milliseconds: number, waitSignal = signal): Promise<void> {
      call.waitMs += milliseconds;
      pick("onWait")?.({ reason, waitMs: milliseconds, attempt: call.attempts + 1, operation: call.operation });
      if (reason === "rate_limit") timer.pause();
      await clock.wait(milliseconds, waitSignal).finally(timer.resume);
    }

    function findAbortError(cause: unknown): AbortError | TimeoutError | undefined {
      const { aborted, reason } = original.signal;
      if (aborted) return new AbortError(original, "was aborted.", call.attempts, reason);
      if (!timer.signal.aborted) return undefined;
      return new TimeoutError(original, `timed out after ${timeoutMs} ms.`, call.attempts, cause);
    }
  };
}

// Keeps the requests in memory: Node's fetch ignores an abort after a `Request`, or its original, is garbage-collected.
const requestsByBody = new WeakMap<object, Request[]>();
