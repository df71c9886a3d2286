// @boundaries-ignore Must be the first import: it rejects an unsupported Node.js version.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Tests that take minutes, run by `npm run test:long`. They measure memory after a garbage collection.
export default defineConfig({
  test: { include: ["long/**/*.long.ts"], testTimeout: 600_000, pool: "forks", execArgv: ["--expose-gc"] },
});
