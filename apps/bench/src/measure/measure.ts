import { BenchFailure } from "../bench-failure.ts";
import type { Load, LoadGenerator, LoadJob } from "../load/load-generator.ts";
import type { Scenario } from "../scenarios.ts";
import type { Service } from "../services/service.ts";
import type { RunningSubject } from "../subjects/start-subject.ts";
import { cpuOfTrees } from "./process-usage.ts";

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
  /** Microseconds for each request, of all processes of the subject and of what keeps its store. */
  readonly cpuPerRequest: number | undefined;
  /** Those of it that went to what keeps its store, by name. */
  readonly cpuOfServices: Readonly<Partial<Record<Service["name"], number>>>;
  /** Which part of a core all of them had: well under 1 where something else was the limit. */
  readonly core: number | undefined;
  readonly statuses: Load["statuses"];
}

/** Puts a subject under load. @throws {BenchFailure} at a status that the scenario does not call for, or a lost answer */
export async function measure(
  { subject, pids }: Pick<RunningSubject, "subject" | "pids">,
  generator: LoadGenerator,
  { round, services, ...job }: LoadJob & { round: number; services: readonly Service[] },
): Promise<{ measurement: Measurement; fresh: number }> {
  const works = [pids, ...services.map(({ pid }) => [pid])];
  const before = works.map(cpuOfTrees);
  const load = await generator.run(job);
  const after = works.map(cpuOfTrees);
  refuseUnexpected(subject.name, job.scenario, load);
  const { requests, seconds, p50, p99, statuses, fresh } = load;
  const spent = after.map((cpu = Number.NaN, index) => cpu - (before[index] ?? Number.NaN));
  const total = spent.reduce((sum, each) => sum + each);
  const cpu = Number.isNaN(total) ? undefined : total;
  const perRequest = services.map(({ name }, index) => [name, ((spent[index + 1] ?? 0) * 1e6) / requests]);
  const measurement = {
    subject: subject.name,
    scenario: job.scenario.name,
    round,
    requests,
    requestsPerSecond: requests / seconds,
    p50,
    p99,
    cpuPerRequest: cpu === undefined ? undefined : (cpu * 1e6) / requests,
    cpuOfServices: cpu === undefined ? {} : Object.fromEntries(perRequest),
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
