// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// The tests share no state, so all files use one module graph. The timeout allows for a busy machine.
export default defineConfig({ test: { isolate: false, testTimeout: 30_000, setupFiles: "test/set-up.ts" } });
