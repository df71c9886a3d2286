import type { OpenKeptStores } from "@animal-store/service/testing";
import { openTestStores } from "./open-test-stores.ts";
import { temporaryDirectory } from "./server-process.ts";

/** SQLite stores in a folder of their own, which tell their changes where they are told to. */
export const openKeptStores: OpenKeptStores = ({ changes }) => {
  const folder = temporaryDirectory();
  const { stores, close } = openTestStores(folder.path, {}, changes);
  return {
    stores,
    async close() {
      await close();
      folder.remove();
    },
  };
};
