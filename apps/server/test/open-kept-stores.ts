import type { OpenKeptStores } from "@animal-store/service/testing";
import { fastFolder } from "./fast-folder.ts";
import { openTestStores } from "./open-test-stores.ts";
import { temporaryDirectory } from "./server-process.ts";

/** SQLite stores in a folder of their own, which tell their changes where they are told to. */
export const openKeptStores: OpenKeptStores = ({ changes }) => {
  const folder = temporaryDirectory(fastFolder());
  const { stores, close } = openTestStores(folder.path, {}, changes);
  return {
    stores,
    async close() {
      await close();
      folder.remove();
    },
  };
};
