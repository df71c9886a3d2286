// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// A lint takes a fraction of a second, on a busy machine several; loading Redocly once per worker is enough.
export default defineConfig({
  test: { include: ["{rules,compatibility,owasp}/**/*.test.ts"], isolate: false, testTimeout: 30_000 },
});
