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
    // The name of the program, in parentheses, may hold anything.
    const [, state = ""] = /^.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    const fields = state.split(" ");
    const cpu = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return { cpu, resident: Number(kilobytes) * 1024 };
  } catch {
    return undefined;
  }
}
