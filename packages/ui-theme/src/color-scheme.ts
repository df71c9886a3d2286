import {
  isMantineColorScheme,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  useMantineColorScheme,
} from "@mantine/core";

export type ColorScheme = MantineColorScheme;

/** What a reader may choose between, in words. */
export const colorSchemes: readonly { readonly value: ColorScheme; readonly label: string }[] = [
  { value: "auto", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** The reader's choice, and what changes it. */
export function useColorScheme(): { readonly colorScheme: ColorScheme; setColorScheme(choice: ColorScheme): void } {
  // To hold transitions back it would write a style into the page, which the policy forbids.
  return useMantineColorScheme({ keepTransitions: true });
}

/** Where the docs (Starlight) keep the reader's choice, as `dark`, `light` or an empty text. */
const place = "starlight-theme";

/** The choice of light or dark that a page shares with the docs, also when it changes in another tab. */
export function createColorScheme(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined;
  return {
    get: (otherwise) => read() ?? otherwise,
    set: (choice) => keep(choice === "auto" ? "" : choice),
    clear: () => keep(""),
    subscribe(onUpdate) {
      onStorage = ({ key }) => key === place && onUpdate(read() ?? "auto");
      addEventListener("storage", onStorage);
    },
    unsubscribe: () => onStorage && removeEventListener("storage", onStorage),
  };
}

// A browser may keep its storage to itself: then a choice holds until the page is left.
function read(): ColorScheme | undefined {
  try {
    const choice = localStorage.getItem(place);
    return isMantineColorScheme(choice) ? choice : undefined;
  } catch {
    return undefined;
  }
}

function keep(choice: string): void {
  try {
    localStorage.setItem(place, choice);
  } catch {}
}
