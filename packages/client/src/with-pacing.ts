import { type Clock, systemClock } from "./clock.ts";
import { type Fetch, getAttempt, setAttempt } from "./fetch.ts";
import { parseRateLimits } from "./parse-rate-limits.ts";
import { waitForTurn } from "./semaphore.ts";

/**
 * Holds requests back while the limits of the key have nothing left, so that none is refused. All callers of the returned function share
 * what is left; a wait ends with its window, by the seconds that the answers count, and takes a whole day where the day is used up.
 */
export function withPacing(fetch: Fetch, clock: Clock = systemClock): Fetch {
  const pacer = createPacer(clock);
  return async (request) => {
    const came = clock.now();
    await pacer.admit(request.signal);
    const sentAt = clock.now();
    const { attempt, waitMs } = getAttempt(request);
    let response: Response | undefined;
    try {
      response = await fetch(setAttempt(request, { attempt, waitMs: waitMs + sentAt - came }));
      return response;
    } finally {
      pacer.settle(sentAt, response);
    }
  };
}

/** Lets requests of one key out as long as its limits have some left, and holds the others back until a window begins anew. */
export type Pacer = {
  /** Resolves when one more request may be sent. @throws the signal's reason once it is aborted */
  admit(signal: AbortSignal): Promise<void>;
  /** Takes what an answer says of the limits; without one the request failed. @param sentAt milliseconds since the Unix epoch */
  settle(sentAt: number, response?: Response): void;
};

/** Times are of the client's own clock, counted from the seconds that an answer names. */
type Window = { remaining: number; opensAt: number };

export function createPacer(clock: Clock): Pacer {
  const windows = new Map<string, Window>();
  // Before the first answer, and whenever a window has ended, one request goes ahead to learn what is left.
  let isKnown = false;
  let isAsking = false;
  let underWay = 0;
  let givenBack = new AbortController();
  const waiting = new Set<() => void>();

  return {
    async admit(signal) {
      for (;;) {
        signal.throwIfAborted();
        const opensAt = nextOpening(clock.now());
        if (opensAt > 0) await opening(opensAt, signal);
        else if (isKnown || !isAsking) break;
        else await waitForTurn(waiting, signal);
      }
      isAsking ||= !isKnown;
      underWay += 1;
      for (const window of windows.values()) window.remaining -= 1;
    },
    settle(sentAt, response) {
      underWay -= 1;
      if (!response || !learn(response, sentAt)) giveBack();
      isAsking = false;
      for (const proceed of waiting) proceed();
    },
  };

  /** When the last of the windows opens that have nothing left; 0: none is closed. */
  function nextOpening(now: number): number {
    let opensAt = 0;
    for (const [name, window] of windows) {
      if (window.opensAt <= now) {
        windows.delete(name);
        isKnown = false;
      } else if (window.remaining <= 0) opensAt = Math.max(opensAt, window.opensAt);
    }
    return opensAt;
  }

  async function opening(opensAt: number, signal: AbortSignal): Promise<void> {
    const { signal: isGivenBack } = givenBack;
    await clock.wait(opensAt - clock.now(), AbortSignal.any([signal, isGivenBack])).catch((error: unknown) => {
      if (!isGivenBack.aborted) throw error;
    });
  }

  // Whether the service counted a request whose answer did not come, the next answer tells.
  function giveBack(): void {
    for (const window of windows.values()) window.remaining += 1;
    givenBack.abort();
    givenBack = new AbortController();
  }

  /** Whether the answer tells of limits. */
  function learn(response: Response, sentAt: number): boolean {
    const limits = Object.entries(parseRateLimits(response));
    // What stands between client and service may answer without limits; that says nothing, unless all is well.
    isKnown ||= response.ok || limits.length > 0;
    for (const [name, limit] of limits) {
      if (!limit) continue;
      const { remaining, resetsIn } = limit;
      const opensAt = clock.now() + resetsIn * 1000;
      const known = windows.get(name);
      // Of the requests that are under way, each may yet count in a window that has just begun.
      const isNew = !known || sentAt + (resetsIn - 1) * 1000 >= known.opensAt;
      if (isNew) windows.set(name, { remaining: remaining - underWay, opensAt });
      else {
        known.remaining = Math.min(known.remaining, remaining);
        known.opensAt = Math.min(known.opensAt, opensAt);
      }
    }
    return limits.length > 0;
  }
}
