import { basePath } from "@animal-store/contract/calls";
import { compressFiles } from "@animal-store/node-http";
import { themePlugin } from "@animal-store/ui-theme/build";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { findPageLimit } from "./build/page-limit.ts";

export default defineConfig({
  base: "/console/",
  plugins: [
    react(),
    themePlugin({ allowsFetch: true }),
    { name: "compress-files", writeBundle: ({ dir = "" }) => compressFiles(dir) },
  ],
  define: { BASE_PATH: JSON.stringify(basePath), PAGE_LIMIT: String(findPageLimit()) },
  // The licences of bundled packages require attribution.
  build: { reportCompressedSize: true, chunkSizeWarningLimit: 800, license: { fileName: "third-party.md" } },
});
