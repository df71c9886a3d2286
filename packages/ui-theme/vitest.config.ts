// @boundaries-ignore Imported first, so that an unsupported Node.js fails with a clear message.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["src/**/*.test.ts"] } });
