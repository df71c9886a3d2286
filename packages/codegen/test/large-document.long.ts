import { expect, test } from "vitest";
import { measure } from "./measure.ts";

test("a document of 1,000 operations generates in under 20 s of one core and under 1 GB", () => {
  const { seconds, ofCpu, peak } = measure(1000);
  console.log(`${seconds.toFixed(1)} s, ${ofCpu.toFixed(1)} s of CPU, at most ${Math.round(peak)} MiB`);
  // What others do on the machine must not count, and more than one core must not be asked for.
  expect(ofCpu).toBeLessThan(20);
  expect(peak * 2 ** 20).toBeLessThan(1e9);
});
