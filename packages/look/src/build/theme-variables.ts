import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from "@mantine/core";
import { readableColors, theme } from "../theme.ts";

/** The theme's variables as CSS: Mantine would put them into the page, where the policy admits no style. */
export function themeVariables(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const [base, own] = [defaultCssVariablesResolver(merged), readableColors(merged)];
  const resolved = {
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: { ...base.dark, ...own.dark },
  };
  return convertCssVariables(resolved, ":root");
}
