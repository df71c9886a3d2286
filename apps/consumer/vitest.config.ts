import { defineConfig } from "vitest/config";

// The set-up packs, and installs into an empty project; processes on a busy machine take their time.
export default defineConfig({
  test: { globalSetup: "test/set-up.ts", testTimeout: 120_000, hookTimeout: 60_000 },
});
