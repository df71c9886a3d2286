import { AbortError, ConnectionError, TimeoutError, UnansweredError } from "./api-error.ts";
import type { Calls } from "./calls.ts";
import { type Clock, maxTimerMs, systemClock } from "./clock.ts";
import type { CallContext, Fetch } from "./create-typed-client.ts";
import { getRetryAfterMs } from "./headers.ts";
import { waitForTurn } from "./wait-for-turn.ts";

/** Options of one call. Those of the client are their defaults. */
export type CallOptions = {
  /**
   * Timeout of a call in milliseconds, with all its attempts, up to the end of the response body, or up to the headers of events and
   * streams. Waits for rate limits do not count. A response whose `Retry-After` exceeds the rest of the time is returned immediately.
   * `Infinity` disables the timeout. @default 60000
   */
  timeoutMs?: number | undefined;
  /**
   * Maximum number of retries after the first attempt. After a 429 of another call, also a call without retries waits for the limit, or gets
   * the same 429. @default 4
   */
  maxRetries?: number | undefined;
  /** Maximum total wait of a call for rate limits, in milliseconds. @default 60000 */
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
   * Maximum number of requests in flight, over all calls. A browser queues requests beyond six connections and sends them even after a
   * 429, which can lead to a ban. @default 5
   */
  maxConcurrent?: number | undefined;
  /** Features that wrap each request, the first one outermost: `withPacing()`, `withLogging(…)`, `withDeprecations(…)`. */
  layers?: readonly Layer[] | undefined;
  /** Clock and timers, for tests. @default the system clock */
  clock?: Clock | undefined;
  /** Returns a number from 0 to 1, for the jitter. @default Math.random */
  random?: (() => number) | undefined;
};

/** Why a call waits, and for how long. */
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
const idempotencyKeyHeader = "Idempotency-Key";

/**
 * Returns a `fetch` that retries and applies the timeout of the call. The delay is exponential backoff with full jitter, added to
 * `Retry-After`. A POST is retried only with an `Idempotency-Key`, which this function adds if the operation documents it. After a 429,
 * all other calls wait until the limit resets, or get the same 429.
 */
export function createCallSender(calls: Calls, clientOptions: RetryOptions): Fetch {
  const { clock = systemClock, random = Math.random, layers = [] } = clientOptions;
  const { maxConcurrent = 5, retryStatuses = [429, 500, 502, 503, 504] } = clientOptions;
  const rateLimitGate = createRateLimitGate(clock);
  const waiters = new Set<() => void>();
  let inFlight = 0;
  const getBackoffMs = (attempt: number) => random() * backoffMs * 2 ** (attempt - 1);

  return async (original, call) => {
    const options = call.options as CallOptions & { idempotencyKey?: string; parseAs?: string };
    const pick = <Name extends keyof CallOptions>(name: Name) => options[name] ?? clientOptions[name];
    const timer = createTimer(pick("timeoutMs") ?? 60_000);
    const request = new Request(original, { signal: AbortSignal.any([original.signal, timer.signal]) });
    const { method, headers, signal } = request;
    // Not randomUUID, which exists only in secure contexts (HTTPS).
    if (calls[`${method} ${call.path}`]?.headers.includes(idempotencyKeyHeader) && !headers.has(idempotencyKeyHeader))
      headers.set(idempotencyKeyHeader, options.idempotencyKey ?? crypto.getRandomValues(new Uint32Array(4)).join("-"));
    // Idempotent by its method (RFC 9110, section 9.2.2) or by its key.
    const isRepeatable = !["POST", "PATCH"].includes(method) || headers.has(idempotencyKeyHeader);
    const maxAttempts = 1 + (isRepeatable ? (pick("maxRetries") ?? 4) : 0);
    let waitBudgetMs = pick("maxWaitMs") ?? 60_000;
    call.attempts = 0;

    const wait = async (reason: Wait["reason"], milliseconds: number, waitSignal = signal) => {
      call.waitMs += milliseconds;
      pick("onWait")?.({ reason, waitMs: milliseconds, attempt: call.attempts + 1, operation: call.operation });
      if (reason === "rate_limit") timer.pause();
      try {
        await clock.wait(milliseconds, waitSignal);
      } finally {
        timer.resume();
      }
    };
    const layerCall: LayerCall = Object.assign(call, {
      clock,
      waitForLimit: (milliseconds: number, waitSignal: AbortSignal) => wait("rate_limit", milliseconds, waitSignal),
    });
    const waitForLimit = (milliseconds: number) => {
      // The jitter spreads the waiting calls. It never makes a wait exceed the budget.
      const limitedMs = Math.min(milliseconds, waitBudgetMs);
      waitBudgetMs -= limitedMs;
      return wait("rate_limit", limitedMs);
    };

    const sendOnce: SendRequest = async (attempt) => {
      try {
        const fetch = pick("fetch") ?? ((sent: Request) => globalThis.fetch(sent));
        const response = retainRequests(await fetch(attempt, call), attempt, request, original);
        // Read the body, so that a body that is cut off is retried.
        if (options.parseAs !== "stream" && !hasEvents(response)) await response.clone().arrayBuffer();
        return response;
      } catch (cause) {
        const problem = "failed. Check the network and baseUrl.";
        throw toAbortion(cause) || new ConnectionError(attempt, problem, call.attempts, cause);
      }
    };
    const toAbortion = (cause: unknown) => {
      const { aborted, reason } = original.signal;
      if (aborted) return new AbortError(request, "was aborted.", call.attempts, reason);
      return timer.signal.aborted && new TimeoutError(request, "timed out. Raise timeoutMs.", call.attempts, cause);
    };
    const sendAttempt = layers.reduceRight<SendRequest>(
      (next, layer) => (attempt) => layer(attempt, next, layerCall),
      sendOnce,
    );

    async function sendWithRetries(): Promise<Response> {
      for (;;) {
        for (;;) {
          signal.throwIfAborted();
          const blockedMs = rateLimitGate.remainingMs();
          const rejection = blockedMs > waitBudgetMs && rateLimitGate.copyRejection();
          if (rejection) return rejection;
          if (blockedMs > 0) await waitForLimit(blockedMs + getBackoffMs(1));
          else if (inFlight >= (maxConcurrent || 1)) await waitForTurn(waiters, signal);
          else break;
        }
        inFlight += 1;
        call.attempts += 1;
        const delayMs = getBackoffMs(call.attempts);
        const isLastAttempt = call.attempts === maxAttempts;
        let response: Response | undefined;
        let failure: unknown;
        try {
          response = await sendAttempt(isLastAttempt ? request : new Request(request.clone(), { signal }));
        } catch (error) {
          // Any other error is from a layer, such as a log function that throws.
          if (!(error instanceof ConnectionError)) throw error;
          failure = error;
        } finally {
          inFlight -= 1;
          for (const proceed of waiters) proceed();
        }
        const isRateLimited = response?.status === 429;
        const retryAfterMs = response && getRetryAfterMs(response, clock.now());
        if (response && isRateLimited) rateLimitGate.block(response, retryAfterMs || delayMs);
        const budgetMs = isRateLimited ? waitBudgetMs : timer.remainingMs();
        const isRetried = !response || retryStatuses.includes(response.status);
        if (!isRetried || isLastAttempt || (retryAfterMs ?? delayMs) > budgetMs) {
          if (response) return response;
          throw failure;
        }
        // Not awaited: cancelling a cloned body resolves only when both copies are cancelled.
        response?.body?.cancel().catch(() => {});
        call.waitMs = 0;
        const waitMs = (retryAfterMs ?? 0) + delayMs;
        await (isRateLimited ? waitForLimit(waitMs) : wait("retry", Math.min(waitMs, budgetMs)));
      }
    }

    try {
      return await sendWithRetries();
    } catch (error) {
      throw error instanceof UnansweredError ? error : toAbortion(error) || error;
    } finally {
      timer.pause();
    }
  };
}

