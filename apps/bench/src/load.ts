import autocannon from "autocannon";
import { BenchError } from "./processes.ts";
import { type Call, petCount, toRequest } from "./scenarios.ts";

export interface LoadJob {
  readonly origin: string;
  readonly key: string;
  /** Sent in turn. */
  readonly calls: readonly Call[];
  readonly connections: number;
  /** Ends the load: a duration in seconds, or a number of requests. */
  readonly until: { readonly duration: number } | { readonly amount: number };
  readonly signal: AbortSignal;
}

/** Sends calls as fast as possible. @throws {BenchError} if a status is unexpected or a response is missing */
export async function sendLoad({
  origin,
  key,
  calls,
  connections,
  until,
  signal,
}: LoadJob): Promise<autocannon.Result> {
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const load = autocannon(
    {
      url: origin,
      connections,
      ...until,
      // Milliseconds between the checks whether the load ends.
      sampleInt: 50,
      // A write on a busy disk can take seconds.
      timeout: 30,
      // The first error ends the load.
      bailout: 1,
      requests: calls.map((call) => toAutocannonRequest(call, key)),
    },
    (error, result) => (error ? reject(error) : resolve(result)),
  );
  const stop = () => load.stop();
  signal.addEventListener("abort", stop);
  const result = await promise.finally(() => signal.removeEventListener("abort", stop));
  signal.throwIfAborted();
  assertExpectedStatuses(calls, result);
  return result;
}

function toAutocannonRequest(call: Call, key: string): autocannon.Request {
  const request = toRequest(call, key, 1) as autocannon.Request;
  if (!call.path.includes("{petId}")) return request;
  const randomId = () => 1 + Math.floor(Math.random() * petCount);
  return { ...request, setupRequest: (next) => ({ ...next, path: toRequest(call, key, randomId()).path }) };
}

type Responses = Pick<autocannon.Result, "statusCodeStats" | "errors" | "timeouts">;

/** @throws {BenchError} if a status is unexpected or a response is missing */
export function assertExpectedStatuses(
  calls: readonly Call[],
  { statusCodeStats = {}, errors, timeouts }: Responses,
): void {
  const expected = new Set(calls.map(({ status }) => String(status)));
  const statuses = Object.keys(statusCodeStats);
  const areExpected = statuses.length > 0 && statuses.every((status) => expected.has(status));
  if (areExpected && errors === 0 && timeouts === 0) return;
  throw new BenchError(
    `all responses must have status ${[...expected].join(" or ")}, got ${statuses.join(", ") || "none"}, with ${errors} errors and ${timeouts} timeouts.`,
  );
}
