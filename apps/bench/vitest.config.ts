// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// The timeout is generous for a busy machine. Tests clean up, so files share modules.
export default defineConfig({ test: { isolate: false, testTimeout: 180_000 } });
