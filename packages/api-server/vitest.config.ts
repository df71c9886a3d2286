// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Some tests start a server. The compile cache cuts that CPU time to a quarter.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/node-compile", import.meta.url));

// Timeouts are generous for a busy machine: tests wait for events, not for fixed times. Tests clean up, so files share modules.
export default defineConfig({
  test: {
    isolate: false,
    // Most tests wait for Redis, so two files at a time need no more cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
