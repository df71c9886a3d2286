import { readFileSync } from "node:fs";

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
