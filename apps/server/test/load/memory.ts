import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServerProcess } from "../server-process.ts";
import { nodeFlags } from "../server-process.ts";

export const canMeasureMemory = existsSync("/proc/self/status");

export const memoryReportCommand = [
  process.execPath,
  ...nodeFlags,
  "--expose-gc",
  // Of node:ffi.
  "--disable-warning=ExperimentalWarning",
  "--import",
  fileURLToPath(new URL("./report-memory.ts", import.meta.url)),
];

export function readResidentBytes(pid: number | undefined, which: "now" | "peak" = "now"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const [, kilobytes] = (which === "now" ? /^VmRSS:\s+(\d+) kB$/m : /^VmHWM:\s+(\d+) kB$/m).exec(status) ?? [];
  return Number(kilobytes) * 1024;
}

// Arena 0: … Total (incl. mmap):\nsystem bytes     =   39936\nin use bytes     =   29488\n … heap 12345\n
export const memoryReport =
  /(?:Arena \d+:\n.*\n.*\n)+Total.*\n.*\nin use bytes *= *(?<native>\d+)\n.*\n.*\nheap (?<heap>\d+)\n/g;

/** Returns the bytes that a server uses after a garbage collection. Unlike its RSS, they do not include free memory. */
export async function measureMemory({ child, stderr }: ServerProcess): Promise<{ heap: number; native: number }> {
  const lengthBefore = stderr().length;
  child.kill("SIGUSR2");
  for (;;) {
    const [report] = stderr().slice(lengthBefore).matchAll(memoryReport);
    if (report?.groups) return { heap: Number(report.groups.heap), native: Number(report.groups.native) };
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
