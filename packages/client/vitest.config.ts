// @boundaries-ignore Imported first, so that an unsupported Node.js fails with a clear message.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// The tests share no state, so all files use one module graph. The timeout allows for a busy machine.
export default defineConfig({ test: { isolate: false, testTimeout: 30_000 } });
