export class TimeoutError extends Error {
  constructor(time: number) {
    super(`timed out after ${time} ms`);
  }
}

/** A timer that fires later than this shows that this process was busy. */
export const timerSlackMs = 50;
const maxExtensions = 2;

/** Extends the timeout, at most twice, if this process was too busy to read a response. */
export function withTimeout<Result>(time: number, promise: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const fail = () => reject(new TimeoutError(time));
    const startTimer = (extensions: number) => {
      const startedAt = monotonicNow();
      timer = setTimeout(() => {
        if (extensions < maxExtensions && monotonicNow() - startedAt > time + timerSlackMs) startTimer(extensions + 1);
        // A response that has just arrived is read first.
        else setImmediate(fail);
      }, time);
    };
    startTimer(0);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function monotonicNow(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
