import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  MantineProvider,
  useMantineColorScheme,
} from "@mantine/core";
import type { ReactNode } from "react";
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

export const colorSchemes: readonly { readonly value: MantineColorScheme; readonly label: string }[] = [
  { value: "auto", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Returns the color scheme of the user and its setter. */
export function useColorScheme() {
  // Disabling transitions needs an inline style, which the CSP forbids.
  return useMantineColorScheme({ keepTransitions: true });
}

/** Stores the color scheme under Starlight's key. Starlight stores an empty string for the system scheme. */
const storage = localStorageColorSchemeManager({ key: "starlight-theme" });
const colorSchemeManager: MantineColorSchemeManager = {
  ...storage,
  set: (scheme) => storage.set((scheme === "auto" ? "" : scheme) as MantineColorScheme),
};
