import { RequestLimitError } from "../case-errors.ts";
import { isEventStream } from "./events.ts";
import { defaultTimeoutMs, type HttpRequest, type HttpResponse, NoResponseError } from "./http-client.ts";

const minSlowMs = 500;
// The case of the events of an operation reads longer.
const eventTimeoutMs = 100;
const shortEventTimeoutMs = 10;

export interface TimeBudgetOptions {
  /** The timeout of a response, in milliseconds. */
  readonly timeoutMs?: number | undefined;
  readonly operationCount: number;
  /** Returns milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Creates the time that the slow responses of a run have together: a quarter of the timeout for each operation, and three more. Streams
 * of events, which can be endless, use at most a quarter of it.
 */
export function createTimeBudget({
  timeoutMs = defaultTimeoutMs,
  operationCount,
  now = () => performance.now(),
}: TimeBudgetOptions) {
  const total = ((3 + operationCount) / 4) * Math.max(timeoutMs, defaultTimeoutMs);
  const slowMs = Math.max(minSlowMs, timeoutMs / 4);
  const runStartedAt = now();
  let used = 0;
  let usedByStreams = 0;

  return { send };

  /** @throws {RequestLimitError} if the time is used */
  async function send(
    request: HttpRequest,
    sendInTime: (request: HttpRequest) => Promise<HttpResponse>,
  ): Promise<HttpResponse> {
    // On a busy machine, all parts of a run take longer.
    const otherTime = Math.max(0, now() - runStartedAt - used - usedByStreams);
    const left = total + otherTime / 2 - used - usedByStreams;
    if (left <= 0) endRun();
    const isShort = usedByStreams > total / 4;
    const times = {
      timeoutMs: Math.min(timeoutMs, left + slowMs),
      eventTimeoutMs: isShort ? shortEventTimeoutMs : eventTimeoutMs,
    };
    const startedAt = now();
    try {
      const response = await sendInTime({ ...times, ...request });
      const duration = now() - startedAt;
      if (isEventStream(response.headers.get("content-type"))) usedByStreams += duration;
      else if (duration > slowMs) used += duration;
      return response;
    } catch (error) {
      const isTimeout = error instanceof NoResponseError && error.isTimeout;
      if (isTimeout) used += now() - startedAt;
      // Only a whole timeout shows a fault of the service.
      if (isTimeout && times.timeoutMs < timeoutMs) endRun();
      throw error;
    }
  }

  function endRun(): never {
    const problem = `the slow responses took ${Math.round((used + usedByStreams) / 1000)} s in total`;
    throw new RequestLimitError(`${problem}. Raise --timeout to run all cases.`);
  }
}
