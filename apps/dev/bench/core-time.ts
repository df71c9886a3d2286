import { readdirSync, readFileSync } from "node:fs";

// Linux counts in hundredths of a second.
const tick = 10;

/** How long a process and those that it started have kept a core busy, in milliseconds; 0 where there is no /proc. */
export function coreTimeOf(pid: number): number {
  const [own = 0, ...children] = [readTime(pid), ...childrenOf(pid).map(coreTimeOf)];
  return children.reduce((sum, time) => sum + time, own);
}

function readTime(pid: number): number {
  const [, fields = ""] = readProc(`${pid}/stat`).split(") ");
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  return (user + system) * tick;
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readProc(`${pid}/task/${task}/children`).split(" "))
      .filter((child) => child !== "")
      .map(Number);
  } catch {
    return [];
  }
}

// A process may end between being listed and being read.
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, "utf8");
  } catch {
    return "";
  }
}
