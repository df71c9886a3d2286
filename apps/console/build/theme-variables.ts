import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import type { Plugin } from "vite";
import { theme } from "../src/theme/theme.ts";

const name = "virtual:theme-variables.css";

/** The theme's CSS variables as a file: Mantine would put them into the page, where the policy admits no style. */
export function themeVariables(): Plugin {
  return {
    name: "theme-variables",
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
      return convertCssVariables(resolved, ":root");
    },
  };
}
