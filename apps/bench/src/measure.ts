import { readFileSync } from "node:fs";
import type { Load, LoadGenerator, LoadJob } from "./load/load.ts";
import { BenchFailure, type RunningTarget } from "./processes.ts";
import type { Scenario } from "./scenarios.ts";
import type { Service } from "./services.ts";

/** One run of a scenario on a target. */
export interface Measurement {
  readonly target: string;
  readonly scenario: string;
  readonly round: number;
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds per request of all processes of the target and of the services. */
  readonly cpuPerRequest: number | undefined;
  /** The part of the services, by name. */
  readonly cpuOfServices: Readonly<Partial<Record<Service["name"], number>>>;
  /** The part of a core that all of them had: well under 1 if something else was the limit. */
  readonly core: number | undefined;
  readonly statuses: Load["statuses"];
}

/** Puts a target under load. @throws {BenchFailure} at an unexpected status or a lost response */
export async function measure(
  { target, pids }: Pick<RunningTarget, "target" | "pids">,
  generator: LoadGenerator,
  { round, services, ...job }: LoadJob & { round: number; services: readonly Service[] },
): Promise<{ measurement: Measurement; fresh: number }> {
  const works = [pids, ...services.map(({ pid }) => [pid])];
  const before = works.map(cpuOfTrees);
  const load = await generator.run(job);
  const after = works.map(cpuOfTrees);
  assertExpected(target.name, job.scenario, load);
  const { requests, seconds, p50, p99, statuses, fresh } = load;
  const spent = after.map((cpu = Number.NaN, index) => cpu - (before[index] ?? Number.NaN));
  const total = spent.reduce((sum, each) => sum + each);
  const cpu = Number.isNaN(total) ? undefined : total;
  const perRequest = services.map(({ name }, index) => [name, ((spent[index + 1] ?? 0) * 1e6) / requests]);
  const measurement = {
    target: target.name,
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

function assertExpected(target: string, { name, calls }: Scenario, { statuses, failures, requests }: Load): void {
  const expected = new Set(calls.map(({ status }) => String(status)));
  const isExpected = Object.keys(statuses).every((status) => expected.has(status));
  if (isExpected && failures === 0 && requests > 0) return;
  throw new BenchFailure(
    `${target} must respond to ${name} only with ${[...expected].join(" and ")}, got ${JSON.stringify(statuses)} and ${failures} broken connections or timeouts. Its figures would mean nothing.`,
  );
}

// The unit of /proc/PID/stat is 1/100 s on every Linux that Node supports (sysconf _SC_CLK_TCK).
const ticksPerSecond = 100;

/** Returns the resident bytes of a process; undefined without /proc. */
export function residentBytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Returns the CPU seconds of processes and their descendants, ended ones included; undefined without /proc. */
function cpuOfTrees(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + cpuOfTree(pid), 0);
  } catch {
    return undefined;
  }
}

function cpuOfTree(pid: number): number {
  const cpu = readTicks(pid).reduce((sum, ticks) => sum + ticks) / ticksPerSecond;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + cpuOfTree(Number(child)), cpu);
}

/** Returns user and system ticks of a process, then those of its ended children. */
function readTicks(pid: number): number[] {
  // The name of the program, in parentheses, can contain any text.
  const [, state = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return state.split(" ").slice(11, 15).map(Number);
}
