/** No answer came in time. */
export class TimeoutError extends Error {
  constructor(time: number) {
    super(`no answer within ${time} ms`);
  }
}

/** Milliseconds: a timer that is so late tells that this process was busy, and not who did not answer. */
export const timerSlackMs = 50;
// Each as long as the first.
const maxDelays = 2;

/**
 * What is promised, or an error after so many milliseconds in which this process could have sent and read.
 * @throws {TimeoutError}
 */
export function withTimeout<Result>(time: number, promised: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const refuse = () => reject(new TimeoutError(time));
    const arm = (delays: number) => {
      const armed = elapsed();
      timer = setTimeout(() => {
        if (delays < maxDelays && elapsed() - armed > time + timerSlackMs) arm(delays + 1);
        // What came at the last moment is read first.
        else setImmediate(refuse);
      }, time);
    };
    arm(0);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Milliseconds that this process knows to go by, whatever its clock is set to. For what two machines agree on; never for an answer. */
export function elapsed(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
