import { readFileSync } from "node:fs";
import type { LoadGenerator, LoadJob, LoadResult } from "./load/load.ts";
import { BenchError, type RunningTarget } from "./processes.ts";
import type { Scenario } from "./scenarios.ts";
import type { Service } from "./services.ts";

export type Measurement = Awaited<ReturnType<typeof measure>>["measurement"];

/** Runs a scenario on a target. @throws {BenchError} if a status is unexpected or a response is missing */
export async function measure(
  { target, pids }: Pick<RunningTarget, "target" | "pids">,
  generator: LoadGenerator,
  { round, services, ...job }: LoadJob & { round: number; services: readonly Service[] },
) {
  const processGroups = [pids, ...services.map(({ pid }) => [pid])];
  const cpuBefore = processGroups.map(sumCpuSeconds);
  const result = await generator.run(job);
  const cpuAfter = processGroups.map(sumCpuSeconds);
  assertExpected(target.name, job.scenario, result);
  const { requests, seconds, p50, p99, statuses } = result;
  const cpuSeconds = cpuAfter.map((after = Number.NaN, index) => after - (cpuBefore[index] ?? Number.NaN));
  const total = cpuSeconds.reduce((sum, part) => sum + part);
  const totalCpu = Number.isNaN(total) ? undefined : total;
  const serviceCpu = services.map(({ name }, index) => [name, ((cpuSeconds[index + 1] ?? 0) * 1e6) / requests]);
  const cpuOfServices: Partial<Record<Service["name"], number>> =
    totalCpu === undefined ? {} : Object.fromEntries(serviceCpu);
  const measurement = {
    target: target.name,
    scenario: job.scenario.name,
    round,
    requests,
    requestsPerSecond: requests / seconds,
    p50,
    p99,
    /** CPU time per request of the target and the services, in microseconds. */
    cpuPerRequest: totalCpu === undefined ? undefined : (totalCpu * 1e6) / requests,
    /** The part of `cpuPerRequest` that each service used. */
    cpuOfServices,
    /** The share of a core that the target and the services used. If it is well below 1, the bottleneck was something else. */
    core: totalCpu === undefined ? undefined : totalCpu / seconds,
    statuses,
  };
  return { measurement, usedIds: result.usedIds };
}

function assertExpected(target: string, { name, calls }: Scenario, { statuses, failures, requests }: LoadResult): void {
  const expected = new Set(calls.map(({ status }) => String(status)));
  const isExpected = Object.keys(statuses).every((status) => expected.has(status));
  if (isExpected && failures === 0 && requests > 0) return;
  throw new BenchError(
    `${target} must respond to ${name} only with ${[...expected].join(" and ")}, got ${JSON.stringify(statuses)} and ${failures} failed connections or timeouts.`,
  );
}

// The unit of /proc/PID/stat (sysconf _SC_CLK_TCK) is 1/100 s on every Linux that Node.js supports.
const ticksPerSecond = 100;

export function readResidentBytes(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Returns the CPU seconds of processes and all their descendants; undefined without /proc. */
function sumCpuSeconds(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + readCpuSeconds(pid), 0);
  } catch {
    return undefined;
  }
}

function readCpuSeconds(pid: number): number {
  const cpu = readTicks(pid).reduce((sum, ticks) => sum + ticks) / ticksPerSecond;
  const childPids = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return childPids.reduce((sum, childPid) => sum + readCpuSeconds(Number(childPid)), cpu);
}

function readTicks(pid: number): number[] {
  // The program name in parentheses can contain any text.
  const [, fields = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return fields.split(" ").slice(11, 15).map(Number);
}
