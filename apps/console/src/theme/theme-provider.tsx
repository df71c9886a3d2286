import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { colorSchemeManager } from "./color-scheme.ts";
import { theme } from "./theme.ts";

/** Provides the theme and the color scheme. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
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
