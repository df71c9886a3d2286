// Saves the contract ten times, a change that breaks callers and the contract as it was in turn, and prints how long each
// message took from the moment of writing, and on Linux how much of the cores the loop used: on a busy machine that figure
// says more. It works on this repository's contract and leaves it as it was.
import { readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { generate, writeOutputs } from "@animal-store/codegen";
import { generatedFolder } from "../src/contract/last-good.ts";
import { root } from "../src/root.ts";
import { startDev } from "../test/dev-process.ts";
import { coreTimeOf } from "./core-time.ts";
import { untilInterrupted } from "./until-interrupted.ts";

const file = join(root, "openapi/petstore.yaml");
const contract = readFileSync(file, "utf8");
const changed = contract.replaceAll("categoryId", "categoryNo");

const dev = await startDev(root);
const times: number[] = [];
const firstLines: number[] = [];

await untilInterrupted(saveTenTimes, async () => {
  writeFileSync(file, contract);
  await dev.end("SIGINT");
  // The loop may not have come to it.
  writeOutputs(generatedFolder, await generate(file));
});
times.sort((one, other) => one - other);
console.log(`handlers were named after ${firstLines.join(", ")} ms`);
console.log(`p50 ${times[Math.floor(times.length / 2)]} ms, worst ${times.at(-1)} ms`);

async function saveTenTimes(isInterrupted: () => boolean): Promise<void> {
  await dev.next(/callers .*(since)/, 180_000);
  for (let save = 0; save < 10 && !isInterrupted(); save += 1) {
    const isBreaking = save % 2 === 0;
    const message = dev.next(isBreaking ? /To mend, (.*) after the save/ : /All fits, (.*) after the save/);
    const handlers = isBreaking ? dev.next(/✗ (handlers)/) : undefined;
    const callers = dev.next(/callers .*(since)/);
    const coreTime = coreTimeOf(dev.pid);
    const started = performance.now();
    writeFileSync(file, isBreaking ? changed : contract);
    if (isBreaking) {
      await handlers;
      firstLines.push(Math.round(performance.now() - started));
    }
    await message;
    times.push(Math.round(performance.now() - started));
    const used = coreTimeOf(dev.pid) - coreTime;
    console.log(
      `${isBreaking ? "breaking" : "good    "}  ${times.at(-1)} ms   cores ${used} ms   load ${loadavg()[0]?.toFixed(1)}`,
    );
    await callers;
  }
}
