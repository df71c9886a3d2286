// @boundaries-ignore It must come first: an old Node.js gets a clear error before any package loads.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

export default defineConfig({});
