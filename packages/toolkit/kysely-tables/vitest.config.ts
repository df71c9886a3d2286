import { defineConfig, mergeConfig } from "vitest/config";
// @boundaries-ignore One configuration for the repository.
import base from "../../../vitest.config.ts";

export default mergeConfig(
  base,
  defineConfig({ test: { globalSetup: "@animal-store/sql-store/testing/global-setup" } }),
);
