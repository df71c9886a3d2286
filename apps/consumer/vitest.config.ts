// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// The setup packs all packages and installs them, which takes long on a busy machine.
export default defineConfig({
  test: { isolate: false, globalSetup: "test/set-up.ts", testTimeout: 240_000, hookTimeout: 60_000 },
});
