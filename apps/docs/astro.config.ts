import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { contract } from "./src/contract-document.ts";
import { sidebar } from "./src/guides/sidebar.ts";
import { referenceSidebar } from "./src/reference/reference-pages.ts";

const base = "/docs";

export default defineConfig({
  base,
  srcDir: "./site",
  publicDir: "./site/public",
  build: { inlineStylesheets: "never" },
  devToolbar: { enabled: false },
  // Starlight's tabs load satteri's binary during the build, which fails from within a bundle.
  vite: {
    ssr: { external: ["satteri"] },
    build: { license: { fileName: "third-party.md" } },
  },
  integrations: [
    starlight({
      title: "Animal Store",
      description: "The Animal Store API: guides, reference and samples.",
      logo: { light: "./assets/logo.svg", dark: "./assets/logo-dark.svg", alt: "", replacesTitle: true },
      favicon: "/favicon.svg",
      customCss: ["./site/styles/theme.css", "./site/styles/pictures.css", "./src/try/try.css"],
      components: {
        PageTitle: "./site/components/page-title.astro",
        SocialIcons: "./site/components/header-links.astro",
      },
      routeMiddleware: "./site/route-data.ts",
      markdown: { processedDirs: ["./.filled"] },
      expressiveCode: {
        defaultProps: { wrap: true, preserveIndent: true, overridesByLang: { "sh,http": { frame: "none" } } },
        styleOverrides: {
          borderRadius: "0.5rem",
          borderColor: "var(--sl-color-hairline-light)",
          codeBackground: "var(--sl-color-gray-7, var(--sl-color-gray-6))",
          codeFontSize: "0.85rem",
          frames: {
            frameBoxShadowCssValue: "none",
            editorBackground: "var(--sl-color-gray-7, var(--sl-color-gray-6))",
            editorTabBarBackground: "var(--sl-color-gray-7, var(--sl-color-gray-6))",
            editorActiveTabBackground: "transparent",
            editorActiveTabForeground: "var(--sl-color-gray-3)",
            editorActiveTabBorderColor: "transparent",
            editorActiveTabIndicatorTopColor: "transparent",
            editorTabBarBorderBottomColor: "transparent",
          },
        },
      },
      credits: false,
      sidebar: [...sidebar.map(({ label, pages }) => ({ label, items: [...pages] })), ...referenceSidebar(contract)],
    }),
  ],
});
