// Saves the contract ten times, with a change that breaks callers and without it in turn. Prints the time from each save to its
// message, and on Linux the CPU time of the loop, which says more on a busy machine. Restores this repository's contract.
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
  await dev.next(/callers .*(since)/, 180_000);
  const times: number[] = [];
  for (let save = 0; save < 10; save += 1) {
    const isBreaking = save % 2 === 0;
    const message = dev.next(isBreaking ? /To fix, (.*) after the save/ : /All fits, (.*) after the save/);
    const handlers = isBreaking ? dev.next(/✗ (handlers)/) : Promise.resolve();
    const callers = dev.next(/callers .*(since)/);
    const cpu = cpuOf(dev.pid);
    const started = performance.now();
    const elapsed = () => Math.round(performance.now() - started);
    writeFileSync(file, isBreaking ? changed : contract);
    const [total, first] = await Promise.all([message.then(elapsed), handlers.then(elapsed)]);
    times.push(total);
    const named = isBreaking ? `, handlers after ${first} ms` : "";
    console.log(`${total} ms${named}, CPU ${cpuOf(dev.pid) - cpu} ms, load ${loadavg()[0]?.toFixed(1)}`);
    await callers;
  }
  times.sort((one, other) => one - other);
  console.log(`p50 ${times[5]} ms, worst ${times[9]} ms`);
}

/** Returns the CPU milliseconds of a process and its descendants; 0 without /proc. */
function cpuOf(pid: number): number {
  const [, fields = ""] = readProc(`${pid}/stat`).split(") ");
  // Ticks of 10 ms in user and system mode.
  const [user = 0, system = 0] = fields.split(" ").slice(11, 13).map(Number);
  const children = readProc(`${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
  return children.reduce((sum, child) => sum + cpuOf(child), (user + system) * 10);
}

// A process can end before it is read.
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, "utf8");
  } catch {
    return "";
  }
}
