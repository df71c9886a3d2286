import { fileURLToPath } from "node:url";
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import type { Plugin } from "vite";
import { accessibleColors, theme } from "./theme.ts";

const publicDir = fileURLToPath(new URL("../public", import.meta.url));

const variablesModule = "virtual:theme-variables.css";

/** @param allowsFetch whether the page sends requests to its server */
export function themePlugin({ allowsFetch }: { readonly allowsFetch: boolean }): Plugin {
  return {
    name: "ui-theme",
    config: () => ({
      publicDir,
      // The CSP can forbid the fetch of the polyfill, and forbids data: URLs of inlined assets.
      build: { target: "es2023", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    }),
    resolveId: (source) => (source === variablesModule ? `\0${source}` : undefined),
    load: (id) => (id === `\0${variablesModule}` ? createThemeVariables() : undefined),
    generateBundle() {
      const source = `${JSON.stringify(createPageHeaders(allowsFetch), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "headers.json", source });
    },
  };
}

function createPageHeaders(allowsFetch: boolean): Record<string, Record<string, string>> {
  return {
    "/": {
      "Content-Security-Policy": createPolicy(allowsFetch ? "'self'" : "'none'"),
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cache-Control": "no-cache",
    },
    // Browsers request the icon on each change of the URL, also when offline.
    "/favicon.svg": { "Cache-Control": "public, max-age=86400" },
    "/assets/": { "Cache-Control": "public, max-age=31536000, immutable" },
  };
}

function createPolicy(connectSrc: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${connectSrc}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

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
