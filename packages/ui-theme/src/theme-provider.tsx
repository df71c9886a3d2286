import { MantineProvider, type MantineThemeOverride } from "@mantine/core";
import type { ReactNode } from "react";
import { createColorScheme } from "./color-scheme.ts";
import { theme as ours } from "./theme.ts";

interface ThemeProviderProps {
  /** Ours with what a page adds to it. */
  readonly theme?: MantineThemeOverride;
  readonly children: ReactNode;
}

const colorScheme = createColorScheme();

/** Gives a page our look, light or dark as the reader chose in the docs or here. */
export function ThemeProvider({ theme = ours, children }: ThemeProviderProps) {
  return (
    // The policy admits no style in the page: the variables come as a file, and the global classes are not used.
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