export function hasEvents({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
}

const requestsByBody = new WeakMap<object, Request[]>();

/** Keeps the requests in memory: Node's fetch ignores an abort after a `Request`, or its original, is garbage-collected. */
function retainRequests(response: Response, ...requests: Request[]): Response {
  requestsByBody.set(response.body ?? response, requests);
  return response;
}

/** Aborts its signal after a time that can pause. It uses the system clock, which a test clock does not move. */
function createTimer(milliseconds: number) {
  const controller = new AbortController();
  let remainingMs = milliseconds;
  let startedAt = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const timer = {
    signal: controller.signal,
    remainingMs: () => remainingMs - (timeout === undefined ? 0 : systemClock.now() - startedAt),
    pause() {
      remainingMs = timer.remainingMs();
      clearTimeout(timeout);
      timeout = undefined;
    },
    resume() {
      if (timeout !== undefined) return;
      startedAt = systemClock.now();
      timeout = setTimeout(() => controller.abort(), Math.min(remainingMs, maxTimerMs));
    },
  };
  timer.resume();
  return timer;
}

/** Blocks all calls of a client after a 429, because a request before the reset counts towards a ban. */
function createRateLimitGate({ now }: Pick<Clock, "now">) {
  let blockedAt = 0;
  let blockedUntil = 0;
  let rejection: Response | undefined;
  const gate = {
    remainingMs: () => Math.max(0, blockedUntil - now()),
    /** Blocks calls for this time. The longer of two blocks wins. */
    block(response: Response, milliseconds: number): void {
      if (now() + milliseconds <= blockedUntil) return;
      blockedAt = now();
      blockedUntil = blockedAt + milliseconds;
      rejection = response.clone();
    },
    /** Returns a copy of the last 429, with the remaining `Retry-After`. */
    copyRejection(): Response | undefined {
      const copy = rejection && new Response(rejection.clone().body, rejection);
      copy?.headers.set("Retry-After", String(Math.ceil(gate.remainingMs() / 1000)));
      copy?.headers.set("Age", String(Math.floor((now() - blockedAt) / 1000)));
      return copy;
    },
  };
  return gate;
}
