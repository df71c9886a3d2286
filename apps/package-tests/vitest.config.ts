import { defineConfig, mergeConfig } from "vitest/config";
// @boundaries-ignore One configuration for the repository.
import base from "../../vitest.config.ts";

// The setup packs all packages and installs them, which takes long on a busy machine.
export default mergeConfig(base, defineConfig({ test: { globalSetup: "test/set-up.ts", testTimeout: 240_000 } }));
