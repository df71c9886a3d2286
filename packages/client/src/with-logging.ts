import type { OperationId } from "@animal-store/contract";
import { callOf } from "./calls.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Fetch, getAttempt, tell } from "./fetch.ts";
import { requestIdOf } from "./store-error.ts";

/** One try of a call. It holds neither the key nor the query. */
export type LogEntry = {
  /** Missing when the contract has no such request. */
  operation: OperationId | undefined;
  method: string;
  /** As the contract writes it: `/pets/{petId}`. */
  path: string;
  /** Missing when there was no answer. */
  status: number | undefined;
  /** The name of what was thrown instead of an answer: `TypeError`, `TimeoutError`, `AbortError`. */
  failure: string | undefined;
  /** Milliseconds from the request to the head of its answer. */
  durationMs: number;
  /** 1 is the first. */
  attempt: number;
  /** Milliseconds that were waited before this try. */
  waitMs: number;
  /** Names the request in the logs of the service. */
  requestId: string | undefined;
};

/** Tells of each request that is sent, once it is answered or has failed. What `onLog` throws rejects the call, and nothing is sent again. */
export function withLogging(
  fetch: Fetch,
  onLog: (entry: LogEntry) => void,
  { now }: Pick<Clock, "now"> = systemClock,
): Fetch {
  return async (request) => {
    const began = now();
    const log = ({ response, failure }: { response?: Response; failure?: string }) => {
      const { operation, path } = callOf(request) ?? { operation: undefined, path: new URL(request.url).pathname };
      tell(onLog, {
        operation,
        method: request.method,
        path,
        status: response?.status,
        failure,
        durationMs: now() - began,
        ...getAttempt(request),
        requestId: response && requestIdOf(response),
      });
    };
    let response: Response;
    try {
      response = await fetch(request);
    } catch (error) {
      log({ failure: error instanceof Error ? error.name : typeof error });
      throw error;
    }
    log({ response });
    return response;
  };
}
