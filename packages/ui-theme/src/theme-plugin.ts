import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import type { Plugin, Rolldown } from "vite";
import { accessibleColors, theme } from "./theme.ts";

const publicDir = fileURLToPath(new URL("../public", import.meta.url));

interface ThemeOptions {
  readonly allowsFetch: boolean;
  /** The components of the page, in the order that Mantine requires. The build fails if one is missing. */
  readonly components: readonly string[];
}

export function themePlugin({ allowsFetch, components }: ThemeOptions): Plugin {
  const modules: Record<string, () => string> = {
    "virtual:theme-variables.css": createThemeVariables,
    "virtual:component-styles.css": () => components.map((name) => readStyles(`${name}.css`)).join("\n"),
  };
  return {
    name: "ui-theme",
    config: () => ({
      publicDir,
      // The CSP can forbid the fetch of the polyfill, and forbids data: URLs of inlined assets.
      build: { target: "es2023", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    }),
    resolveId: (source) => (Object.hasOwn(modules, source) ? `\0${source}` : undefined),
    load: (id) => modules[id.slice(1)]?.(),
    generateBundle() {
      const source = `${JSON.stringify(createPageHeaders({ allowsFetch }), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "headers.json", source });
    },
    writeBundle(_, bundle) {
      const missing = findMissingStyles(Object.values(bundle));
      if (missing.length > 0) this.error(`The styles of some components are missing. Add ${missing.join(", ")}.`);
    },
  };
}

const stylesFolder = join(dirname(fileURLToPath(import.meta.resolve("@mantine/core/styles.css"))), "styles");

export function findMissingStyles(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string[] {
  const usedClasses = findClasses(files.flatMap((file) => (file.type === "chunk" ? [file.code] : [])));
  const styledClasses = findClasses(
    files.flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [])),
  );
  return readdirSync(stylesFolder)
    .filter((name) => name.endsWith(".css") && !name.endsWith(".layer.css"))
    .filter((name) =>
      [...findClasses([readStyles(name)])].some(
        (className) => usedClasses.has(className) && !styledClasses.has(className),
      ),
    )
    .map((name) => name.replace(".css", ""));
}

function readStyles(name: string): string {
  return readFileSync(join(stylesFolder, name), "utf8");
}

function findClasses(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/\bm_[0-9a-f]{6,8}\b/g) ?? []));
}

export function createPageHeaders({
  allowsFetch,
}: {
  readonly allowsFetch: boolean;
}): Record<string, Record<string, string>> {
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

export function createThemeVariables(): string {
  const mergedTheme = mergeMantineTheme(DEFAULT_THEME, theme);
  const [defaults, overrides] = [defaultCssVariablesResolver(mergedTheme), accessibleColors(mergedTheme)];
  const resolved = {
    variables: { ...defaults.variables, ...overrides.variables },
    light: { ...defaults.light, ...overrides.light },
    dark: { ...defaults.dark, ...overrides.dark },
  };
  return convertCssVariables(resolved, ":root");
}
