const name = "animal-store-key";

/** The key that this tab keeps until it is closed, for who asked for that. It is never written to disk by the console. */
export const keptKey = {
  read: () => sessionStorage.getItem(name) ?? undefined,
  keep: (key: string) => sessionStorage.setItem(name, key),
  forget: () => sessionStorage.removeItem(name),
};
