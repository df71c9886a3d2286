import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServerProcess } from "../server-process.ts";
import { nodeFlags } from "../server-process.ts";

/** Whether the memory of another process can be told. */
export const canMeasureMemory = existsSync("/proc/self/status");

/** What runs a server for `heapUsedBy` to ask it. */
export const heapReportFlags = [
  process.execPath,
  ...nodeFlags,
  "--expose-gc",
  "--import",
  fileURLToPath(new URL("./report-heap.ts", import.meta.url)),
];

/** The bytes of memory that a process has, or the most that it had. */
export function residentMemory(pid: number | undefined, which: "now" | "peak" = "now"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = (which === "now" ? /^VmRSS:\s+(\d+) kB$/m : /^VmHWM:\s+(\d+) kB$/m).exec(status) ?? [];
  return Number(kilobytes) * 1024;
}

/** The bytes that the first thread of a server holds after a collection. */
export async function heapUsedBy({ child, stderr }: ServerProcess): Promise<number> {
  const before = stderr().length;
  child.kill("SIGUSR2");
  for (;;) {
    const [, told] = /held (\d+)\n/.exec(stderr().slice(before)) ?? [];
    if (told) return Number(told);
    if (child.stderr) await once(child.stderr, "data");
  }
}

/** How much a value grows by in a step, by the line that lies nearest to all values (least squares). */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let together = 0;
  let squares = 0;
  for (const [step, value] of values.entries()) {
    together += (step - middle) * (value - mean);
    squares += (step - middle) ** 2;
  }
  return together / squares;
}
