// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// For npm run test:long: thousands of generated requests.
export default defineConfig({
  test: { include: ["test/**/*.long.ts"], testTimeout: 600_000, hookTimeout: 30_000 },
});
