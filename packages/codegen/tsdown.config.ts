import { defineConfig } from "tsdown";

export default defineConfig({
  entry: "src/cli.ts",
  platform: "node",
  fixedExtension: false,
  // Only the command is published, so no types are needed.
  dts: false,
  // Dependencies are installed, not bundled.
  deps: { onlyBundle: [] },
  logLevel: "error",
});
