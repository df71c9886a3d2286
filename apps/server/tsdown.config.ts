import { defineConfig, type UserConfig } from "tsdown";

// One folder that runs without node_modules: what is deployed is bundled, because Node strips no types there.
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
    // Served at /docs and /console. A pattern would copy the files of a folder and leave out its folders.
    copy: ["docs", "console"].map((app) => ({
      from: `node_modules/@animal-store/${app}/dist`,
      to: "dist",
      rename: app,
    })),
  },
  // By itself, so that the thread loads nothing of the programs.
  { ...program, entry: ["src/sqlite/writer/writer-thread.ts"], clean: false },
]);
