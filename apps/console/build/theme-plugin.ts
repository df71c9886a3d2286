import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import type { Plugin } from "vite";
import { accessibleColors, theme } from "../src/theme/theme.ts";

const variablesModule = "virtual:theme-variables.css";

/** Writes the theme variables to a CSS file, and the headers of the page to `headers.json`. */
export function themePlugin(): Plugin {
  return {
    name: "theme",
    resolveId: (source) => (source === variablesModule ? `\0${source}` : undefined),
    load: (id) => (id === `\0${variablesModule}` ? createThemeVariables() : undefined),
    generateBundle() {
      const source = `${JSON.stringify(headersByPath, null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "headers.json", source });
    },
  };
}

const headersByPath = {
  "/": {
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
  },
  // Browsers request the icon on each change of the URL, also when offline.
  "/favicon.svg": { "Cache-Control": "public, max-age=86400" },
  "/assets/": { "Cache-Control": "public, max-age=31536000, immutable" },
};

function createThemeVariables(): string {
  const mergedTheme = mergeMantineTheme(DEFAULT_THEME, theme);
  const [defaults, overrides] = [defaultCssVariablesResolver(mergedTheme), accessibleColors(mergedTheme)];
  const resolved = {
    variables: { ...defaults.variables, ...overrides.variables },
    light: { ...defaults.light, ...overrides.light },
    dark: { ...defaults.dark, ...overrides.dark },
  };
  return convertCssVariables(resolved, ":root");
}
