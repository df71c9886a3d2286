import { createContext, Script } from "node:vm";

const context: { call?: () => void } = createContext({});
const script = new Script("call()");

/**
 * Calls a synchronous function, and stops it when the time is over. A pattern of a document can take years for a short text. On a busy
 * machine, the time can pass without the function: then it is called again.
 * @returns undefined if the call takes longer
 */
export function limitTime<Result>(timeoutMs: number, call: () => Result): Result | undefined {
  let result: Result | undefined;
  context.call = () => {
    result = call();
  };
  const start = process.cpuUsage();
  let usedMs = 0;
  while (usedMs < timeoutMs / 2) {
    try {
      script.runInContext(context, { timeout: timeoutMs });
      return result;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    }
    const { user, system } = process.cpuUsage(start);
    usedMs = (user + system) / 1000;
  }
  return undefined;
}

/** Calls a synchronous function. Returns undefined if the time is over. */
export type TimeLimit = <Result>(call: () => Result) => Result | undefined;

/** Returns a function that calls synchronous ones. All calls together have a time. */
export function createTimeLimit(totalMs: number): TimeLimit {
  let leftMs = totalMs;
  return (call) => {
    if (leftMs <= 0) return undefined;
    const start = performance.now();
    const result = limitTime(Math.ceil(leftMs), call);
    leftMs -= performance.now() - start;
    return result;
  };
}
