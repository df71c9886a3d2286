import { contract, idempotency } from "@animal-store/contract";
import { basePath } from "@animal-store/contract/calls";
import { documentJson } from "@animal-store/contract/document";
import { compressFiles } from "@animal-store/node-http";
import { themePlugin } from "@animal-store/ui-theme/build";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const pageLimit = JSON.parse(documentJson).components.parameters.Limit.schema.maximum;
const plans = Object.entries(contract.plans).map(([name, { perMinute, perDay }]) => ({
  name,
  minute: perMinute ?? undefined,
  day: perDay ?? undefined,
}));

export default defineConfig({
  base: "/console/",
  plugins: [
    react(),
    themePlugin({ allowsFetch: true }),
    { name: "compress-files", writeBundle: ({ dir = "" }) => compressFiles(dir) },
  ],
  define: {
    BASE_PATH: JSON.stringify(basePath),
    PAGE_LIMIT: JSON.stringify(pageLimit),
    PLANS: JSON.stringify(plans),
    RETENTION_HOURS: JSON.stringify(idempotency.keptSeconds / 3600),
  },
  // The licences of bundled packages require attribution.
  build: { reportCompressedSize: true, chunkSizeWarningLimit: 800, license: { fileName: "third-party.md" } },
});
