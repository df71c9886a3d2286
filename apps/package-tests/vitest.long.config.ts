import { defineConfig, mergeConfig } from "vitest/config";
// @boundaries-ignore One configuration for the repository.
import base from "../../vitest.long.config.ts";

export default mergeConfig(base, defineConfig({ test: { globalSetup: "test/set-up.ts" } }));
