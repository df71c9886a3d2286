import { contract, idempotency } from "@animal-store/contract";
import { basePath } from "@animal-store/contract/calls";
import { documentJson } from "@animal-store/contract/document";
import { compressFiles } from "@animal-store/node-http";
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { theme } from "./src/theme/theme.ts";

const pageLimit = JSON.parse(documentJson).components.parameters.Limit.schema.maximum;
const plans = Object.entries(contract.plans).map(([name, { perMinute, perDay }]) => ({
  name,
  minute: perMinute ?? undefined,
  day: perDay ?? undefined,
}));

const variablesModule = "virtual:theme-variables.css";

/** Writes the theme variables to a CSS file, because the CSP forbids inline styles. */
const themePlugin: Plugin = {
  name: "theme",
  resolveId: (source) => (source === variablesModule ? `\0${source}` : undefined),
  load(id) {
    if (id !== `\0${variablesModule}`) return undefined;
    return convertCssVariables(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)), ":root");
  },
};

export default defineConfig({
  base: "/console/",
  plugins: [react(), themePlugin, { name: "compress-files", writeBundle: ({ dir = "" }) => compressFiles(dir) }],
  define: {
    BASE_PATH: JSON.stringify(basePath),
    PAGE_LIMIT: JSON.stringify(pageLimit),
    PLANS: JSON.stringify(plans),
    RETENTION_HOURS: JSON.stringify(idempotency.keptSeconds / 3600),
  },
  build: {
    target: "es2023",
    // The CSP forbids data: URLs of inlined assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: 800,
    // The licences of bundled packages require attribution.
    license: { fileName: "third-party.md" },
  },
});
