import { defineConfig, type UserConfig } from "tsdown";

// Bundles all dependencies, because Node.js does not strip types in node_modules.
const program: UserConfig = {
  platform: "node",
  fixedExtension: false,
  dts: false,
  deps: { alwaysBundle: [/./] },
  logLevel: "warn",
};

export default defineConfig([
  {
    ...program,
    entry: ["main", "keys", "migrate-store", "backup", "restore", "integrity"].map((name) => `src/${name}.ts`),
    // Served at /docs and /console. A glob pattern would skip subfolders.
    copy: ["docs", "console"].map((app) => ({
      from: `node_modules/@animal-store/${app}/dist`,
      to: "dist",
      rename: app,
    })),
  },
  // A separate build, so that the writer thread shares no chunk with the programs.
  { ...program, entry: ["src/writer-thread.ts"], clean: false },
]);
