import { defineConfig } from "tsdown";

export default defineConfig({
  entry: "src/cli.ts",
  platform: "node",
  fixedExtension: false,
  // The command alone is published: without a library there are no types to keep.
  dts: false,
  // What is installed beside it stays there.
  deps: { onlyBundle: [] },
  logLevel: "error",
});
