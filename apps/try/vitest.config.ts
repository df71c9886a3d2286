// @boundaries-ignore Must be the first import, so that an old Node.js fails with a clear message.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// Browsers can be slow on a busy machine. Tests wait for events, never for a fixed time.
export default defineConfig({ test: { testTimeout: 30_000, expect: { poll: { timeout: 15_000 } }, isolate: false } });
