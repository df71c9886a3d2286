import { type Clock, systemClock } from "./clock.ts";
import { type Fetch, isListenerError, setAttempt } from "./fetch.ts";
import { getRetryAfterMs } from "./headers.ts";
import { createSemaphore } from "./semaphore.ts";
import { fetchRetainingRequests } from "./with-timeout.ts";

export type RetryOptions = {
  /** Maximum number of retries after the first attempt. @default 4 */
  maxRetries?: number | undefined;
  /** Maximum total wait of one call in milliseconds. @default 60000 */
  maxWaitMs?: number | undefined;
  /** Maximum delay before the first retry in milliseconds. Doubles with each retry. @default 250 */
  backoffMs?: number | undefined;
  /**
   * Maximum number of requests in flight, over all calls. A browser queues requests beyond six connections and sends them even after a
   * 429, which can lead to a ban. @default 5
   */
  maxConcurrent?: number | undefined;
  /** Clock and timers, for tests. @default the system clock */
  clock?: Clock | undefined;
  /** Returns a number from 0 to 1, for the jitter. @default Math.random */
  random?: (() => number) | undefined;
};

/**
 * Wraps a `fetch` and retries after 429, 503 and network failures. The delay is exponential backoff with full jitter, added to
 * `Retry-After`. A POST is retried only with an `Idempotency-Key`. If the delay exceeds `maxWaitMs`, returns the response immediately.
 * After a 429, all other calls wait until the limit resets, or get the same 429.
 * @throws the last error of `fetch`, or the reason of the request's signal
 * @example
 * ```ts
 * const fetchWithRetries = withRetries((request) => fetch(request), { maxRetries: 2, maxWaitMs: 10_000 });
 * const library = createTypedClient<Library>(calls, { baseUrl, key, fetch: fetchWithRetries });
 * library.use(createIdempotencyKeys(calls));
 * ```
 */
export function withRetries(fetch: Fetch, options: RetryOptions = {}): Fetch {
  const { maxRetries = 4, maxWaitMs = 60_000, backoffMs = 250, maxConcurrent = 5 } = options;
  const { clock = systemClock, random = Math.random } = options;
  const rateLimitGate = createRateLimitGate(clock);
  const semaphore = createSemaphore(Math.max(1, maxConcurrent));
  // Exponential backoff with full jitter.
  const getBackoffMs = (attempt: number) => random() * backoffMs * 2 ** (attempt - 1);

  return async (request) => {
    const maxAttempts = isRepeatable(request) ? 1 + maxRetries : 1;
    let budgetMs = maxWaitMs;
    let waitMs = 0;
    const wait = async (milliseconds: number) => {
      budgetMs -= milliseconds;
      waitMs += milliseconds;
      await clock.wait(milliseconds, request.signal);
    };

    for (let attempt = 1; ; attempt += 1) {
      for (;;) {
        const blockedMs = rateLimitGate.remainingMs();
        if (blockedMs > budgetMs && rateLimitGate.copyRejection) return rateLimitGate.copyRejection();
        // The jitter spreads the waiting calls. It never makes a wait exceed the budget.
        if (blockedMs > 0) await wait(Math.min(blockedMs + getBackoffMs(1), budgetMs));
        const queuedAt = clock.now();
        await semaphore.acquire(request.signal);
        waitMs += clock.now() - queuedAt;
        // Another call may have got a 429 while this one was queued.
        if (rateLimitGate.remainingMs() === 0) break;
        semaphore.release();
      }
      const isLastAttempt = attempt === maxAttempts;
      const delayMs = getBackoffMs(attempt);
      let retryAfterMs: number | undefined;
      let response: Response | undefined;
      let failure: unknown;
      try {
        response = await fetchRetainingRequests(
          fetch,
          setAttempt(isLastAttempt ? request : cloneRequest(request), { attempt, waitMs }),
          request,
        );
        if (response.status !== 429 && response.status !== 503) return response;
        retryAfterMs = getRetryAfterMs(response, clock.now());
        if (response.status === 429) rateLimitGate.block(response, retryAfterMs || delayMs);
      } catch (thrown) {
        if (isListenerError(thrown)) throw thrown;
        failure = thrown;
      } finally {
        semaphore.release();
      }
      if (isLastAttempt || (retryAfterMs ?? delayMs) > budgetMs || request.signal.aborted) {
        if (response) return response;
        throw failure;
      }
      // Not awaited: cancelling a cloned body resolves only when both copies are cancelled.
      response?.body?.cancel().catch(() => {});
      waitMs = 0;
      await wait(Math.min((retryAfterMs ?? 0) + delayMs, budgetMs));
    }
  };
}

// Wraps the clone in a new request, because Node loses the signal of a clone.
function cloneRequest(request: Request): Request {
  return new Request(request.clone(), { signal: request.signal });
}

// Idempotent by its method (RFC 9110, section 9.2.2) or by its key.
function isRepeatable({ method, headers }: Request): boolean {
  return !["POST", "PATCH"].includes(method) || headers.has("Idempotency-Key");
}

/** Blocks all calls of a client after a 429, because a request before the reset counts towards a ban. */
function createRateLimitGate({ now }: Pick<Clock, "now">) {
  let blockedUntil = 0;
  const gate = {
    remainingMs: () => Math.max(0, blockedUntil - now()),
    /** Returns a copy of the last 429, with the remaining `Retry-After`. */
    copyRejection: undefined as (() => Promise<Response>) | undefined,
    /** Blocks calls for this time. The longer of two blocks wins. */
    block(rejection: Response, milliseconds: number): void {
      const blockedAt = now();
      if (blockedAt + milliseconds <= blockedUntil) return;
      blockedUntil = blockedAt + milliseconds;
      // An error of the body also rejects the call that got this response.
      const body = rejection
        .clone()
        .text()
        .catch(() => "");
      gate.copyRejection = async () => {
        const headers = new Headers(rejection.headers);
        headers.set("Retry-After", String(Math.ceil(gate.remainingMs() / 1000)));
        headers.set("Age", String(Math.floor((now() - blockedAt) / 1000)));
        return new Response(await body, { status: rejection.status, headers });
      };
    },
  };
  return gate;
}
