import { maxTimerMs, systemClock } from "./clock.ts";

/** Aborts its signal after a time that can pause. It uses the system clock, which a test clock does not move. */
export function createCallTimer(milliseconds: number) {
  const controller = new AbortController();
  let remainingMs = milliseconds;
  let startedAt = 0;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const timer = {
    signal: controller.signal,
    remainingMs: () => remainingMs - (timeout ? systemClock.now() - startedAt : 0),
    pause() {
      remainingMs = timer.remainingMs();
      clearTimeout(timeout);
      timeout = undefined;
    },
    resume() {
      if (timeout) return;
      startedAt = systemClock.now();
      timeout = setTimeout(() => controller.abort(), Math.min(remainingMs, maxTimerMs));
    },
  };
  timer.resume();
  return timer;
}
