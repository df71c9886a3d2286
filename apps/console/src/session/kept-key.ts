const name = "animal-store-key";

/** The key that this tab keeps until it is closed, for who asked for that. It is never written to disk by the console. */
export const keptKey = {
  read: () => ifAllowed(() => sessionStorage.getItem(name)) ?? undefined,
  keep: (key: string) => ifAllowed(() => sessionStorage.setItem(name, key)),
  forget: () => ifAllowed(() => sessionStorage.removeItem(name)),
};

// A browser that forbids storage throws, and then the key is kept in memory alone.
function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
