import type { OperationId, operations } from "@animal-store/contract";
import { type Clock, systemClock } from "./clock.ts";
import { type Fetch, isListenerError, setAttempt } from "./fetch.ts";
import { retryAfter } from "./headers.ts";
import { createSemaphore } from "./semaphore.ts";
import { sendRetained } from "./with-timeout.ts";

export type RetryOptions = {
  /** Tries after the first one. @default 4 */
  maxRetries?: number | undefined;
  /** Milliseconds that all waits of one call may take together. @default 60000 */
  maxWaitMs?: number | undefined;
  /** Milliseconds that the first wait takes at most; each further one may take twice as long. @default 250 */
  backoffMs?: number | undefined;
  /**
   * Requests of all callers that are under way at once. What waits for one of a browser's six connections goes out whatever was answered
   * meanwhile, so that more than those lead a key that is over its limit to its ban. @default 5
   */
  maxConcurrent?: number | undefined;
  clock?: Clock | undefined;
  /** Gives a number from 0 to 1. @default Math.random */
  random?: (() => number) | undefined;
};

/**
 * Sends a request again after 429, 503 or a failure of the network, with exponential back-off and full jitter, added to what the answer's
 * `Retry-After` asks for. A POST is repeated only with an `Idempotency-Key`. Where that asks for more than what is left of the budget, the
 * answer is handed over at once; and after a 429 no call of the same key is sent before its time: it waits too, or gets that refusal again.
 * @throws what `fetch` threw last, or the reason of the request's signal
 */
export function withRetries(fetch: Fetch, options: RetryOptions = {}): Fetch {
  const { maxRetries = 4, maxWaitMs = 60_000, backoffMs = 250, maxConcurrent = 5 } = options;
  const { clock = systemClock, random = Math.random } = options;
  const rateLimitGate = createRateLimitGate(clock);
  const slots = createSemaphore(Math.max(1, maxConcurrent));

  return async (request) => {
    const maxTries = isRepeatable(request) ? 1 + maxRetries : 1;
    let budget = maxWaitMs;
    let waitMs = 0;
    const wait = async (milliseconds: number) => {
      budget -= milliseconds;
      waitMs += milliseconds;
      await clock.wait(milliseconds, request.signal);
    };

    for (let attempt = 1; ; attempt += 1) {
      for (;;) {
        const closed = rateLimitGate.closedFor();
        if (closed > budget) return rateLimitGate.errorResult();
        // Not all at once when it opens; the budget is for what the service asks for, and the random part takes what is left.
        if (closed > 0) await wait(Math.min(closed + random() * backoffMs, budget));
        const came = clock.now();
        await slots.take(request.signal);
        waitMs += clock.now() - came;
        // While this one waited for its turn another one may have been refused.
        if (rateLimitGate.closedFor() === 0) break;
        slots.release();
      }
      const isLast = attempt === maxTries;
      const backOff = random() * backoffMs * 2 ** (attempt - 1);
      let asked: number | undefined;
      let response: Response | undefined;
      let failure: unknown;
      try {
        response = await sendRetained(
          fetch,
          setAttempt(isLast ? request : copyOf(request), { attempt, waitMs }),
          request,
        );
        if (!isPassing(response)) return response;
        asked = retryAfter(response, clock.now());
        if (response.status === 429) rateLimitGate.close(response, asked || backOff);
      } catch (thrown) {
        if (isListenerError(thrown)) throw thrown;
        failure = thrown;
      } finally {
        slots.release();
      }
      if (isLast || (asked ?? backOff) > budget || request.signal.aborted) {
        if (response) return response;
        throw failure;
      }
      // Not awaited: one half of a cloned body is cancelled only when the other one is.
      response?.body?.cancel().catch(() => {});
      waitMs = 0;
      await wait(Math.min((asked ?? 0) + backOff, budget));
    }
  };
}

// Not the clone itself: in Node its signal is forgotten even while the clone is held.
function copyOf(request: Request): Request {
  return new Request(request.clone(), { signal: request.signal });
}

// To repeat a request that may have been done already is safe where its method says so (RFC 9110, section 9.2.2), or its key.
function isRepeatable({ method, headers }: Request): boolean {
  return !["POST", "PATCH"].includes(method) || headers.has("Idempotency-Key");
}

function isPassing({ status }: Response): boolean {
  return status in passing;
}

// The compiler holds that these are the statuses whose answers name a time to wait, by the contract.
const passing = { 429: true, 503: true } satisfies { [Status in StatusWith<"Retry-After">]: true };

type StatusWith<Header extends string> = {
  [Id in OperationId]: StatusOf<operations[Id]["responses"], Header>;
}[OperationId];
type StatusOf<Responses, Header extends string> = {
  [Status in keyof Responses]: Responses[Status] extends { headers: Record<Header, unknown> } ? Status : never;
}[keyof Responses];

/** Remembers the refusal of a limit for all callers of a key: a request that is sent before its time counts towards a ban. */
export type RateLimitGate = {
  /** Milliseconds until requests may be sent again. */
  closedFor(): number;
  /** Stays closed for so many milliseconds; of two refusals the longer one counts. */
  close(errorResult: Response, milliseconds: number): void;
  /** The refusal again, with what is left of its wait. */
  errorResult(): Promise<Response>;
};

export function createRateLimitGate({ now }: Pick<Clock, "now">): RateLimitGate {
  let opensAt = 0;
  let closedAt = 0;
  let kept: Response | undefined;
  let body: Promise<string> | undefined;

  const closedFor = () => Math.max(0, opensAt - now());
  return {
    closedFor,
    close(errorResult, milliseconds) {
      const at = now();
      if (at + milliseconds <= opensAt) return;
      opensAt = at + milliseconds;
      closedAt = at;
      kept = errorResult;
      // A body that breaks off breaks off for who reads the answer itself too.
      body = errorResult
        .clone()
        .text()
        .catch(() => "");
    },
    async errorResult() {
      const { status, headers: told } = kept ?? { status: 429 };
      const headers = new Headers(told);
      headers.set("Retry-After", String(Math.ceil(closedFor() / 1000)));
      headers.set("Age", String(Math.floor((now() - closedAt) / 1000)));
      return new Response(await body, { status, headers });
    },
  };
}
