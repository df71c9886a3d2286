// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Timeouts are generous for browsers on a busy machine: tests wait for events, not for fixed times.
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 90_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // One browser per worker.
    maxWorkers: 2,
    isolate: false,
  },
});
