import { defineConfig } from "tsdown";

export default defineConfig({
  entry: "src/index.ts",
  platform: "neutral",
  fixedExtension: false,
  dts: true,
  // Bundles no dependencies.
  deps: { onlyBundle: [] },
  logLevel: "error",
});
