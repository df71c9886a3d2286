// @boundaries-ignore Imported first, so that an unsupported Node.js fails with a clear message.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// The setup packs all packages and installs them, which takes long on a busy machine.
export default defineConfig({
  test: { isolate: false, globalSetup: "test/set-up.ts", testTimeout: 240_000, hookTimeout: 60_000 },
});
