// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// The set-up packs, and installs into an empty project; processes on a busy machine take their time.
// No test leaves anything changed behind it, so the sources are loaded once for all files.
export default defineConfig({
  test: { isolate: false, globalSetup: "test/set-up.ts", testTimeout: 240_000, hookTimeout: 60_000 },
});
