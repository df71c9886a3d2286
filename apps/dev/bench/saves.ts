// Saves the contract ten times, alternately with and without a breaking change. Prints the time from each save to its result, and
// on Linux the CPU time of the dev process, which is more reliable on a busy machine. Restores the contract at the end.
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { generate, writeOutputs } from "@animal-store/codegen";
import { contractFile, generatedFolder } from "../src/contract-worker.ts";
import { root } from "../src/watch-saves.ts";
import { startDev } from "../test/dev-process.ts";

const file = join(root, contractFile);
const contract = readFileSync(file, "utf8");
const breakingContract = contract.replaceAll("categoryId", "categoryNo");
const interrupted = Promise.withResolvers<void>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => interrupted.resolve());

const dev = await startDev(root);
try {
  await Promise.race([saveTenTimes(), interrupted.promise]);
} finally {
  writeFileSync(file, contract);
  await dev.stop("SIGINT");
  writeOutputs(join(root, generatedFolder), (await generate(file)).files);
}
process.exit();

async function saveTenTimes(): Promise<void> {
  await dev.waitForOutput(/changes .*(since)/, 180_000);
  const durationsMs: number[] = [];
  for (let save = 0; save < 10; save += 1) {
    const isBreaking = save % 2 === 0;
    const result = dev.waitForOutput(
      isBreaking ? /Errors found, (.*) after the save/ : /No errors, (.*) after the save/,
    );
    const handlers = isBreaking ? dev.waitForOutput(/✗ (handlers)/) : Promise.resolve();
    const comparison = dev.waitForOutput(/changes .*(since)/);
    const cpuStartMs = readCpuMs(dev.pid);
    const startedAt = performance.now();
    const measureMs = () => Math.round(performance.now() - startedAt);
    writeFileSync(file, isBreaking ? breakingContract : contract);
    const [totalMs, handlersMs] = await Promise.all([result.then(measureMs), handlers.then(measureMs)]);
    durationsMs.push(totalMs);
    const firstError = isBreaking ? `, handler errors after ${handlersMs} ms` : "";
    console.log(
      `${totalMs} ms${firstError}, CPU ${readCpuMs(dev.pid) - cpuStartMs} ms, load ${loadavg()[0]?.toFixed(1)}`,
    );
    await comparison;
  }
  durationsMs.sort((a, b) => a - b);
  console.log(`p50 ${durationsMs[5]} ms, max ${durationsMs[9]} ms`);
}

/** Returns the CPU milliseconds of a process and its descendants; 0 without /proc. */
function readCpuMs(pid: number): number {
  const [, fields = ""] = readProc(`${pid}/stat`).split(") ");
  // In ticks of 10 ms.
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  const children = readProc(`${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + readCpuMs(child), (user + system) * 10);
}

// The process can exit before the read.
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}
