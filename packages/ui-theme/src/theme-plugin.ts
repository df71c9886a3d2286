import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import type { Plugin, Rolldown } from "vite";
import { accessibleColors, theme } from "./theme.ts";

const publicDir = fileURLToPath(new URL("../public", import.meta.url));
const variables = "virtual:theme-variables.css";

/** Builds a page for our policy and with our look. @param options.connects whether the page may call its own origin */
export function themePlugin({ connects }: { readonly connects: boolean }): Plugin {
  return {
    name: "look",
    config: () => ({
      publicDir,
      // The polyfill calls fetch, which the policy may forbid, and what is inlined would be a data address.
      build: { target: "es2023", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    }),
    resolveId: (source) => (source === variables ? `\0${variables}` : undefined),
    load: (id) => (id === `\0${variables}` ? themeVariables() : undefined),
    generateBundle() {
      const source = `${JSON.stringify(createPageHeaders({ connects }), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "headers.json", source });
    },
    writeBundle(_, bundle) {
      const missing = findMissingStyles(Object.values(bundle));
      if (missing.length > 0)
        this.error(`The page lacks styles of components that it uses. Import: ${missing.join(", ")}`);
    },
  };
}

const styles = join(dirname(fileURLToPath(import.meta.resolve("@mantine/core/styles.css"))), "styles");

/** The files of Mantine with the styles of components that stand in the scripts of a build, and whose styles do not. */
export function findMissingStyles(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string[] {
  const scripts = classesOf(files.flatMap((file) => (file.type === "chunk" ? [file.code] : [])));
  const built = classesOf(
    files.flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [])),
  );
  return readdirSync(styles)
    .filter((name) => name.endsWith(".css") && !name.endsWith(".layer.css"))
    .filter((name) =>
      [...classesOf([readFileSync(join(styles, name), "utf8")])].some(
        (known) => scripts.has(known) && !built.has(known),
      ),
    )
    .map((name) => `@mantine/core/styles/${name}`);
}

function classesOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/\bm_[0-9a-f]{6,8}\b/g) ?? []));
}

/** The headers to serve a page with, by what is below a path. @param options.connects whether the page may call its own origin */
export function createPageHeaders({
  connects,
}: {
  readonly connects: boolean;
}): Record<string, Record<string, string>> {
  return {
    "/": {
      "Content-Security-Policy": policy(connects ? "'self'" : "'none'"),
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cache-Control": "no-cache",
    },
    // Asked for anew with each change of the address, also where there is no network.
    "/favicon.svg": { "Cache-Control": "public, max-age=86400" },
    "/assets/": { "Cache-Control": "public, max-age=31536000, immutable" },
  };
}

/** The page's own files, nothing inline, no eval, and no other page may frame it. */
function policy(connect: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
}

/** The theme's variables as CSS: Mantine would put them into the page, where the policy admits no style. */
export function themeVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(merged), accessibleColors(merged)];
  const resolved = {
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: { ...base.dark, ...own.dark },
  };
  return convertCssVariables(resolved, ":root");
}
