// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// The whole benchmark in small, on a machine that may be busy: it ends by itself, and no time is asserted.
// No test leaves anything changed behind it, so the sources are loaded once for all files.
export default defineConfig({ test: { isolate: false, testTimeout: 180_000 } });
