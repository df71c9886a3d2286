import { defineConfig } from "tsdown";

export default defineConfig({
  entry: "src/index.ts",
  platform: "neutral",
  fixedExtension: false,
  dts: true,
  // What is installed beside it stays there.
  deps: { onlyBundle: [] },
  logLevel: "error",
});
