import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { pageHeaders } from "./src/look/page-headers.ts";
import { themeVariables } from "./src/look/theme-variables.ts";

export default defineConfig({
  base: "/docs/try/",
  plugins: [react(), themeStyles(), headersBeside(), scriptBeforePaint()],
  build: {
    target: "es2024",
    // The polyfill calls fetch, which the page's policy forbids.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});

/** Mantine would write the theme's variables into a style element, which the page's policy forbids: here they become a file. */
function themeStyles(): Plugin {
  const name = "virtual:theme.css";
  return {
    name: "theme-styles",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? themeVariables() : null),
  };
}

/** For whoever serves the page without importing this app. */
function headersBeside(): Plugin {
  return {
    name: "headers-beside",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "headers.json", source: `${JSON.stringify(pageHeaders, null, 2)}\n` });
    },
  };
}

/** Nothing is painted before the script has run, so that no page is light for a moment where the docs were chosen to be dark. */
function scriptBeforePaint(): Plugin {
  return {
    name: "script-before-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}
