import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vitest.long.config.ts";

export default mergeConfig(base, defineConfig({ test: { globalSetup: "test/set-up.ts" } }));
