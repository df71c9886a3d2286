// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// For npm run test:long. Files run sequentially, because each uses the whole machine.
export default defineConfig({
  test: {
    include: ["test/**/*.long.ts"],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
