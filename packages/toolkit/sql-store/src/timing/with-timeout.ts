import { monotonicMs } from "@animal-store/node-http";

export class TimeoutError extends Error {
  constructor(timeoutMs: number) {
    super(`timed out after ${timeoutMs} ms`);
  }
}

/** A timer that fires later than this shows that this process was busy. */
const timerSlackMs = 50;
const maxExtensions = 2;

/** Extends the timeout, at most twice, if this process was too busy to read a response. */
export function withTimeout<Result>(timeoutMs: number, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const fail = () => reject(new TimeoutError(timeoutMs));
    const startTimer = (extensions: number) => {
      const startedAt = monotonicMs();
      timer = setTimeout(() => {
        const wasBusy = monotonicMs() - startedAt > timeoutMs + timerSlackMs;
        if (wasBusy && extensions < maxExtensions) startTimer(extensions + 1);
        // If this process was busy, it first reads a response that has arrived.
        else setImmediate(fail);
      }, timeoutMs);
    };
    startTimer(0);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
