import { tabStorage } from "./tab-storage.ts";

const name = "animal-store-key";

/** The key that this tab keeps until it is closed, for who asked for that. It is never written to disk by the console. */
export const keptKey = {
  read: () => tabStorage.read(name),
  keep: (key: string) => tabStorage.keep(name, key),
  forget: () => tabStorage.forget(name),
};
