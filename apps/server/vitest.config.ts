import { availableParallelism } from "node:os";
import { defineConfig, mergeConfig } from "vitest/config";
// @boundaries-ignore One configuration for the repository.
import base from "../../vitest.config.ts";

const onPostgres = ["test/postgres/**/*.test.ts"];
const globalSetup = "@animal-store/sql-store/testing/global-setup";

export default mergeConfig(
  base,
  defineConfig({
    test: {
      maxWorkers: Math.max(2, availableParallelism() - 1),
      projects: [
        { extends: true, test: { name: "server", exclude: onPostgres } },
        { extends: true, test: { name: "postgres", include: onPostgres, globalSetup } },
      ],
    },
  }),
);
