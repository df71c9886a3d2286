/** One request and its response, in milliseconds since the traffic began. */
interface Logged {
  readonly at: number;
  readonly took: number;
  /** 0: no response. */
  readonly status: number;
  readonly operation: string;
}

export interface Summary {
  readonly requests: number;
  readonly failures: number;
  /** Statuses that are no answer to a fault, and how many: 0 is none at all. */
  readonly unfit: Readonly<Record<string, number>>;
  /** The slowest failure, in milliseconds. */
  readonly slowestFailure: number;
  /** The slowest of all, in milliseconds. */
  readonly slowest: number;
  /** From the end of the fault to the last failure that began after it, in milliseconds. */
  readonly recovery: number;
  /** Answers that succeeded after that. */
  readonly afterwards: number;
}

const away = 503;

/** Logs all responses of a run. */
export function createAnswerLog() {
  const begun = performance.now();
  const logged: Logged[] = [];
  const now = () => performance.now() - begun;
  return {
    now,
    /** Sends a request and logs its response. @returns undefined if there was no response */
    async time<Result extends { response: Response }>(
      operation: string,
      ask: () => Promise<Result>,
    ): Promise<Result | undefined> {
      const at = now();
      const note = (status: number) => logged.push({ at, took: now() - at, status, operation });
      try {
        const result = await ask();
        const { status, headers } = result.response;
        note(status === away && !headers.has("Retry-After") ? -away : status);
        return result;
      } catch {
        note(0);
        return undefined;
      }
    },
    /** @returns what the responses since a time say of a fault */
    since(from: number, faultEnded: number): Summary {
      const all = logged.filter(({ at }) => at >= from);
      const failed = all.filter(({ status }) => status < 100 || status >= 500);
      const unfit = failed.filter(({ status }) => status !== away);
      const lastFailure = Math.max(faultEnded, ...failed.map(({ at, took }) => at + took));
      return {
        requests: all.length,
        failures: failed.length,
        unfit: countBy(unfit, ({ operation, status }) => `${operation} ${status}`),
        slowestFailure: Math.round(Math.max(0, ...failed.map(({ took }) => took))),
        slowest: Math.round(Math.max(0, ...all.map(({ took }) => took))),
        recovery: Math.round(lastFailure - faultEnded),
        afterwards: all.filter(({ at, status }) => at > lastFailure && status < 500).length,
      };
    },
  };
}

function countBy<Value>(values: readonly Value[], toName: (value: Value) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(values, toName)].map(([name, { length }]) => [name, length]));
}
