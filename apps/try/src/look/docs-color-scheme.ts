import { isMantineColorScheme, type MantineColorSchemeManager } from "@mantine/core";

/** Where the docs keep the reader's choice of light or dark. */
const place = "starlight-theme";

/** The docs' choice of light or dark, also when it changes in another tab. This page has no choice of its own. */
export function createDocsColorScheme(): MantineColorSchemeManager {
  let onStorage: ((event: StorageEvent) => void) | undefined;
  return {
    get: (otherwise) => readChoice() ?? otherwise,
    set: () => {},
    clear: () => {},
    subscribe(onUpdate) {
      onStorage = ({ key }) => key === place && onUpdate(readChoice() ?? "auto");
      addEventListener("storage", onStorage);
    },
    unsubscribe: () => onStorage && removeEventListener("storage", onStorage),
  };
}

function readChoice() {
  try {
    const choice = localStorage.getItem(place);
    return isMantineColorScheme(choice) ? choice : undefined;
  } catch {
    // A browser may keep its storage to itself.
    return undefined;
  }
}
