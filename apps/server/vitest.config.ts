// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

// Most tests start a writer thread or a server. With the cache of compiled code that takes a quarter of the processor time.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/node-compile", import.meta.url));

const onPostgres = ["src/postgres/**/*.test.ts", "test/postgres/**/*.test.ts"];

// Processes on a busy machine take their time; what is waited for is always an event, never a fixed time.
// No test leaves anything changed behind it, so the sources are loaded once for all files.
export default defineConfig({
  test: {
    isolate: false,
    // These wait for the builds of docs and console, and are what `npm test` ends with: alone on a machine of two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: "server", exclude: [...configDefaults.exclude, ...onPostgres] } },
      {
        extends: true,
        test: { name: "postgres", include: onPostgres, globalSetup: "test/postgres/global-setup.ts" },
      },
    ],
  },
});
