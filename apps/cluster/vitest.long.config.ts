// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Faults under traffic, and the judge paced by real minutes: npm run test:long. One file after another, so that none slows another.
export default defineConfig({
  test: { include: ["test/**/*.long.ts"], fileParallelism: false, testTimeout: 900_000, hookTimeout: 180_000 },
});
