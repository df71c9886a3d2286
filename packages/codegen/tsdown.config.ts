import { defineConfig } from "tsdown";

// The command alone is published: without a library there are no types to keep.
export default defineConfig({
  entry: "src/cli.ts",
  platform: "node",
  fixedExtension: false,
  dts: false,
  logLevel: "warn",
});
