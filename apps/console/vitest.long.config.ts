// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// A list as long as a store's may become: npm run test:long.
export default defineConfig({
  test: { include: ["test/**/*.long.ts"], testTimeout: 600_000, hookTimeout: 300_000 },
});
