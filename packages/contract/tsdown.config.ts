import { defineConfig } from "tsdown";

export default defineConfig({
  entry: { index: "src/index.ts", calls: "src/generated/calls.ts", document: "src/generated/document.ts" },
  platform: "neutral",
  fixedExtension: false,
  dts: true,
  logLevel: "error",
});
