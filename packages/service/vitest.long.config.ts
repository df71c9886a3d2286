// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Floods of minutes, apart from the other tests: npm run test:long. Memory is measured after a collection.
export default defineConfig({
  test: { include: ["long/**/*.long.ts"], testTimeout: 600_000, pool: "forks", execArgv: ["--expose-gc"] },
});
