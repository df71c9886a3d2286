import {
  isMantineColorScheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  useMantineColorScheme,
} from "@mantine/core";

export type ColorScheme = MantineColorScheme;

export const colorSchemes: readonly { readonly value: ColorScheme; readonly label: string }[] = [
  { value: "auto", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Returns the color scheme of the user and its setter. */
export function useColorScheme(): { readonly colorScheme: ColorScheme; setColorScheme(choice: ColorScheme): void } {
  // Disabling transitions needs an inline style, which the CSP forbids.
  return useMantineColorScheme({ keepTransitions: true });
}

/** The `localStorage` key of Starlight, with the values `dark`, `light` and an empty string. */
const storageKey = "starlight-theme";

export function createColorSchemeManager(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined;
  return {
    get: (defaultValue) => loadChoice() ?? defaultValue,
    set: (choice) => saveChoice(choice === "auto" ? "" : choice),
    clear: () => saveChoice(""),
    subscribe(onUpdate) {
      onStorage = ({ key }) => key === storageKey && onUpdate(loadChoice() ?? "auto");
      addEventListener("storage", onStorage);
    },
    unsubscribe: () => onStorage && removeEventListener("storage", onStorage),
  };
}

// If the browser blocks storage, a choice lasts until the page is closed.
function loadChoice(): ColorScheme | undefined {
  try {
    const choice = localStorage.getItem(storageKey);
    return isMantineColorScheme(choice) ? choice : undefined;
  } catch {
    return undefined;
  }
}

function saveChoice(choice: string): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {}
}
