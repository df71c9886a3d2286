// Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "./scripts/toolchain/assert-node-version.mjs";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

// Many tests start a server or a thread. The compile cache cuts that CPU time to a quarter.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/node-compile", import.meta.url));

/** The tests of each workspace. Timeouts are generous for a busy machine: tests wait for events, not for fixed times. */
export default defineConfig({
  test: {
    // Repositories that tests create have tests too.
    exclude: [...configDefaults.exclude, "**/output-*/**", "**/template/**"],
    // Node.js cannot import its JSON.
    server: { deps: { inline: ["@actions/workflow-parser"] } },
    // Most objects of a test die young. A larger young generation saves a tenth of the CPU time.
    execArgv: ["--min-semi-space-size=64"],
    // Tests clean up, so files share modules.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
