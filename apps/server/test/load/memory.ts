import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServerProcess } from "../server-process.ts";
import { nodeFlags } from "../server-process.ts";

export const canMeasureMemory = existsSync("/proc/self/status");

export const heapReportCommand = [
  process.execPath,
  ...nodeFlags,
  "--expose-gc",
  "--import",
  fileURLToPath(new URL("./report-heap.ts", import.meta.url)),
];

export function readResidentBytes(pid: number | undefined, which: "now" | "peak" = "now"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = (which === "now" ? /^VmRSS:\s+(\d+) kB$/m : /^VmHWM:\s+(\d+) kB$/m).exec(status) ?? [];
  return Number(kilobytes) * 1024;
}

/** Returns the bytes that the main thread of a server uses after a garbage collection. */
export async function measureHeapBytes({ child, stderr }: ServerProcess): Promise<number> {
  const lengthBefore = stderr().length;
  child.kill("SIGUSR2");
  for (;;) {
    const [, bytes] = /heap (\d+)\n/.exec(stderr().slice(lengthBefore)) ?? [];
    if (bytes) return Number(bytes);
    if (child.stderr) await once(child.stderr, "data");
  }
}

/** Returns the growth per step by linear regression (least squares). */
export function calculateSlope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let covariance = 0;
  let variance = 0;
  for (const [step, value] of values.entries()) {
    covariance += (step - middle) * (value - mean);
    variance += (step - middle) ** 2;
  }
  return covariance / variance;
}
