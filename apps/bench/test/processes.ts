import { execFileSync } from "node:child_process";

/** The processes that a process started, and those that they started, as far as they still run. */
export function descendantsOf(pid: number): number[] {
  const children = processes().filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child.pid, ...descendantsOf(child.pid)]);
}

/** Whether a process still runs. One that has ended may still wait for its parent to take notice. */
export function isAlive(pid: number): boolean {
  return processes().some((one) => one.pid === pid && !one.state.startsWith("Z"));
}

function processes(): { pid: number; parent: number; state: string }[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,stat="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parent, state = ""] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), state };
  });
}
