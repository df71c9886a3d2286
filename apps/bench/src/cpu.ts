import { readdirSync, readFileSync } from "node:fs";
import { BenchError } from "./processes.ts";

/** CPU seconds by program. `server` is every program except the databases. */
export type CpuSeconds = Record<"server" | "PostgreSQL" | "Redis", number>;

// The unit of /proc/PID/stat (sysconf _SC_CLK_TCK) is 1/100 s on every Linux that Node.js supports.
const ticksPerSecond = 100;

/** Returns the CPU time of all descendants of a process, also of exited ones. Returns zeros without /proc. */
export function readCpuSeconds(pid: number): CpuSeconds {
  const cpu: CpuSeconds = { server: 0, PostgreSQL: 0, Redis: 0 };
  for (const child of readProc(`${pid}/task/${pid}/children`).split(" ").filter(Boolean)) {
    const [, program = "", fields = ""] = /\((.*)\) (.*)/s.exec(readProc(`${child}/stat`)) ?? [];
    const ticks = fields.split(" ").slice(11, 15).map(Number);
    cpu[toName(program)] += ticks.reduce((sum, part) => sum + part, 0) / ticksPerSecond;
    const ofDescendants = readCpuSeconds(Number(child));
    for (const name of ["server", "PostgreSQL", "Redis"] as const) cpu[name] += ofDescendants[name];
  }
  return cpu;
}

/**
 * Returns the CPU time of the running threads of a process, except those in which V8 compiles and collects garbage at
 * random times. @throws {BenchError} without /proc
 */
export function readCpuNanoseconds(pid: number): number {
  const threads = readThreads(pid).map((thread) => `${pid}/task/${thread}`);
  const measured = threads.filter((thread) => !readProc(`${thread}/comm`).includes("V8Worker"));
  const total = measured.reduce((sum, thread) => sum + Number.parseInt(readProc(`${thread}/schedstat`), 10), 0);
  if (total > 0) return total;
  throw new BenchError(`the check needs the CPU time in /proc/${pid}/task/${pid}/schedstat. Run it on Linux.`);
}

function readThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function toName(program: string): keyof CpuSeconds {
  if (program.startsWith("postgres")) return "PostgreSQL";
  return /^(redis|valkey)/.test(program) ? "Redis" : "server";
}

export function readResidentBytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(`${pid}/status`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

/** Returns a file of /proc; empty if the process has exited, or without /proc. */
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}
