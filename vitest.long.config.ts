import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** For `npm run test:long`. Files run sequentially, because some of them measure time and memory. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      include: ["**/*.long.ts"],
      exclude: configDefaults.exclude,
      fileParallelism: false,
      isolate: true,
      // Some tests measure memory after a garbage collection.
      pool: "forks",
      execArgv: ["--expose-gc"],
      testTimeout: 3_600_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
    },
  }),
);
