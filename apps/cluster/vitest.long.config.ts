// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// For npm run test:long. Files run sequentially, so that they do not slow each other down.
export default defineConfig({
  test: { include: ["test/**/*.long.ts"], fileParallelism: false, testTimeout: 900_000, hookTimeout: 180_000 },
});
