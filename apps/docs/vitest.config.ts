// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { configDefaults, defineConfig } from "vitest/config";
import { writeSamples } from "./src/samples/guide-samples.ts";

// Before vitest looks for tests, because some of the samples are tests.
writeSamples();

// A browser on a busy machine takes its time; what is waited for is always an event, never a fixed time.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

// No test leaves anything changed behind it, so the sources are loaded once for all files. By itself vitest leaves one core alone, which is half of two.
const onRunningSandbox = [".filled-samples/elsewhere.test.tsx"];
export default defineConfig({
  test: {
    ...patience,
    maxWorkers: "100%",
    isolate: false,
    projects: [
      { extends: true, test: { name: "docs", exclude: [...configDefaults.exclude, ...onRunningSandbox] } },
      {
        extends: true,
        test: { name: "elsewhere", include: onRunningSandbox, setupFiles: ["src/test/serve-elsewhere.ts"] },
      },
    ],
  },
});
