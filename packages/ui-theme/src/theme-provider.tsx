import { MantineProvider, type MantineThemeOverride } from "@mantine/core";
import type { ReactNode } from "react";
import { colorSchemeManager } from "./color-scheme.ts";
import { theme as defaultTheme } from "./theme.ts";

interface ThemeProviderProps {
  readonly theme?: MantineThemeOverride;
  readonly children: ReactNode;
}

/** Provides the shared theme and color scheme. */
export function ThemeProvider({ theme = defaultTheme, children }: ThemeProviderProps) {
  return (
    // The CSP forbids inline styles. The variables are in a CSS file, and the global classes are unused.
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
