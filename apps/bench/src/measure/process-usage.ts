import { readFileSync } from "node:fs";

export interface ProcessUsage {
  /** Seconds of all threads, in the program and in the kernel for it. */
  readonly cpu: number;
  /** Bytes of memory that it holds. */
  readonly resident: number;
}

// The unit of /proc/PID/stat, 1/100 s on every Linux that Node runs on (sysconf _SC_CLK_TCK).
const ticksPerSecond = 100;

/** What a process has used so far; undefined where there is no /proc. */
export function readUsage(pid: number): ProcessUsage | undefined {
  try {
    const [own = 0, inKernel = 0] = readTicks(pid);
    const cpu = (own + inKernel) / ticksPerSecond;
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return { cpu, resident: Number(kilobytes) * 1024 };
  } catch {
    return undefined;
  }
}

/** Seconds that processes have used so far, with all that came from them, ended ones too; undefined where there is no /proc. */
export function cpuOfTrees(pids: readonly number[]): number | undefined {
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

/** Of a process in the program and in the kernel, and likewise of its children that have ended. */
function readTicks(pid: number): number[] {
  // The name of the program, in parentheses, may hold anything.
  const [, state = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return state.split(" ").slice(11, 15).map(Number);
}
