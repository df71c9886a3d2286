import { RequestLimitError } from "../case-errors.ts";
import { isEventStream } from "./events.ts";
import {
  defaultMaxResponseBytes,
  defaultTimeoutMs,
  type HttpRequest,
  type HttpResponse,
  NoResponseError,
  type ResponseLimits,
} from "./http-client.ts";

const largeBytes = 2 ** 18;
const minSlowMs = 500;
// The case of the events of an operation reads longer.
const eventTimeoutMs = 100;
const shortEventTimeoutMs = 10;

export interface RunBudgetOptions extends ResponseLimits {
  readonly operationCount: number;
  /** Returns milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Creates the limits of a run. Its slow responses together have a quarter of the timeout for each operation, and three more. Streams of
 * events, which can be endless, use at most a quarter of that. Its large responses together have the maximum size of two responses for
 * each operation, and of four more.
 */
export function createRunBudget({
  timeoutMs = defaultTimeoutMs,
  maxResponseBytes = defaultMaxResponseBytes,
  operationCount,
  now = () => performance.now(),
}: RunBudgetOptions) {
  const total = ((3 + operationCount) / 4) * Math.max(timeoutMs, defaultTimeoutMs);
  const slowMs = Math.max(minSlowMs, timeoutMs / 4);
  const maxVolume = (4 + 2 * operationCount) * maxResponseBytes;
  const runStartedAt = now();
  let used = 0;
  let usedByStreams = 0;
  let countedUntil = runStartedAt;
  let volume = 0;

  return { send };

  /** @throws {RequestLimitError} if the time or the bytes are used */
  async function send(
    request: HttpRequest,
    sendInTime: (request: HttpRequest) => Promise<HttpResponse>,
  ): Promise<HttpResponse> {
    // On a busy machine, all parts of a run take longer.
    const otherTime = Math.max(0, now() - runStartedAt - used - usedByStreams);
    const left = total + otherTime / 2 - used - usedByStreams;
    if (left <= 0) endSlowRun();
    const isShort = usedByStreams > total / 4;
    const times = {
      timeoutMs: Math.min(timeoutMs, left + slowMs),
      eventTimeoutMs: isShort ? shortEventTimeoutMs : eventTimeoutMs,
    };
    const startedAt = now();
    try {
      const response = await sendInTime({ ...times, ...request });
      const { byteLength } = response.bytes;
      if (isEventStream(response.headers.get("content-type"))) usedByStreams += count(startedAt);
      else if (now() - startedAt > slowMs) used += count(startedAt);
      if (byteLength > largeBytes) volume += byteLength;
      if (volume > maxVolume)
        endRun(`the large responses had more than ${maxVolume} bytes in total`, "--max-response-bytes");
      return response;
    } catch (error) {
      const isTimeout = error instanceof NoResponseError && error.isTimeout;
      if (isTimeout) used += count(startedAt);
      // Only a whole timeout shows a fault of the service.
      if (isTimeout && times.timeoutMs < timeoutMs) endSlowRun();
      throw error;
    }
  }

  /** Returns the time since a start. Concurrent responses share their time. */
  function count(startedAt: number): number {
    const time = now() - Math.max(startedAt, countedUntil);
    countedUntil = now();
    return time;
  }

  function endRun(problem: string, option: string): never {
    throw new RequestLimitError(`${problem}. Raise ${option} to run all cases.`);
  }

  function endSlowRun(): never {
    const seconds = Math.round((used + usedByStreams) / 1000);
    endRun(`the slow responses took ${seconds} s in total`, "--timeout");
  }
}
