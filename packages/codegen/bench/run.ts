import { measure } from "./measure.ts";

/** Generates from documents of growing size, and prints seconds, those of its CPU, and peak memory. */
const sizes = process.argv.slice(2).map(Number);

for (const operations of sizes.length > 0 ? sizes : [100, 1000]) {
  const { document, seconds, ofCpu, peak } = measure(operations);
  console.log(
    `${operations} operations, ${Math.round(document)} KiB: ${seconds.toFixed(1)} s (${ofCpu.toFixed(1)} s of CPU), at most ${Math.round(peak)} MiB`,
  );
}
