import { defineConfig } from "tsdown";

// One folder that runs without node_modules: what is deployed is bundled, because Node strips no types there.
export default defineConfig({
  entry: ["src/main.ts", "src/keys.ts"],
  platform: "node",
  fixedExtension: false,
  dts: false,
  deps: { alwaysBundle: [/./] },
  // Served at /docs.
  copy: [{ from: "node_modules/@animal-store/docs/dist/*", to: "dist/docs" }],
  logLevel: "warn",
});
