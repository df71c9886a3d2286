// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// No test changes shared state, so all files can share one module graph. The timeout allows for a busy machine.
export default defineConfig({ test: { isolate: false, testTimeout: 30_000 } });
