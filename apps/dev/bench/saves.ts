// Saves the contract ten times, alternately with and without a breaking change. Prints the time from each save to its result, and
// on Linux the CPU time of the loop, which is more reliable on a busy machine. Restores the contract at the end.
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { generate, writeOutputs } from "@animal-store/codegen";
import { contractFile, generatedFolder } from "../src/contract-worker.ts";
import { root } from "../src/watch-saves.ts";
import { startDev } from "../test/dev-process.ts";

const file = join(root, contractFile);
const contract = readFileSync(file, "utf8");
const changed = contract.replaceAll("categoryId", "categoryNo");
const interrupted = Promise.withResolvers<void>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => interrupted.resolve());

const dev = await startDev(root);
try {
  await Promise.race([saveTenTimes(), interrupted.promise]);
} finally {
  writeFileSync(file, contract);
  await dev.end("SIGINT");
  writeOutputs(join(root, generatedFolder), await generate(file));
}
process.exit();

async function saveTenTimes(): Promise<void> {
  await dev.next(/changes .*(since)/, 180_000);
  const times: number[] = [];
  for (let save = 0; save < 10; save += 1) {
    const isBreaking = save % 2 === 0;
    const result = dev.next(isBreaking ? /Errors found, (.*) after the save/ : /No errors, (.*) after the save/);
    const handlers = isBreaking ? dev.next(/✗ (handlers)/) : Promise.resolve();
    const compared = dev.next(/changes .*(since)/);
    const cpu = cpuOf(dev.pid);
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    writeFileSync(file, isBreaking ? changed : contract);
    const [total, first] = await Promise.all([result.then(elapsed), handlers.then(elapsed)]);
    times.push(total);
    const firstError = isBreaking ? `, handler errors after ${first} ms` : "";
    console.log(`${total} ms${firstError}, CPU ${cpuOf(dev.pid) - cpu} ms, load ${loadavg()[0]?.toFixed(1)}`);
    await compared;
  }
  times.sort((one, other) => one - other);
  console.log(`p50 ${times[5]} ms, max ${times[9]} ms`);
}

/** Returns the CPU milliseconds of a process and its descendants; 0 without /proc. */
function cpuOf(pid: number): number {
  const [, fields = ""] = readProc(`${pid}/stat`).split(") ");
  // In ticks of 10 ms.
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  const children = readProc(`${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + cpuOf(child), (user + system) * 10);
}

// The process can exit before the read.
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}
