// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// No test leaves anything changed behind it, so the sources are loaded once for all files.
// What takes a second alone takes many on a busy machine.
export default defineConfig({ test: { isolate: false, testTimeout: 30_000 } });
