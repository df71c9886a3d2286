const keyName = "animal-store-key";

/** The key, until the tab is closed. Stores nothing if the browser blocks storage. */
export const storedKey = {
  read: () => tryStorage(() => sessionStorage.getItem(keyName)) ?? undefined,
  save: (key: string) => tryStorage(() => sessionStorage.setItem(keyName, key)),
  remove: () => tryStorage(() => sessionStorage.removeItem(keyName)),
};

function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
