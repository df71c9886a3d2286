import { BenchFailure } from "../bench-failure.ts";
import type { Load, LoadGenerator, LoadJob } from "../load/load-generator.ts";
import type { Scenario } from "../scenarios.ts";
import type { RunningSubject } from "../subjects/start-subject.ts";
import { readUsage } from "./process-usage.ts";

/** One subject under one scenario, once. */
export interface Measurement {
  readonly subject: string;
  readonly scenario: string;
  readonly round: number;
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the subject for each request. */
  readonly cpuPerRequest: number | undefined;
  /** Which part of its core the subject had: well under 1 where something else was the limit. */
  readonly core: number | undefined;
  readonly statuses: Load["statuses"];
}

/** Puts a subject under load. @throws {BenchFailure} at a status that the scenario does not call for, or a lost answer */
export async function measure(
  { subject, pid }: RunningSubject,
  generator: LoadGenerator,
  { round, ...job }: LoadJob & { round: number },
): Promise<{ measurement: Measurement; fresh: number }> {
  const before = readUsage(pid);
  const load = await generator.run(job);
  const after = readUsage(pid);
  refuseUnexpected(subject.name, job.scenario, load);
  const { requests, seconds, p50, p99, statuses, fresh } = load;
  const cpu = before && after ? after.cpu - before.cpu : undefined;
  const measurement = {
    subject: subject.name,
    scenario: job.scenario.name,
    round,
    requests,
    requestsPerSecond: requests / seconds,
    p50,
    p99,
    cpuPerRequest: cpu === undefined ? undefined : (cpu * 1e6) / requests,
    core: cpu === undefined ? undefined : cpu / seconds,
    statuses,
  };
  return { measurement, fresh };
}

function refuseUnexpected(subject: string, { name, calls }: Scenario, { statuses, failures, requests }: Load): void {
  const expected = new Set(calls.map(({ status }) => String(status)));
  const isExpected = Object.keys(statuses).every((status) => expected.has(status));
  if (isExpected && failures === 0 && requests > 0) return;
  throw new BenchFailure(
    `${subject} must answer ${name} with ${[...expected].join(" and ")} alone, and gave ${JSON.stringify(statuses)} and ${failures} broken connections or time-outs. Its figures would mean nothing.`,
  );
}
