// @boundaries-ignore It must come first: an old Node.js gets a clear error before any package loads.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Tests leave no global state, so all files share one module graph. The timeout allows for a busy machine.
export default defineConfig({ test: { isolate: false, testTimeout: 30_000 } });
