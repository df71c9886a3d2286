import { defineConfig, mergeConfig } from "vitest/config";
// @boundaries-ignore One configuration for the repository.
import base from "../../../vitest.config.ts";

const onPostgres = ["src/postgres/**/*.test.ts"];

export default mergeConfig(
  base,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: "sql-store", exclude: onPostgres } },
        {
          extends: true,
          test: { name: "postgres", include: onPostgres, globalSetup: "test/postgres/global-setup.ts" },
        },
      ],
    },
  }),
);
