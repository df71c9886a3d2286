// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";
import { writeSamples } from "./src/test/guide-samples.ts";

// Runs before vitest collects the tests, because some samples are tests.
writeSamples();

// Timeouts are generous for browsers on a busy machine.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

export default defineConfig({
  test: {
    ...timeouts,
    // By default, vitest leaves one core unused.
    maxWorkers: "100%",
    // Tests leave no state behind, so all files can share loaded modules.
    isolate: false,
  },
});
