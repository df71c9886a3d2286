// @boundaries-ignore Must be the first import, so that an old Node.js gets a clear error before a dependency fails.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

// The timeout allows for a busy machine. Written repositories have tests too, in folders of `test`.
export default defineConfig({ test: { include: ["test/*.test.ts"], isolate: false, testTimeout: 60_000 } });
