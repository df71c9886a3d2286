// @boundaries-ignore It must stand before all that a package could bring: an old Node is to be told at once.
import "../../scripts/toolchain/assert-node-version.mjs";
import { defineConfig } from "vitest/config";

export default defineConfig({});
