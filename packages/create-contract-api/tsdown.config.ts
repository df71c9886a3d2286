import { defineConfig } from "tsdown";

export default defineConfig({
  entry: "src/cli.ts",
  platform: "node",
  fixedExtension: false,
  // Only the command is published, so there are no types.
  dts: false,
  deps: { onlyBundle: [] },
  logLevel: "error",
});
