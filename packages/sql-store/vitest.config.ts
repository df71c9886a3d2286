// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

// Most tests start a writer thread. The compile cache reduces its CPU time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/node-compile", import.meta.url));

const onPostgres = ["src/postgres/**/*.test.ts"];

// Timeouts are generous for a busy machine: tests wait for events, not for fixed times. Tests clean up, so files share modules.
export default defineConfig({
  test: {
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: "sql-store", exclude: [...configDefaults.exclude, ...onPostgres] } },
      {
        extends: true,
        test: { name: "postgres", include: onPostgres, globalSetup: "test/postgres/global-setup.ts" },
      },
    ],
  },
});
