// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Timeouts are generous for a busy machine: tests wait for events, not for fixed times. Tests clean up, so files share modules.
export default defineConfig({
  test: { isolate: false, testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } },
});
