import { basePath } from "@animal-store/contract/calls";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { headersFile } from "./build/headers-file.ts";
import { pageLimit } from "./build/page-limit.ts";
import { themeVariables } from "./build/theme-variables.ts";

export default defineConfig({
  base: "/console/",
  plugins: [react(), themeVariables(), headersFile()],
  define: { BASE_PATH: JSON.stringify(basePath), PAGE_LIMIT: String(pageLimit()) },
  build: { target: "es2023", assetsInlineLimit: 0, reportCompressedSize: true, chunkSizeWarningLimit: 800 },
});
