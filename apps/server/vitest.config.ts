// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

// Most tests start a writer thread or a server. The compile cache cuts that CPU time to a quarter.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/node-compile", import.meta.url));

const onPostgres = ["test/postgres/**/*.test.ts"];

// Timeouts are generous for a busy machine: tests wait for events, not for fixed times. Tests clean up, so files share modules.
export default defineConfig({
  test: {
    isolate: false,
    // These tests run last in `npm test`, after the builds of docs and console, so both cores are free.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: "server", exclude: [...configDefaults.exclude, ...onPostgres] } },
      {
        extends: true,
        test: { name: "postgres", include: onPostgres, globalSetup: "@animal-store/sql-store/testing/global-setup" },
      },
    ],
  },
});
