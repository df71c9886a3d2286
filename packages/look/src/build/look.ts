import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { missingStyles } from "./missing-styles.ts";
import { pageHeaders } from "./page-headers.ts";
import { themeVariables } from "./theme-variables.ts";

const publicDir = fileURLToPath(new URL("../../public", import.meta.url));
const variables = "virtual:theme-variables.css";

/** Builds a page for our policy and with our look. @param options.connects whether the page may call its own origin */
export function look({ connects }: { readonly connects: boolean }): Plugin {
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
      const source = `${JSON.stringify(pageHeaders({ connects }), null, 2)}\n`;
      this.emitFile({ type: "asset", fileName: "headers.json", source });
    },
    writeBundle(_, bundle) {
      const missing = missingStyles(Object.values(bundle));
      if (missing.length > 0)
        this.error(`The page lacks styles of components that it uses. Import: ${missing.join(", ")}`);
    },
  };
}
