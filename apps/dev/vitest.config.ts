// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// A loop of several processes on a busy machine; what is waited for is always an event, never a fixed time.
// No test leaves anything changed behind it, so the sources are loaded once for all files.
export default defineConfig({
  test: {
    isolate: false,
    include: ["test/**/*.test.ts", "src/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
