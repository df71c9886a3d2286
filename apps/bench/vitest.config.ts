// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/refuse-old-node.mjs";
import { defineConfig } from "vitest/config";

// The whole benchmark in small, on a machine that may be busy: it ends by itself, and no time is asserted.
export default defineConfig({ test: { testTimeout: 180_000 } });
