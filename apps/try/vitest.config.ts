// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// A browser on a busy machine takes its time; what is waited for is always an event, never a fixed time.
export default defineConfig({ test: { testTimeout: 30_000, expect: { poll: { timeout: 15_000 } }, isolate: false } });
