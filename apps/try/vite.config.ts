import { themePlugin } from "@animal-store/ui-theme/build";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/docs/try/",
  plugins: [react(), themePlugin({ allowsFetch: false })],
  // The licences of bundled packages require attribution.
  build: { license: { fileName: "third-party.md" } },
});
