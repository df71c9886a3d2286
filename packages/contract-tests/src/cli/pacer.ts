import { type HttpResponse, skip } from "@animal-store/conformance/internal";
import { ban } from "@animal-store/contract";

export interface RunnerClock {
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

export type Pacer = ReturnType<typeof createPacer>;

const minuteMs = 60_000;
// Minimum time left in the minute when a case starts. A case that counts requests needs more.
const minCountingCaseMs = 30_000;
const minCaseMs = 3_000;
const marginMs = 200;

/** Tracks the remaining requests of each caller (a key or the client address), and waits for the next minute. */
export function createPacer(time: RunnerClock, onWait: (reason: string, milliseconds: number) => void) {
  const windows = new Map<string, WindowState>();
  // Earlier runs may have sent requests in the first minute.
  const times = { minuteEnd: time.now() + minuteMs, firstMinuteEnd: time.now() + minuteMs };
  let pendingWait: Promise<void> | undefined;

  return {
    skipEndingMinute: () => ensureTimeLeft(minCaseMs),
    waitUntil,
    async waitForUnusedWindow(caller: string, reason: string) {
      await waitUntil(getUnusedWindowStart(caller), reason);
      await ensureTimeLeft(minCountingCaseMs);
    },
    waitForMostOfMinute: () => ensureTimeLeft(minCountingCaseMs),
    getRemaining(caller: string) {
      const { remaining, inFlight } = getWindow(caller);
      return remaining - inFlight;
    },
    async waitForRequests(caller: string, count: number) {
      for (let state = getWindow(caller); state.remaining - state.inFlight < count; state = getWindow(caller)) {
        if (!resetsSoon(caller)) skip("a key with enough requests left today");
        await waitUntil(state.endsAt, `${state.remaining} requests left in this minute`);
      }
    },
    getUnusedWindowStart,
    resetsSoon,
    guardAgainstBan(caller: string) {
      const { rejectedAt } = getWindow(caller);
      if (rejectedAt !== undefined && time.now() - rejectedAt > (ban.graceSeconds * 1000) / 2)
        skip("a faster service: one more request after a 429 could be a strike towards a ban");
    },
    onRequest(caller: string) {
      const state = getWindow(caller);
      state.inFlight += 1;
      state.sentCount += 1;
    },
    /** @param response undefined if it has the rate limit values of another caller */
    onResponse(caller: string, response?: HttpResponse) {
      const state = getWindow(caller);
      state.inFlight -= 1;
      if (!response) return;
      updateWindowState(state, response, time.now());
      const waitSeconds = secondsToNextMinute(response);
      if (waitSeconds === undefined) return;
      times.minuteEnd = time.now() + waitSeconds * 1000;
      times.firstMinuteEnd = Math.min(times.firstMinuteEnd, times.minuteEnd);
    },
  };

  /** Returns when the caller has an unused window, in milliseconds. */
  function getUnusedWindowStart(caller: string): number {
    const state = windows.get(caller);
    return state && state.sentCount > 0 ? state.endsAt : times.firstMinuteEnd;
  }

  // The window of an exhausted daily quota lasts longer than a minute.
  function resetsSoon(caller: string): boolean {
    return getUnusedWindowStart(caller) - time.now() <= minuteMs + marginMs;
  }

  function getWindow(caller: string): WindowState {
    const state = windows.get(caller) ?? createWindowState(minuteEnd());
    windows.set(caller, state);
    if (state.endsAt <= time.now())
      Object.assign(state, createWindowState(minuteEnd()), { sentCount: state.inFlight, inFlight: state.inFlight });
    return state;
  }

  function minuteEnd(): number {
    while (times.minuteEnd <= time.now()) times.minuteEnd += minuteMs;
    return times.minuteEnd;
  }

  async function ensureTimeLeft(minLeftMs: number): Promise<void> {
    if (minuteEnd() - time.now() < minLeftMs) await waitUntil(minuteEnd(), "the minute is about to end");
  }

  /** Concurrent calls share one wait. @param end in milliseconds */
  async function waitUntil(end: number, reason: string): Promise<void> {
    const remainingMs = end - time.now();
    if (remainingMs <= 0) return;
    if (!pendingWait) {
      onWait(reason, remainingMs + marginMs);
      pendingWait = time.wait(remainingMs + marginMs).finally(() => {
        pendingWait = undefined;
      });
    }
    await pendingWait;
  }
}

interface WindowState {
  remaining: number;
  sentCount: number;
  inFlight: number;
  /** End of the limiting window in milliseconds of `RunnerClock`, or up to a second earlier. */
  endsAt: number;
  rejectedAt: number | undefined;
}

function createWindowState(endsAt: number): WindowState {
  return { remaining: Number.POSITIVE_INFINITY, sentCount: 0, inFlight: 0, endsAt, rejectedAt: undefined };
}

// Responses can arrive out of order, so the lowest count wins.
function updateWindowState(state: WindowState, response: HttpResponse, now: number): void {
  const remaining = parseInteger(response, "x-ratelimit-remaining");
  const waitSeconds = secondsToReset(response);
  if (remaining === undefined || waitSeconds === undefined) return;
  state.remaining = state.inFlight > 0 ? Math.min(state.remaining, remaining) : remaining;
  state.endsAt = now + waitSeconds * 1000;
  if (response.status === 429) state.rejectedAt ??= now;
}

function secondsToNextMinute(response: HttpResponse): number | undefined {
  const waits = parseWindows(response).map(({ waitSeconds }) => waitSeconds);
  return waits.find((seconds) => seconds <= 60);
}

function secondsToReset(response: HttpResponse): number | undefined {
  const [tightest] = parseWindows(response).sort((a, b) => a.remaining - b.remaining || b.waitSeconds - a.waitSeconds);
  return parseInteger(response, "retry-after") ?? tightest?.waitSeconds;
}

function parseWindows({ headers }: HttpResponse): { remaining: number; waitSeconds: number }[] {
  const matches = [...(headers.get("ratelimit") ?? "").matchAll(/"[^"]*";r=(\d+);t=(\d+)/g)];
  return matches.map(([, remaining, wait]) => ({ remaining: Number(remaining), waitSeconds: Number(wait) }));
}

export function parseInteger({ headers }: HttpResponse, name: string): number | undefined {
  const value = headers.get(name);
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}
