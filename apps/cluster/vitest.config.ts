// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Processes on a busy machine take their time; what is waited for is always an event, never a fixed time.
export default defineConfig({
  test: { isolate: false, testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 10_000 } } },
});
