// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Thousands of generated requests, kills, and measurements, apart from the other tests: npm run test:long. One file after another,
// so that no other one is measured along.
export default defineConfig({
  test: {
    include: ["test/**/*.long.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
