import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import type { Plugin } from "vite";
import { readableColors, theme } from "../src/theme/theme.ts";

const name = "virtual:theme-variables.css";

/** The theme's CSS variables as a file: Mantine would put them into the page, where the policy admits no style. */
export function themeVariables(): Plugin {
  return {
    name: "theme-variables",
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const merged = mergeMantineTheme(DEFAULT_THEME, theme);
      const [base, own] = [defaultCssVariablesResolver(merged), readableColors(merged)];
      const resolved = {
        variables: { ...base.variables, ...own.variables },
        light: { ...base.light, ...own.light },
        dark: { ...base.dark, ...own.dark },
      };
      return convertCssVariables(resolved, ":root");
    },
  };
}
