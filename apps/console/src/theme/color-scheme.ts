import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  useMantineColorScheme,
} from "@mantine/core";

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
export const colorSchemeManager: MantineColorSchemeManager = {
  ...storage,
  set: (scheme) => storage.set((scheme === "auto" ? "" : scheme) as MantineColorScheme),
};
