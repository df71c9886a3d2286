import { readdirSync, readFileSync } from "node:fs";

/** What runs with the folder in its environment, which everything that the loop starts inherits. */
export function processesOf(path: string): string[] {
  const pids = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid);
  return pids.filter((pid) => readProcess(pid, "environ").includes(path)).map((pid) => readProcess(pid, "cmdline"));
}

// A process may end between being listed and being read.
function readProcess(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
