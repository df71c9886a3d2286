import autocannon from "autocannon";
import { type CpuSeconds, readCpuSeconds } from "./cpu.ts";
import { BenchError } from "./processes.ts";
import { type Call, petCount, type Scenario, toRequest } from "./scenarios.ts";
import type { RunningTarget } from "./targets.ts";

export interface LoadJob {
  readonly origin: string;
  readonly key: string;
  /** Sent in turn. */
  readonly calls: readonly Call[];
  /** The number of pets in the store. A call with `{petId}` reads a random one. @default petCount */
  readonly pets?: number;
  readonly connections: number;
  /** Ends the load: a duration in seconds, or a number of requests. */
  readonly until: { readonly duration: number } | { readonly amount: number };
  readonly signal: AbortSignal;
}

/** Sends calls as fast as possible. @throws {BenchError} if a status is unexpected or a response is missing */
export async function sendLoad(job: LoadJob): Promise<autocannon.Result> {
  const { origin, key, calls, pets = petCount, connections, until, signal } = job;
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
      requests: calls.map((call) => toAutocannonRequest(call, key, pets)),
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

function toAutocannonRequest(call: Call, key: string, pets: number): autocannon.Request {
  const request = toRequest(call, key, 1) as autocannon.Request;
  if (!call.path.includes("{petId}")) return request;
  const randomId = () => 1 + Math.floor(Math.random() * pets);
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

/** The results of one target in one scenario and round. */
export interface Measurement {
  readonly target: string;
  readonly scenario: string;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** CPU microseconds of the target and the databases. */
  readonly cpuPerRequest: CpuSeconds;
}

/** Measures a target in a scenario. @throws {BenchError} if a response is wrong or missing */
export async function measure(
  { target, origin, key, pets = petCount }: RunningTarget,
  { name, calls }: Scenario,
  options: Pick<LoadJob, "connections" | "until" | "signal">,
): Promise<Measurement> {
  const cpuBefore = readCpuSeconds(process.pid);
  const { requests, start, finish, latency } = await sendLoad({ origin, key, calls, pets, ...options }).catch(
    (cause) => {
      throw new BenchError(`${target.name}, ${name}: ${cause.message}`, { cause });
    },
  );
  const cpuAfter = readCpuSeconds(process.pid);
  const perRequest = (program: keyof CpuSeconds) => ((cpuAfter[program] - cpuBefore[program]) * 1e6) / requests.total;
  return {
    target: target.name,
    scenario: name,
    requestsPerSecond: (requests.total / (finish.getTime() - start.getTime())) * 1000,
    p99: latency.p99,
    cpuPerRequest: {
      server: perRequest("server"),
      PostgreSQL: perRequest("PostgreSQL"),
      Redis: perRequest("Redis"),
    },
  };
}
