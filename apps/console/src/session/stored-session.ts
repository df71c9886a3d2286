import { parseJson, stringifyJson } from "@animal-store/client";
import type { Write } from "./history.ts";

export interface Credentials {
  readonly key: string;
  /** The user's name of the key. Can be empty. */
  readonly name: string;
}

const credentialsItem = "animal-store-key";
const historyItem = "animal-store-history";

/** The credentials, until the tab is closed. Stores nothing if the browser blocks storage. */
export const storedCredentials = {
  read: () => tryStorage(() => parseItem<Credentials>(credentialsItem)),
  save: (credentials: Credentials) => saveItem(credentialsItem, credentials),
  remove: () =>
    tryStorage(() => {
      for (const name of [credentialsItem, historyItem]) sessionStorage.removeItem(name);
    }),
};

/** The writes of the session, stored and removed together with the credentials. */
export const storedHistory = {
  read: () => tryStorage(() => parseItem<readonly Write[]>(historyItem)) ?? [],
  save: (writes: readonly Write[]) => saveItem(historyItem, writes),
};

const shortcutsItem = "animal-store-shortcuts";

/** Whether keyboard shortcuts are enabled in this browser. */
export const storedShortcuts = {
  read: () => tryStorage(() => localStorage.getItem(shortcutsItem)) !== "off",
  save: (areEnabled: boolean) => tryStorage(() => localStorage.setItem(shortcutsItem, areEnabled ? "on" : "off")),
};

function parseItem<Item>(name: string): Item | undefined {
  const json = sessionStorage.getItem(name);
  return json === null ? undefined : (parseJson(json) as Item);
}

function saveItem(name: string, item: unknown): void {
  tryStorage(() => sessionStorage.setItem(name, stringifyJson(item) ?? ""));
}

function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
