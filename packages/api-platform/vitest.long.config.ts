// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// For npm run test:long. Some tests measure memory after a garbage collection.
export default defineConfig({
  test: { include: ["long/**/*.long.ts"], testTimeout: 600_000, pool: "forks", execArgv: ["--expose-gc"] },
});
