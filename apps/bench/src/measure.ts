import { type CpuSeconds, readCpuSeconds } from "./cpu.ts";
import { type LoadJob, sendLoad } from "./load.ts";
import { BenchError } from "./processes.ts";
import type { Scenario } from "./scenarios.ts";
import type { RunningTarget } from "./start-target.ts";

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
  { target, origin, key }: RunningTarget,
  { name, calls }: Scenario,
  options: Pick<LoadJob, "connections" | "until" | "signal">,
): Promise<Measurement> {
  const cpuBefore = readCpuSeconds(process.pid);
  const { requests, start, finish, latency } = await sendLoad({ origin, key, calls, ...options }).catch((cause) => {
    throw new BenchError(`${target.name}, ${name}: ${cause.message}`, { cause });
  });
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
